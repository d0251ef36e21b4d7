import { isList, namesIn, textField } from '../../../syntax/fields.ts'
import { copilotRule, withLines } from '../example.ts'

const AGENT_TOOLS = new Set(['agent', 'custom-agent', 'task', 'runsubagent', '*'])

export const agentsTool = copilotRule({
  id: 'copilot/agents-tool',
  summary: 'If the file has `agents`, `tools` has `agent`',
  why: 'The tool `agent` runs the other agents. If `tools` lacks it, they can never be called. Without `tools`, all tools are available. It is an info where `agents` only repeats the agents of `handoffs`, which are buttons.',
  bad: withLines('agents: [plan]', 'tools: [read, search]'),
  good: withLines('agents: [plan]', 'tools: [read, search, agent]'),
  check({ fields, handoffs }, report) {
    const agents = fields.get('agents')
    const tools = fields.get('tools')?.value
    if (!isList(agents?.value) || agents.value.length === 0 || tools === undefined || tools === null) return
    const names = namesIn(tools).map((name) => name.toLowerCase())
    if (names.some((name) => AGENT_TOOLS.has(name) || name.startsWith('agent/'))) return
    const problem = '`tools` lacks `agent`, so this agent cannot run those in `agents`.'
    const handedTo = new Set(handoffs.map((handoff) => textField(handoff, 'agent')?.value))
    if (namesIn(agents.value).every((name) => handedTo.has(name)))
      return report(agents.key, `${problem} Handoffs need neither: remove \`agents\`.`, { severity: 'info' })
    report(agents.key, `${problem} Add \`agent\` to \`tools\`.`)
  },
})
