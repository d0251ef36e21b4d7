import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { subagentRule, withLines } from '../example.ts'
import type { ListedTool } from '../listed-tools.ts'
import { readTools } from '../listed-tools.ts'

export const toolScope = subagentRule({
  id: 'claude/tool-scope',
  summary: 'No tool in `tools` has a rule in parentheses',
  why: 'The list gives an agent whole tools: Claude Code drops what is in parentheses, so an agent with `Bash(git log *)` may run any command. A hook of `PreToolUse`, or permissions in the settings, forbid the others. Only `Agent(reviewer)` limits what the agent may start.',
  source: 'https://github.com/anthropics/claude-code/issues/95002',
  bad: withLines('tools: Read, Bash(git log *)'),
  good: withLines('tools: Read, Bash, Agent(researcher)'),
  check({ fields, text }, report) {
    const field = fields.get('tools')
    const tools = field === undefined ? [] : readTools(field, text)
    const whole = new Set(tools.map(({ written }) => written))
    // Beside the whole tool it widens nothing.
    const [first, ...others] = tools.filter((tool) => isLimited(tool) && !whole.has(tool.name))
    if (first === undefined) return
    const message = `\`tools\` gives whole tools, so Claude Code reads ${quote(first.written)} as ${quote(first.name)}. Write that, and forbid the rest by permissions in the settings, or by a hook of \`PreToolUse\`.`
    report(first.range, message, alsoAt(others, 'This one, too.'))
  },
})

/** What permissions limit by text in parentheses. */
const LIMITABLE = /^(?:Bash|Edit|Glob|Grep|MultiEdit|NotebookEdit|Read|WebFetch|Write)$/

function isLimited({ name, written }: ListedTool): boolean {
  const rule = written.slice(name.length)
  const isRule = rule.startsWith('(') && rule.endsWith(')')
  return isRule && LIMITABLE.test(name) && /[^\s*:]/.test(rule.slice(1, -1))
}
