import { quote } from '../../../wording/quote.ts'
import type { SuppressRule } from '../rule.ts'
import { goodSuppression, suppressed } from '../rule.ts'

export const unused: SuppressRule = {
  id: 'suppress/unused',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'A suppression suppresses something',
  why: 'If there is nothing to suppress, the suppression only hides the next finding.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
  bad: suppressed(
    '# passmuster-ignore skill/name-directory, skill/name-format: the path is in use elsewhere',
  ),
  good: goodSuppression,
  check({ rules, used, isExpired, readable, range, isRule }, report) {
    if (isExpired || !readable) return
    const advice = rules.length === 1 ? 'Delete the comment.' : 'Remove it from the suppression.'
    for (const name of rules)
      if (!used.has(name) && isRule(name)) report(range, `${quote(name)} reports nothing here. ${advice}`)
  },
}
