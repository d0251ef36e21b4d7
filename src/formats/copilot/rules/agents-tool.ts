import { isList, namesIn } from '../../../syntax/fields.ts'
import { copilotRule, withLines } from '../example.ts'

const AGENT_TOOLS = new Set(['agent', 'custom-agent', 'task', 'runsubagent', '*'])

export const agentsTool = copilotRule({
  id: 'copilot/agents-tool',
  summary: 'If the file has `agents`, `tools` has `agent`',
  why: 'The tool `agent` runs the other agents. If `tools` lacks it, they can never be called. Without `tools`, all tools are available.',
  bad: withLines('agents: [plan]', 'tools: [read, search]'),
  good: withLines('agents: [plan]', 'tools: [read, search, agent]'),
  check({ fields }, report) {
    const agents = fields.get('agents')
    const tools = fields.get('tools')?.value
    if (!isList(agents?.value) || agents.value.length === 0 || tools === undefined || tools === null) return
    const names = namesIn(tools).map((name) => name.toLowerCase())
    if (!names.some((name) => AGENT_TOOLS.has(name) || name.startsWith('agent/')))
      report(
        agents.key,
        '`tools` lacks `agent`, so this agent cannot run those in `agents`. Add `agent` to `tools`.',
      )
  },
})
