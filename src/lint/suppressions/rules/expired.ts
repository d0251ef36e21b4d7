import { quote } from '../../../wording/quote.ts'
import { isDate } from '../read-suppressions.ts'
import type { SuppressRule } from '../rule.ts'
import { suppressed } from '../rule.ts'

export const expired: SuppressRule = {
  id: 'suppress/expired',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'The date of a suppression has not passed',
  why: 'After its date a suppression has no effect: the findings that it silenced are reported again.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
  bad: suppressed(
    '# passmuster-ignore skill/name-format until=2020-12-31: renamed with the next release',
    'pdf',
  ),
  good: suppressed(
    '# passmuster-ignore skill/name-directory until=9999-12-31: renamed with the next release',
  ),
  check({ until, isExpired, range }, report) {
    if (!isExpired || until === undefined) return
    const message = isDate(until)
      ? `The suppression was valid until ${quote(until)}. Fix the finding, or write a later date.`
      : `${quote(until)} is not a date, so the suppression has no effect. Write a date such as 2030-12-31.`
    report(range, message)
  },
}
