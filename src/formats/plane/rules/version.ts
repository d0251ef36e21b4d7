import type { Rule } from '../../../model.ts'
import { isTagged, kindOf } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { completeVersion, isSemanticVersion } from '../../../text/semantic-version.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'

export const version: Rule<Skill> = {
  id: 'plane/version',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: '`version` is a semantic version',
  why: 'Versions are compared as `major.minor.patch`. In YAML, an unquoted `1.0` is a number, and `1.10` is 1.1.',
  source: 'https://semver.org/#semantic-versioning-specification-semver',
  bad: withLine('version', 'version: 1.0'),
  good: goodPlane,
  check({ fields, source: { text } }, report) {
    const field = fields.get('version')
    if (field === undefined || (typeof field.value === 'string' && isSemanticVersion(field.value))) return
    if (field.range[0] === field.range[1])
      return report(field.key, '`version` is empty. Write three numbers, such as `1.0.0`.')
    const written = typeof field.value === 'string' ? field.value : text.slice(...field.range)
    const complete =
      typeof field.value !== 'string' && isTagged(text, field.range) ? undefined : completeVersion(written)
    const fault =
      typeof field.value === 'string'
        ? 'is not a semantic version'
        : `is ${kindOf(field.value)}, not a semantic version`
    report(
      field.range,
      `${quote(written)} ${fault}. ${complete === undefined ? 'Write three numbers, such as `1.0.0`.' : `Did you mean \`${complete}\`?`}`,
      complete === undefined ? {} : suggest(`Write \`${complete}\``, field.range, complete),
    )
  },
}
