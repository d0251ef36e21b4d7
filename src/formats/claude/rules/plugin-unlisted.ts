import { goodSubagent, inPlugin, subagentRule } from '../example.ts'
import type { Subagent } from '../parse.ts'
import { isNamed } from '../plugin.ts'

const GOOD = inPlugin(goodSubagent)
const MANIFEST = '{"name": "review", "agents": ["./agents/writer.md"]}\n'

export const pluginUnlisted = subagentRule({
  id: 'claude/plugin-unlisted',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'A plugin that lists its agents lists each of them',
  why: 'If `plugin.json` lists files in `agents`, Claude Code does not look into the folder `agents`: a file that is not in the list is not installed.',
  source: 'https://code.claude.com/docs/en/plugins/components',
  bad: {
    ...GOOD,
    files: {
      'plugins/review/.claude-plugin/plugin.json': MANIFEST,
      'plugins/review/agents/writer.md': goodSubagent.text.replace('reviewer', 'writer'),
    },
  },
  good: GOOD,
  check(subagent, report) {
    if (!isUnlisted(subagent)) return
    const { frontmatter, name } = subagent
    const message =
      'The `plugin.json` of this plugin lists `agents` without this file, so Claude Code does not load it. Add it there, or move it to another folder.'
    report(name?.range ?? frontmatter.opening, message)
  },
})

/** Whether a file is no agent, as the plugin around it lists others. */
export function isUnlisted({ path, plugin }: Subagent): boolean {
  return plugin !== undefined && plugin.listed.size > 0 && !isNamed(path, plugin)
}
