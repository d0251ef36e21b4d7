import { isReadByClaudeCode } from '../../../clients/places.ts'
import { reportAs } from '../../../lint/fields/other-value.ts'
import { CLAUDE_MANIFEST, pluginAround, recordAt } from '../../../references/plugins.ts'
import { dirname, join } from '../../../wording/paths.ts'
import { hasInstaller } from '../../claude/agents-elsewhere.ts'
import { PLUGIN_SERVER, PLUGIN_SERVERS, reportPluginServers } from '../../plugin-server.ts'
import { skillRule, skillWith } from '../example.ts'

const files = {
  '.claude-plugin/plugin.json': '{"name": "office"}\n',
  '.mcp.json': '{"mcpServers": {"db": {"command": "db"}}}\n',
}

export const pluginServer = skillRule({
  id: 'skill/plugin-server',
  fix: 'suggested',
  summary: 'Tools of the servers that a plugin brings have its name',
  why: `${PLUGIN_SERVER} So it still asks before each call. That is an info where a script at the root installs the skills, too.`,
  source: PLUGIN_SERVERS,
  bad: { ...skillWith('allowed-tools: Read mcp__db__query'), files },
  good: { ...skillWith('allowed-tools: Read mcp__plugin_office_db__query'), files },
  check(skill, report, { clients }) {
    const lists = ['allowed-tools', 'disallowed-tools'].flatMap((key) => skill.fields.get(key) ?? [])
    if (lists.length === 0) return
    const folder = pluginAround(dirname(skill.path), skill.files)
    if (folder === undefined || !isReadByClaudeCode(skill.path, clients)) return
    if (skill.path !== join(folder, 'SKILL.md') && !skill.path.startsWith(`${join(folder, 'skills')}/`))
      return
    const { name } = recordAt(join(folder, CLAUDE_MANIFEST), skill.files)
    if (typeof name !== 'string') return
    const isCopied = folder === '.' && skill.files.once(hasInstaller, '.')
    const own = isCopied ? reportAs('info', report) : report
    for (const field of lists) reportPluginServers(field, skill, { folder, name }, own)
  },
})
