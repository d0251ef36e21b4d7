import type { SuppressRule } from '../rule.ts'
import { goodSuppression, suppressed } from '../rule.ts'

export const noReason: SuppressRule = {
  id: 'suppress/no-reason',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'A suppression names its rules and its reason',
  why: 'Without a reason, nobody can judge later whether the suppression is still right.',
  whenNot: 'The commit message gives the reason.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
  bad: suppressed('# passmuster-ignore skill/name-directory'),
  good: goodSuppression,
  check({ rules, reason, range, misspelt }, report) {
    if (misspelt !== undefined) return
    if (rules.length === 0)
      report(range, 'The suppression names no rule. Name one, then write a colon and the reason.')
    else if (reason === '') report(range, 'The suppression gives no reason. Add it after a colon.')
  },
}
