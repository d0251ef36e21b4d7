import { recordIn } from '../../../references/plugins.ts'
import { join } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { alsoAt } from '../../by-key.ts'
import { subagentRule, withLines } from '../example.ts'
import { readTools } from '../listed-tools.ts'
import type { Subagent } from '../parse.ts'

export const toolWithheld = subagentRule({
  id: 'claude/tool-withheld',
  summary: 'No tool in `tools` is one that no subagent gets',
  why: 'Claude Code keeps some tools for the main conversation and removes them from every subagent, even if `tools` names them. Only an agent that leads the session, as with `claude --agent`, has them. An agent whose text relies on such a tool cannot do what it says. If the text does not mention the tool, the finding is an info.',
  whenNot: 'The agent leads a session: people start it with `claude --agent`.',
  source: 'https://code.claude.com/docs/en/sub-agents#available-tools',
  bad: (({ path, text }) => ({ path, text: `${text}Call AskUserQuestion if in doubt.\n` }))(
    withLines('tools: Read, AskUserQuestion'),
  ),
  good: withLines('tools: Read, Grep'),
  check(agent, report) {
    const { fields, text, body, plugin } = agent
    const field = fields.get('tools')
    const isPlanner = fields.get('permissionMode')?.value === 'plan' && plugin === undefined
    if (field === undefined || leadsSession(agent)) return
    const tools = readTools(field, text).filter(
      ({ name }) => WITHHELD.has(name) && !(isPlanner && name === 'ExitPlanMode'),
    )
    const [first, ...others] = tools
    if (first === undefined) return
    const said = text.slice(...body)
    const names = [...new Set(tools.map(({ name }) => name))]
    const [reliedOn] = names.filter((name) => said.includes(name))
    const message = `Claude Code keeps ${listed(names.map((name) => quote(name)))} for the main conversation, so this agent lacks ${names.length === 1 ? 'it' : 'them'}. ${adviceOn(reliedOn, names)}`
    report(first.range, message, {
      ...alsoAt(others, 'The agent lacks this tool, too.'),
      ...(reliedOn === undefined && { severity: 'info' }),
    })
  },
})

/** Those that Claude Code removes from every subagent. `ExitPlanMode` stays if the agent’s `permissionMode` is `plan`. */
const WITHHELD = new Set(
  `AskUserQuestion EndConversation EnterPlanMode ExitPlanMode ScheduleWakeup TaskOutput WaitForMcpServers
  Workflow`.split(/\s+/),
)

function leadsSession({ text, fields, name, path, files, plugin }: Subagent): boolean {
  if (fields.has('initialPrompt') || SESSION.test(text)) return true
  const folder = plugin?.folder ?? path.replace(/(^|\/)agents\/[^]*/, '')
  const settings = files.read(join(folder, 'settings.json'))
  return name !== undefined && settings !== undefined && recordIn(settings)['agent'] === name.value
}

const SESSION = /claude --agent\b|\bmain (?:thread|session|conversation)\b/i

function adviceOn(reliedOn: string | undefined, { length }: readonly string[]): string {
  const remove = `Remove ${length === 1 ? 'it' : 'them'} from \`tools\``
  if (reliedOn === undefined) return `${remove}.`
  return reliedOn === 'AskUserQuestion'
    ? `${remove}, and let the agent return its questions.`
    : `${remove}, and change the text that relies on ${quote(reliedOn)}.`
}
