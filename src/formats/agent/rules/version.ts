import type { Rule } from '../../../model.ts'
import { isBlank, textField } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { completeVersion, isSemanticVersion } from '../../../text/semantic-version.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const version: Rule<Agent> = {
  id: 'agent/version',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: '`version` is a semantic version',
  why: 'Versions are compared as `major.minor.patch`; the default is `0.1.0`.',
  source: SPECIFICATION,
  bad: withChange('version: 1.0.0', 'version: v1'),
  good: goodAgent,
  check({ fields }, report) {
    const field = textField(fields, 'version')
    if (field === undefined || isSemanticVersion(field.value.trim())) return
    if (isBlank(field))
      return report(
        field.range,
        '`version` has no value. Write three numbers, such as `1.0.0`, or remove the field.',
      )
    const complete = completeVersion(field.value.trim())
    const advice =
      complete === undefined ? 'Write three numbers, such as `1.0.0`.' : `Did you mean \`${complete}\`?`
    report(
      field.range,
      `${quote(field.value)} is not a semantic version. ${advice}`,
      complete === undefined ? {} : suggest(`Write \`${complete}\``, field.range, complete),
    )
  },
}
