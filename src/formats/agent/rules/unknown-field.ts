import type { Rule } from '../../../model.ts'
import { isMapping } from '../../../text/fields.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import { KNOWN_FIELDS, knownBelow, parentOf, SUBFIELDS } from '../fields.ts'
import type { Agent } from '../parse.ts'

export const unknownField: Rule<Agent> = {
  id: 'agent/unknown-field',
  severity: { recommended: 'off', strict: 'warning' },
  allow: 'names of fields',
  summary: 'Every field is one of the Agent File Format',
  why: 'No loader reads the field, so it does no harm. The fields of the format’s published revisions are accepted; letter case does not count.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: 🧭\ncolour: blue'),
  good: goodAgent,
  check({ frontmatter, fields }, report, options) {
    const top = new Map([...frontmatter.fields].filter(([name]) => parentOf(name) === undefined))
    reportUnknown(top, KNOWN_FIELDS, ADVICE, options, report)
    for (const [key, known] of SUBFIELDS) {
      const data = fields.get(key)?.value
      if (key === 'abilities' || data === undefined || !isMapping(data)) continue
      reportUnknown(data, knownBelow(key, known), ADVICE, options, report)
    }
  },
}

const ADVICE = 'Most loaders ignore such fields, so remove or keep them'
