import { withFields } from '../../examples.ts'
import { PLUGIN_SERVER, PLUGIN_SERVERS, reportPluginServers } from '../../plugin-server.ts'
import { goodSubagent, inPlugin, subagentRule } from '../example.ts'

const MCP = { 'plugins/review/.mcp.json': '{"mcpServers": {"db": {"command": "db"}}}\n' }
const PLUGIN = inPlugin(goodSubagent)
const withTools = (tools: string) => ({
  ...inPlugin(withFields(goodSubagent, `tools: ${tools}`)),
  files: { ...PLUGIN.files, ...MCP },
})

export const pluginServer = subagentRule({
  id: 'claude/plugin-server',
  fix: 'suggested',
  summary: 'Tools of the servers that a plugin brings have its name',
  why: `${PLUGIN_SERVER} So the agent lacks the tool, or keeps one that it must not have.`,
  source: PLUGIN_SERVERS,
  bad: withTools('Read, mcp__db__query'),
  good: withTools('Read, mcp__plugin_review_db__query'),
  check(agent, report) {
    const { fields, path, plugin } = agent
    // In `.claude/agents` it is one of the project, too, where the server has its own name.
    if (plugin?.name === undefined || /(?:^|\/)\.claude\/agents\//.test(path)) return
    for (const key of ['tools', 'disallowedTools']) {
      const field = fields.get(key)
      if (field !== undefined)
        reportPluginServers(field, agent, { folder: plugin.folder, name: plugin.name }, report)
    }
  },
})
