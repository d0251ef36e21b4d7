import { quote } from '../../text/quote.ts'
import { suppressed } from '../example.ts'
import { isDate } from '../read-suppressions.ts'
import type { SuppressRule } from '../rule.ts'

export const expired: SuppressRule = {
  id: 'suppress/expired',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'The date of a suppression has not passed',
  why: 'Behind its date a suppression holds no longer: what it silenced is reported again.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppress.md',
  bad: suppressed(
    '# passmuster-ignore skill/name-length until=2020-12-31: renamed with the next release',
    'pdf',
  ),
  good: suppressed(
    '# passmuster-ignore skill/name-directory until=9999-12-31: renamed with the next release',
  ),
  check({ until, isExpired, range }, report) {
    if (!isExpired || until === undefined) return
    if (isDate(until))
      report(range, `The suppression held until ${quote(until)}. Mend the finding, or give a later date.`)
    else
      report(range, `${quote(until)} is no date, so the suppression does not hold. Write it as YYYY-MM-DD.`)
  },
}
