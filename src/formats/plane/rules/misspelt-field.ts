import type { Rule } from '../../../model.ts'
import type { Skill } from '../../skill/parse.ts'
import { reportMisspelt } from '../../unknown-fields.ts'
import { goodPlane, withLine } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'

export const misspeltField: Rule<Skill> = {
  id: 'plane/misspelt-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'No field is a misspelt one of the Skills plane',
  why: 'A misspelt field is silently ignored, and the default of the field that was meant applies: `development` for `domain`, `1.0.0` for `version`.',
  source: 'https://github.com/CorvidLabs/corvid-agent',
  bad: withLine('domain', 'Domain: development'),
  good: goodPlane,
  check({ fields }, report) {
    reportMisspelt(fields, KNOWN_FIELDS, report)
  },
}
