import type { Range } from '../../model.ts'
import { lastBefore } from '../../references/paths/context.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { lineEnd, matchesIn } from '../../syntax/position.ts'
import { quote } from '../../wording/quote.ts'
import type { Subagent } from './parse.ts'

/** Something that a text orders and that no tool of the agent can do. */
interface Order {
  readonly range: Range
  /** The tool that could. */
  readonly tool: string
  readonly what: string
}

/** Tools that run nothing: with any other, the agent may have a way that nobody sees here. */
const PLAIN = new Set(
  'Edit Glob Grep LS LSP MultiEdit NotebookEdit NotebookRead Read TodoRead TodoWrite WebFetch WebSearch Write'.split(
    ' ',
  ),
)
const WRITERS = ['Edit', 'MultiEdit', 'NotebookEdit', 'Write']
/** An order at the start of a sentence, or after a label such as `**Tests**:`. */
const RUN = /(?:^[ \t]*\**|[.!] |\*\*:? |:\*\* )(?:Run|Execute) `([a-z][^\s`]*(?: [^`\n]+)?)`/gm
const WRITE =
  /(?:^[ \t]*\**|[.!] |\*\*:? |:\*\* )(?:Create|Update|(?:Save|Write)(?: [\w'’-]+){0,6} (?:to|into|in)) `([^\s`]*\.[a-z]{2,5})`/gm
/** Without arguments, these only are surely programs. */
const PROGRAM =
  /^(?:bash|cargo|curl|docker|eslint|gh|git|go|jest|kubectl|make|node|npm|npx|pip3?|pnpm|pytest|python3?|ruff|sh|terraform|tsc|vitest|yarn)$/
/** Words above or before an order that give it to somebody else, or make it an example. */
const OF_OTHERS =
  /\b(?:ask\w*|examples?|if you (?:can|have)|main agent|orchestrat\w+|parent|patterns?|propos\w*|recommend\w*|remediation|suggest\w*|tell|templates?|users?)\b/i
/** The agent is not to write: the order is for others. */
const READS_ONLY =
  /\b(?:are|agent is) \**read[- ]only\b|\b(?:do not|don['’]t|never) (?:edit|modify|write) (?:any )?files?\b|\bnot an editor\b/i
const MOST_ORDERS = 20

/** The first order of each kind for which `tools`, by its names, lacks the tool. */
export function ordersWithoutTool(agent: Subagent, given: ReadonlySet<string>): readonly Order[] {
  const { text, body } = agent
  if (given.size === 0 || [...given].some((name) => !PLAIN.has(name))) return []
  const said = text.slice(...body)
  const isWriter = WRITERS.some((name) => given.has(name)) || READS_ONLY.test(said)
  const kinds = [
    { tool: 'Bash', verb: 'run', pattern: RUN },
    ...(isWriter ? [] : [{ tool: 'Write', verb: 'write', pattern: WRITE }]),
  ]
  return kinds.flatMap(({ tool, verb, pattern }): readonly Order[] => {
    if (said.search(pattern) === -1) return []
    const { paragraphs } = markdownOf(agent)
    const found = paragraphs.flatMap(({ range }) => matchesIn(text, range, pattern)).slice(0, MOST_ORDERS)
    const first = found.find(
      ({ match, range }) => (verb === 'write' || isCommand(match[1]!)) && !isOfOthers(agent, range[0]),
    )
    if (first === undefined) return []
    const end = first.range[1] - 1
    const written = first.match[1]!
    return [{ range: [end - written.length, end], tool, what: `${verb} ${quote(written)}` }]
  })
}

function isCommand(written: string): boolean {
  return written.includes(' ') || PROGRAM.test(written)
}

/** Whether the heading above an order, its own line, or the one that opens its list says that it is not for the agent. */
function isOfOthers(agent: Subagent, at: number): boolean {
  const { text } = agent
  const heading = lastBefore(markdownOf(agent).headings, at)?.text ?? ''
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, lineEnd(text, at))
  return [heading, openerOf(text, at), line].some((words) => OF_OTHERS.test(words))
}

/** The last line above that is neither blank nor an item; it ends with a colon where it opens a list. */
function openerOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n').slice(0, -1)
  const last = lines.findLast((line) => /^[^\s\d*+-]|^\*\*/.test(line)) ?? ''
  return last.trimEnd().endsWith(':') ? last : ''
}
