import type { Rule, Value } from '../../../model.ts'
import { isBlank, isList } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'
import { subfields } from '../parse.ts'

export const requiredEnv: Rule<Agent> = {
  id: 'agent/required-env',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`required.env` lists names of environment variables, each once',
  why: 'The agent must not start while one of them is missing. `API-KEY` or `KEY=value` is not a valid name, so such a variable can never be set.',
  source: SPECIFICATION,
  bad: withChange('    - API_KEY', '    - API_KEY\n    - API-KEY'),
  good: goodAgent,
  check({ fields }, report) {
    const list = subfields(fields, 'required').get('env')?.value
    if (list === undefined || !isList(list)) return
    const first = new Map<string, Value>()
    for (const item of list) {
      if (typeof item.value !== 'string' || isBlank(item)) continue
      const other = first.get(item.value)
      if (other !== undefined)
        report(item.range, `${quote(item.value)} is required twice. Remove one of the two.`, {
          related: [{ range: other.range, message: 'The first one is here.' }],
        })
      else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(item.value))
        report(
          item.range,
          `${quote(item.value)} is not a name of an environment variable. Use letters, digits and \`_\`, and do not start with a digit.`,
        )
      first.set(item.value, other ?? item)
    }
  },
}
