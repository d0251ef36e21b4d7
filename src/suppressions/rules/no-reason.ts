import { goodSuppression, suppressed } from '../example.ts'
import type { SuppressRule } from '../rule.ts'

export const noReason: SuppressRule = {
  id: 'suppress/no-reason',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'A suppression names the rules and the reason',
  why: 'A finding that was silenced without a word cannot be judged again: nobody knows whether it is still right to be silent.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppress.md',
  bad: suppressed('# passmuster-ignore skill/name-directory'),
  good: goodSuppression,
  check({ rules, reason, range }, report) {
    if (rules.length === 0)
      report(range, 'The suppression names no rule. Write `passmuster-ignore RULE: reason`.')
    else if (reason === '') report(range, 'The suppression gives no reason. Add it behind a colon.')
  },
}
