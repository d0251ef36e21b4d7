import type { Rule } from '../../../model.ts'
import { textField } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { nearestOf } from '../../../text/near-names.ts'
import { quote } from '../../../text/quote.ts'
import { SPECIFICATION, withChange } from '../example.ts'
import { STATUSES } from '../fields.ts'
import type { Agent } from '../parse.ts'

/** As near as a misspelling is to `active`, but its opposite. */
const OPPOSITE = 'inactive'

export const status: Rule<Agent> = {
  id: 'agent/status',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: '`status` is active, deprecated or disabled',
  why: 'The status decides whether the agent may run. Loaders refuse another word, or use the default `active`. Letter case does not count.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: 🧭\nstatus: disable'),
  good: withChange('icon: 🧭', 'icon: 🧭\nstatus: deprecated'),
  check({ fields }, report) {
    const field = textField(fields, 'status')
    if (field === undefined) return
    const word = field.value.trim().toLowerCase()
    if (STATUSES.some((known) => known === word)) return
    if (word === '')
      return report(
        field.range,
        '`status` has no value. Use `active`, `deprecated` or `disabled`, or remove the field.',
      )
    const nearest = nearestOf(word, [...STATUSES, OPPOSITE]).find(
      (known) => known !== OPPOSITE && !word.endsWith(known),
    )
    const message = `${quote(field.value)} is not a status. ${nearest === undefined ? 'Use `active`, `deprecated` or `disabled`.' : `Did you mean \`${nearest}\`?`}`
    report(
      field.range,
      message,
      nearest === undefined ? {} : suggest(`Write \`${nearest}\``, field.range, nearest),
    )
  },
}
