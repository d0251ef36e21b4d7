import type { Rule } from '../../../model.ts'
import type { Skill } from '../../skill/parse.ts'
import { reportMisspelt } from '../../unknown-fields.ts'
import { goodPlane, withLine } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'

export const misspeltField: Rule<Skill> = {
  id: 'plane/misspelt-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'No field of the Skills plane is misspelt',
  why: 'The gateway silently ignores a misspelt field and uses the default of the intended one: `development` for `domain`, `1.0.0` for `version`.',
  source: 'https://agentctx.ai/architecture/skills-plane',
  bad: withLine('domain', 'Domain: development'),
  good: goodPlane,
  check({ fields }, report) {
    reportMisspelt(fields, KNOWN_FIELDS, report)
  },
}
