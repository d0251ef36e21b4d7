import type { Field, Report, Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import { AGENT_FIELDS, SUBFIELDS } from '../fields.ts'
import type { Agent } from '../parse.ts'
import { subfields } from '../parse.ts'

export const emptyField: Rule<Agent> = {
  id: 'agent/empty-field',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No field is left without a value',
  why: 'The specification says what holds where a field is left out, but not where its value is. Some loaders refuse the file. An empty `startup` is an error of another rule, and so are a missing title and description.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon:'),
  good: goodAgent,
  check({ fields, inHeadings }, report) {
    for (const name of FIELDS) {
      const isElsewhere =
        (name === 'title' && inHeadings.title === undefined) ||
        (name === 'description' && inHeadings.description === undefined)
      if (!isElsewhere) reportNull(name, fields.get(name), report)
    }
    for (const [parent, names] of SUBFIELDS) {
      const below = subfields(fields, parent)
      for (const name of names)
        if (name !== 'startup') reportNull(`${parent}.${name}`, below.get(name), report)
    }
  },
}

/** Those of the revisions whose loaders look at what they hold. */
const FIELDS = [...AGENT_FIELDS, 'abilities', 'allow', 'deny', 'avatar', 'system', 'rules']

function reportNull(name: string, field: Field | undefined, report: Report): void {
  if (field?.value === null)
    report(
      field.key,
      `${quote(name)} has no value, so some loaders refuse the file. Write a value, or remove the field.`,
    )
}
