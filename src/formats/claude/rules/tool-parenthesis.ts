import { itemsOf } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { hasCommas } from '../../tool-list.ts'
import { subagentRule, withLines } from '../example.ts'

export const toolParenthesis = subagentRule({
  id: 'claude/tool-parenthesis',
  summary: 'Every parenthesis in a list of tools has its partner',
  why: 'Claude Code splits the list outside of parentheses. The tools after one that never closes become a part of it, and the agent lacks them.',
  bad: withLines('tools: Bash(git log *, Read'),
  good: withLines('tools: Agent(reviewer), Read'),
  check({ fields }, report) {
    for (const key of ['tools', 'disallowedTools']) {
      for (const { value, range } of itemsOf(fields.get(key))) {
        if (typeof value === 'string' && hasCommas(value) === undefined)
          report(range, `${quote(value)} has a parenthesis without its partner. Close or remove it.`, {
            covers: ['claude/tool-none', 'claude/tool-unknown', 'claude/tool-both'],
          })
      }
    }
  },
})
