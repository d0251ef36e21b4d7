import type { Range } from '../../../model.ts'
import { isList } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt } from '../../by-key.ts'
import { agentRule, withChange } from '../example.ts'
import { subfields } from '../parse.ts'

export const requiredEnv = agentRule({
  id: 'agent/required-env',
  summary: '`required.env` lists names of environment variables, each once',
  why: 'The agent must not start while one of them is missing. `API-KEY` or `KEY=value` is not a valid name, so such a variable can never be set.',
  bad: withChange('    - API_KEY', '    - API_KEY\n    - API-KEY'),
  check({ fields }, report) {
    const list = subfields(fields, 'required').get('env')?.value
    if (!isList(list)) return
    const names = new Map<string, Range>()
    for (const { value, range } of list) {
      if (typeof value !== 'string' || value.trim() === '') continue
      const first = names.get(value)
      if (first !== undefined)
        report(range, `${quote(value)} is required twice. Remove one of the two.`, firstAt(first))
      else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) {
        const message = `${quote(value)} is not a name of an environment variable. Use letters, digits and \`_\`, and do not start with a digit.`
        report(range, message)
      }
      names.set(value, first ?? range)
    }
  },
})
