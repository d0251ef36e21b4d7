import type { Report } from '../../../model.ts'
import { recordIn } from '../../../references/plugins.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { matchesIn } from '../../../syntax/position.ts'
import { join } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { alsoAt } from '../../by-key.ts'
import { subagentRule, withLines } from '../example.ts'
import type { ListedTool } from '../listed-tools.ts'
import { readTools } from '../listed-tools.ts'
import type { Subagent } from '../parse.ts'
import { ordersWithoutTool } from '../told-orders.ts'

export const toolWithheld = subagentRule({
  id: 'claude/tool-withheld',
  summary: 'The agent has the tools that its `tools` and its text name',
  why: 'Claude Code keeps some tools for the main conversation and removes them from every subagent, even if `tools` names them. Only an agent that leads the session, as with `claude --agent`, has them. An agent whose text relies on such a tool cannot do what it says. If the text does not mention the tool, the finding is an info. Nor can an agent follow `Use the Write tool` if `disallowedTools` has that tool, or `tools` lacks it. The same holds for an order such as ``Run `npm test` `` without `Bash`, if `tools` names only tools that read and write.',
  whenNot: 'The agent leads a session: people start it with `claude --agent`.',
  source: 'https://code.claude.com/docs/en/sub-agents#available-tools',
  bad: (({ path, text }) => ({ path, text: `${text}Call AskUserQuestion if in doubt.\n` }))(
    withLines('tools: Read, AskUserQuestion'),
  ),
  good: withLines('tools: Read, Grep'),
  check(agent, report) {
    reportLacking(agent, report)
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
      ...((reliedOn === undefined || UNAVAILABLE.test(said)) && { severity: 'info' }),
    })
  },
})

/** The text says what to do without the tool. */
const UNAVAILABLE = /\bif (?:\S+ ){0,3}(?:unavailable|not available)\b/i

/** The tools that texts ask for, by the names that lists may give them; what else there is may come by other ways. */
const ASKED = /^(?:Agent|Bash|Edit|Glob|Grep|NotebookEdit|Read|Skill|Task|WebFetch|WebSearch|Write)$/
/** An order at the start of a sentence. */
const ORDER = /(?:^\**|[.:!] )Use (?:the|your) [`*]{0,3}([A-Z][A-Za-z]+)[`*]{0,3} tool\b/gm
const MOST_ORDERS = 20

/** The first order to use each tool that the lists take from the agent. */
function reportLacking(agent: Subagent, report: Report): void {
  const { fields, text } = agent
  const given = namesOf(toolsOf('tools', agent))
  // `Agent(reviewer)` takes one of the agents away, and `Bash(rm *)` all of `Bash`.
  const taken = namesOf(
    toolsOf('disallowedTools', agent).filter(({ written }) => !/^(?:Agent|Task)\(/.test(written)),
  )
  if (given.size + taken.size === 0) return
  // A memory gives the agent the tools that it needs for it.
  if (fields.has('memory')) for (const name of ['Read', 'Write', 'Edit']) given.add(name)
  const told = new Set<string>()
  const paragraphs = text.search(ORDER) === -1 ? [] : markdownOf(agent).paragraphs
  const orders = paragraphs.flatMap(({ range }) => matchesIn(text, range, ORDER))
  for (const { match, range } of orders.slice(0, MOST_ORDERS)) {
    const name = match[1]!
    const isTaken = taken.has(inLists(name))
    const isLacking = fields.has('tools') && ![inLists(name), '*'].some((each) => given.has(each))
    if (told.has(name) || !ASKED.test(name) || !(isTaken || isLacking) || isForbidden(text, range[0]))
      continue
    told.add(name)
    const problem = isTaken
      ? `\`disallowedTools\` takes ${quote(name)} away`
      : `\`tools\` lacks ${quote(name)}`
    const cures = [...(isTaken ? ['remove it there'] : []), ...(isLacking ? ['add it to `tools`'] : [])]
    const end = range[0] + match[0].lastIndexOf(name) + name.length
    report(
      [end - name.length, end],
      `${problem}, so the agent cannot do what this says. Change the text, or ${listed(cures)}.`,
    )
  }
  for (const { range, tool, what } of fields.has('tools') ? ordersWithoutTool(agent, given) : []) {
    if (told.has(tool) || isForbidden(text, range[0])) continue
    const problem = `\`tools\` lacks ${quote(tool)}, so the agent cannot ${what}`
    report(range, `${problem}. Change the text, or add the tool to \`tools\`.`)
  }
}

function toolsOf(key: string, { fields, text }: Subagent): readonly ListedTool[] {
  const field = fields.get(key)
  return field === undefined ? [] : readTools(field, text)
}

function namesOf(tools: readonly ListedTool[]): Set<string> {
  return new Set(tools.map(({ name }) => inLists(name)))
}

/** The name of a tool as of today. */
function inLists(name: string): string {
  return name === 'Task' ? 'Agent' : name
}

const NEGATED =
  /\b(?:not|never|no|don['’]t|cannot|can['’]t|avoid|without|forbid\w*|prohibit\w*|mistakes?|wrong|bad|instead)\b|[❌🚫✗]/iu

/** Whether the heading above an order, or the line that opens its list, says that it is none. */
function isForbidden(text: string, at: number): boolean {
  const lines = text.slice(0, text.indexOf('\n', at)).split('\n')
  const own = lines.pop() ?? ''
  const isItem = /^\s*(?:[-*+]|\d+[.)]) /.test(own)
  const above = [
    lines.findLast((line) => line.startsWith('#')),
    isItem ? lines.findLast((line) => /^[^\s\d*+-]|^\*\*/.test(line)) : '',
  ]
  return above.some((line) => NEGATED.test(line ?? ''))
}

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
