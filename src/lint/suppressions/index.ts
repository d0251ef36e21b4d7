import type { Comment, Diagnostic, Range, Settings } from '../../model.ts'
import { lineStarts, positionAt } from '../../syntax/position.ts'
import { groupBy } from '../../wording/compare.ts'
import { collect, MOST_FINDINGS } from '../collect-diagnostics.ts'
import type { Suppression } from './read-suppressions.ts'
import { isDate, readSuppressions } from './read-suppressions.ts'
import type { SuppressRule } from './rule.ts'
import { names, nearestRule } from './rule-names.ts'
import { expired } from './rules/expired.ts'
import { noReason } from './rules/no-reason.ts'
import { unknownRule } from './rules/unknown-rule.ts'
import { unused } from './rules/unused.ts'

export const suppressRules: readonly SuppressRule[] = [noReason, unknownRule, expired, unused]

interface Suppressing {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  readonly comments: readonly Comment[]
  readonly settings: Settings
}

/** Whether a file with these findings was not read whole, so that what is not reported may be there. */
export function isUnreadable(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ rule }) => UNREADABLE.test(rule))
}

const UNREADABLE = /\/(?:parse|frontmatter-(?:missing|unclosed|yaml)|executable-frontmatter)$/

/**
 * Leaves out the findings that a comment suppresses, and reports suppressions that are wrong in themselves.
 * `today` is YYYY-MM-DD; `ids` gives those of the rules there are.
 */
export function suppress(
  { text, diagnostics, comments, settings }: Suppressing,
  today: string,
  ids: () => readonly string[],
): readonly Diagnostic[] {
  const suppressions = readSuppressions(text, comments)
  const used = new Map(suppressions.map((suppression) => [suppression, new Set<string>()]))
  const isSuppressed = using(new Map([...used].filter(([{ until }]) => !isPast(until, today))), text)
  const kept = diagnostics.filter((diagnostic) => !isSuppressed(diagnostic))
  const readable = !isUnreadable(diagnostics)
  const isRule = (name: string): boolean => ids().some((id) => names(name, id))
  // A comment may hold ten thousand names: of those beyond the limit no finding is kept.
  let compared = 0
  const nearest = (name: string): string | undefined =>
    compared++ <= MOST_FINDINGS ? nearestRule(name, ids()) : undefined
  const byRule = groupBy(kept, ({ rule }) => rule)
  const judged = [...used].map(([suppression, words]) => ({
    ...suppression,
    used: words,
    isExpired: isPast(suppression.until, today),
    readable,
    isRule,
    nearest,
    hasFinding: (name: string) =>
      [...byRule].some(
        ([rule, found]) => names(name, rule) && found.some(({ range }) => isIn(range[0], suppression)),
      ),
  }))
  const found = collect(settings)
  for (const rule of suppressRules) {
    const report = found.reportFor(rule)
    if (report !== undefined) for (const each of judged) rule.check(each, report)
  }
  return [...kept, ...found.end()]
}

/** Tells the reason that a comment gives for suppressing a finding; of several the first that gives one. */
export function reasons(
  text: string,
  comments: readonly Comment[],
): (diagnostic: Diagnostic) => string | undefined {
  const suppressions = readSuppressions(text, comments).filter(({ reason }) => reason !== '')
  return ({ rule, range: [at] }) =>
    suppressions.find((each) => isIn(at, each) && each.rules.some((name) => names(name, rule)))?.reason
}

function isIn(at: number, { target: [start, end] }: Suppression): boolean {
  return at >= start && at < end
}

/**
 * Tells whether a finding is suppressed, and notes the words that do it. Each rule is held against the
 * suppressions of a line once: there may be thousands of both.
 */
function using(
  suppressions: ReadonlyMap<Suppression, Set<string>>,
  text: string,
): (diagnostic: Diagnostic) => boolean {
  const starts = lineStarts(text)
  const all = [...suppressions.keys()]
  const isOfFile = ({ target: [start, end] }: Suppression): boolean => start === 0 && end > text.length
  const ofFile = all.filter(isOfFile)
  const ofLines = groupBy(
    all.filter((each) => !isOfFile(each)),
    ({ target: [start] }) => start,
  )
  const known = new Map<string, boolean>()
  const isHit = (rule: string, some: readonly Suppression[], key: string): boolean => {
    const before = known.get(key)
    if (before !== undefined) return before
    let hit = false
    for (const suppression of some) {
      const word = suppression.rules.find((name) => names(name, rule))
      if (word === undefined) continue
      suppressions.get(suppression)!.add(word)
      hit = true
    }
    known.set(key, hit)
    return hit
  }
  const isHitAt = (rule: string, start: number): boolean => {
    const line = starts[positionAt(text, starts, start).line - 1]!
    return isHit(rule, ofLines.get(line) ?? [], `${line} ${rule}`)
  }
  const isHitWithin = (rule: string, [start, end]: Range): void => {
    isHitAt(rule, start)
    for (const [line, some] of ofLines) {
      if (line > start && line < end) isHit(rule, some, `${line} ${rule}`)
    }
  }
  return ({ rule, range: [start], related = [] }) => {
    // A comment at another place of the same finding is no mistake, though the first place decides.
    for (const other of related) if (other.path === undefined) isHitWithin(rule, other.range)
    const inFile = isHit(rule, ofFile, rule)
    return isHitAt(rule, start) || inFile
  }
}

/** A date that is none has passed: a suppression must not hold for ever by a slip of the pen. */
function isPast(until: string | undefined, today: string): boolean {
  return until !== undefined && (!isDate(until) || until < today)
}
