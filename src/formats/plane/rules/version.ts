import { kindOf, quoting } from '../../../fields.ts'
import { quote } from '../../../message.ts'
import type { Rule } from '../../../types.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'
import { isSemanticVersion } from '../../../semantic-version.ts'

export const version: Rule<Skill> = {
  id: 'plane/version',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`version` is a semantic version',
  why: 'Versions are compared as `major.minor.patch`. An unquoted `1.0` is a number to YAML, and `1.10` is 1.1.',
  source: 'https://semver.org/#semantic-versioning-specification-semver',
  bad: withLine('version', 'version: 1.0'),
  good: goodPlane,
  check(document, report) {
    const field = document.fields.get('version')
    if (field === undefined || (typeof field.value === 'string' && isSemanticVersion(field.value))) return
    const range = field.range[0] === field.range[1] ? field.key : field.range
    if (typeof field.value === 'string') return report(range, `${quote(field.value)} is not a semantic version. Write \`major.minor.patch\`.`)
    report(range, `\`version\` is ${kindOf(field.value)}, not text. Write \`major.minor.patch\`.`, quoting(document, field))
  },
}
