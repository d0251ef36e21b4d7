import { reportFor } from '../../lint.ts'
import type { Settings } from '../../lint.ts'
import type { Comment, Diagnostic, Report, RuleInfo } from '../../types.ts'
import { expired } from './rules/expired.ts'
import { noReason } from './rules/no-reason.ts'
import { unknownRule } from './rules/unknown-rule.ts'
import { unused } from './rules/unused.ts'
import { names, readSuppressions } from './suppression.ts'
import type { Suppression } from './suppression.ts'

/** A suppression after the findings of its file were held against it. */
export interface Used extends Suppression {
  /** The names in it that suppressed something. */
  readonly used: ReadonlySet<string>
  readonly isExpired: boolean
  /** Whether the file could be read, so that what is not reported is not there. */
  readonly readable: boolean
  isRule(name: string): boolean
}

/** A rule about suppressions themselves. */
export interface SuppressRule extends RuleInfo {
  check(suppression: Used, report: Report): void
}

export const suppressRules: readonly SuppressRule[] = [noReason, unknownRule, expired, unused]

const UNREADABLE = /\/(?:parse|frontmatter-(?:missing|unclosed|yaml))$/

/**
 * Leaves out the findings that a comment suppresses, and reports suppressions that are wrong in themselves.
 * `today` is YYYY-MM-DD; `ids` are the rules there are.
 */
export function suppress(text: string, diagnostics: readonly Diagnostic[], comments: readonly Comment[], settings: Settings, today: string, ids: readonly string[]): readonly Diagnostic[] {
  const suppressions = readSuppressions(text, comments)
  const used = suppressions.map(() => new Set<string>())
  const kept = diagnostics.filter(({ rule, range: [start] }) => {
    const hits = suppressions.flatMap(({ rules, until, target }, index) => {
      const word = start >= target[0] && start < target[1] && !isPast(until, today) ? rules.find((name) => names(name, rule)) : undefined
      return word === undefined ? [] : { index, word }
    })
    for (const { index, word } of hits) used[index]!.add(word)
    return hits.length === 0
  })
  const found: Diagnostic[] = []
  const readable = !diagnostics.some(({ rule }) => UNREADABLE.test(rule))
  const isRule = (name: string): boolean => ids.some((id) => names(name, id))
  for (const [index, suppression] of suppressions.entries()) {
    const judged = { ...suppression, used: used[index]!, isExpired: isPast(suppression.until, today), readable, isRule }
    for (const rule of suppressRules) {
      const report = reportFor(rule, settings, (diagnostic) => found.push(diagnostic))
      if (report !== undefined) rule.check(judged, report)
    }
  }
  return [...kept, ...found]
}

/** A date that is none has passed: a suppression must not hold for ever by a slip of the pen. */
function isPast(until: string | undefined, today: string): boolean {
  return until !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(until) || until < today)
}
