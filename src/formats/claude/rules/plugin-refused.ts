import type { RepositoryRule } from '../../../model.ts'
import type { SubagentHeader } from '../claimed-names.ts'
import { goodSubagent, inPlugin } from '../example.ts'

const GOOD = inPlugin(goodSubagent)
const MANIFEST = '{"name": "review", "agents": "./agents/"}\n'

export const pluginRefused: RepositoryRule<SubagentHeader> = {
  id: 'claude/plugin-refused',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`agents` of a plugin lists files',
  why: 'In `plugin.json`, each entry of `agents` starts with `./` and ends with `.md`. With a folder, or anything else, Claude Code refuses the whole plugin, with its skills and commands. `skills` and `commands` may be folders. The finding is in one agent of the plugin.',
  source: 'https://code.claude.com/docs/en/plugins-reference#component-path-fields',
  bad: { ...GOOD, files: { 'plugins/review/.claude-plugin/plugin.json': MANIFEST } },
  good: GOOD,
  checkAll(headers, report) {
    const told = new Set<string>()
    for (const file of headers.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      const { refused } = file.header
      if (refused === undefined || told.has(refused.refusal.manifest)) continue
      told.add(refused.refusal.manifest)
      report(file, refused.place, `Claude Code refuses the plugin of this agent. ${refused.refusal.message}`)
    }
  },
}
