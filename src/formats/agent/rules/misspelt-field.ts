import type { Rule } from '../../../model.ts'
import { isMapping } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { reportMisspelt } from '../../unknown-fields.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import { KNOWN_FIELDS, knownBelow, parentOf, SUBFIELDS } from '../fields.ts'
import type { Agent } from '../parse.ts'
import { subfields } from '../parse.ts'

export const misspeltField: Rule<Agent> = {
  id: 'agent/misspelt-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'No field is misspelt or misplaced',
  why: 'Loaders silently ignore a misspelt field and use its default. Letter case does not count. A field of a mapping, such as `models` of `recommended`, must be in that mapping.',
  source: SPECIFICATION,
  bad: withChange('version: 1.0.0', 'verison: 1.0.0'),
  good: goodAgent,
  check({ frontmatter, fields }, report) {
    const others = new Map(frontmatter.fields)
    for (const [name, { key }] of frontmatter.fields) {
      const parent = parentOf(name)
      if (parent === undefined) continue
      others.delete(name)
      const advice = subfields(fields, parent).has(name.toLowerCase())
        ? `Remove it here: \`${parent}\` already has it`
        : 'Move it there'
      report(key, `Loaders read ${quote(name)} only inside \`${parent}\`. ${advice}.`)
    }
    reportMisspelt(others, KNOWN_FIELDS, report)
    for (const [key, known] of SUBFIELDS) {
      // Those of abilities are lists, of which another rule speaks.
      if (key === 'abilities') continue
      const data = fields.get(key)?.value
      if (data !== undefined && isMapping(data)) reportMisspelt(data, knownBelow(key, known), report)
    }
  },
}
