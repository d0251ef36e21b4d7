import type { Rule } from '../../../model.ts'
import type { Skill } from '../../skill/parse.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { goodPlane, withLine } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'

export const unknownField: Rule<Skill> = {
  id: 'plane/unknown-field',
  severity: { recommended: 'off', strict: 'warning' },
  allow: 'names of fields',
  summary: 'Every field is one of the Skills plane, or of Agent Skills',
  why: 'The gateway does not read the field, so the field does no harm.',
  source: 'https://github.com/CorvidLabs/corvid-agent',
  bad: withLine('domain', 'category: release'),
  good: goodPlane,
  check({ fields }, report, options) {
    reportUnknown(fields, KNOWN_FIELDS, 'Put such data in `metadata`', options, report)
  },
}
