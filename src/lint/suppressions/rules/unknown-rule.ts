import { quote } from '../../../wording/quote.ts'
import { propose } from '../../fields/other-value.ts'
import type { SuppressRule } from '../rule.ts'
import { goodSuppression, suppressed } from '../rule.ts'
import { replacementOf } from '../rule-names.ts'

const ADVICE = 'Write `passmuster-ignore` for the next line, or `passmuster-ignore-file` for the whole file.'

export const unknownRule: SuppressRule = {
  id: 'suppress/unknown-rule',
  severity: { recommended: 'warning', strict: 'error' },
  fix: 'suggested',
  summary: 'A suppression starts with a known word and names rules that exist',
  why: 'A misspelt word or rule suppresses nothing.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
  bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-dir: the path is in use elsewhere'),
  good: goodSuppression,
  check({ rules, places, misspelt, range, isRule, nearest, hasFinding }, report) {
    if (misspelt !== undefined) report(range, `${quote(misspelt)} is not a suppression. ${ADVICE}`)
    for (const name of rules) {
      if (isRule(name)) continue
      const place = places.get(name)!
      const replaced = replacementOf(name)
      if (replaced !== undefined) {
        report(place, `${replaced} Remove it here.`)
        continue
      }
      const meant = nearest(name)
      const problem = `${quote(name)} is not a rule.`
      const otherwise = 'Name a rule of `passmuster --list-rules`, or remove it.'
      // Nobody needs a suppression of what is not reported here.
      const isFixable = meant !== undefined && hasFinding(meant)
      propose(place, { problem, meant, otherwise, isFixable }, report)
    }
  },
}
