import type { Rule } from '../../../model.ts'
import type { Skill } from '../../skill/parse.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { goodPlane, withLine } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'

export const unknownField: Rule<Skill> = {
  id: 'plane/unknown-field',
  severity: { recommended: 'off', strict: 'warning' },
  allow: 'names of fields',
  summary: 'Every field is one of the Skills plane',
  why: 'The gateway does not read the field, so the field does no harm. Fields of Agent Skills are unknown here, too; a file that serves both keeps them.',
  source: 'https://agentctx.ai/architecture/skills-plane',
  bad: withLine('domain', 'category: release'),
  good: goodPlane,
  check({ fields }, report, options) {
    reportUnknown(
      fields,
      KNOWN_FIELDS,
      'The gateway ignores such fields, so remove or keep them',
      options,
      report,
    )
  },
}
