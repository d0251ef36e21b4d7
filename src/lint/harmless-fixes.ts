import type { Diagnostic, Severity } from '../model.ts'
import { countEach } from '../wording/compare.ts'
import { applyFixes } from './apply-fixes.ts'

/** Code units to judge when trying the fixes of a file. A fix that is not tried is not offered. */
const MOST_JUDGED = 128 * 1024

type Judge = (text: string) => readonly Diagnostic[]

/** What a file is like after fixes: no worse, no worse after the suggested fixes of what they bring, or worse. */
type Harm = 'none' | 'fixable' | 'lasting'

/**
 * The findings of a text without those of their fixes that would trade a finding for another one at least as severe:
 * they make a value readable that is wrong. Where the other one has a suggested fix, this one is suggested, too.
 */
export function withoutHarmfulFixes(
  found: readonly Diagnostic[],
  text: string,
  judge: Judge,
  budget = { left: MOST_JUDGED },
): readonly Diagnostic[] {
  const revealing = found.filter(({ fix }) => fix?.reveals)
  if (revealing.length === 0) return found
  const harmOf = (some: readonly Diagnostic[]): Harm => {
    const harmAfter = (before: string, fixes: readonly Diagnostic[], isLast: boolean): Harm => {
      if (budget.left <= 0) return 'lasting'
      budget.left -= before.length
      const { text: after } = applyFixes(before, fixes, 'suggested')
      const next = withoutHarmfulFixes(judge(after), after, judge, budget)
      const fresh = freshIn(found, next, some)
      if (fresh.every(({ fix }) => fix?.safe)) return 'none'
      if (fresh.some(({ fix }) => fix === undefined)) return 'lasting'
      // A fix may be for a part of what is wrong.
      return isLast || harmAfter(after, fresh, true) !== 'lasting' ? 'fixable' : 'lasting'
    }
    return harmAfter(text, some, false)
  }
  // Safe fixes are also applied without the others, which may end what they bring.
  const safe = revealing.filter(({ fix }) => fix?.safe)
  const mixed = safe.length > 0 && safe.length < revealing.length
  if ((!mixed || harmOf(safe) === 'none') && harmOf(revealing) === 'none') return found
  // Two that do no harm alone may do some together: the same field, or the same item of two lists.
  const harmless: Diagnostic[] = []
  const harms = new Map<Diagnostic, Harm>()
  for (const each of new Set([...safe, ...revealing])) {
    const harm = harmOf([...harmless, each])
    if (harm === 'none') harmless.push(each)
    else harms.set(each, harm)
  }
  return found.map((each) => withoutHarm(each, harms.get(each)))
}

function withoutHarm(diagnostic: Diagnostic, harm: Harm | undefined): Diagnostic {
  const { fix } = diagnostic
  if (harm === undefined || fix === undefined) return diagnostic
  return { ...diagnostic, fix: harm === 'fixable' ? { ...fix, safe: false } : undefined }
}

/** What there is more of than before, of what is as severe as the mildest that was fixed. */
function freshIn(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixed: readonly Diagnostic[],
): readonly Diagnostic[] {
  const mildest = Math.min(...fixed.map(({ severity }) => ORDER.indexOf(severity)))
  const had = counting(before)
  const has = counting(after)
  return after.filter((each) => ORDER.indexOf(each.severity) >= mildest && has(each) > had(each))
}

const ORDER: readonly Severity[] = ['info', 'warning', 'error']

/** Tells how many findings there are of the rule of one, of its severity and above. A file may have thousands. */
function counting(found: readonly Diagnostic[]): (one: Diagnostic) => number {
  const counts = countEach(
    found.flatMap(({ rule, severity }) =>
      ORDER.slice(0, ORDER.indexOf(severity) + 1).map((milder) => `${rule} ${milder}`),
    ),
  )
  return ({ rule, severity }) => counts.get(`${rule} ${severity}`) ?? 0
}
