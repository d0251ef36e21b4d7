import type { Rule } from '../../../model.ts'
import { kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { SUBAGENTS, withLines } from '../example.ts'
import type { Subagent } from '../parse.ts'

export const maxTurns: Rule<Subagent> = {
  id: 'claude/max-turns',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`maxTurns` is a positive whole number',
  why: 'Claude Code ignores any other value, and nothing limits the agent.',
  source: SUBAGENTS,
  bad: withLines('maxTurns: 0'),
  good: withLines('maxTurns: 20'),
  check({ fields, source: { text } }, report) {
    const field = fields.get('maxTurns')
    if (field === undefined || field.value === null) return
    const { value, range } = field
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number === 'number' && Number.isInteger(number) && number > 0) return
    const written = typeof value === 'object' ? kindOf(value) : quote(text.slice(...range))
    report(range, `\`maxTurns\` is ${written}, which Claude Code ignores. Write a whole number above 0.`)
  },
}
