import type { Fixing } from '../../src/lint/apply-fixes.ts'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic, Severity } from '../../src/model.ts'
import type { Result } from '../../src/reporters/report.ts'
import type { Subject } from './kinds.ts'
import { judged, textOf, withText } from './kinds.ts'
import { MOST_ROUNDS, wanted } from './repairs.ts'

/** While such a finding stands, a part of the file is not read by anybody, or not as it is meant: from then on counts what is there. */
const UNREADABLE =
  /\/(?:parse|plane-in-(?:fence|heading)|frontmatter-(?:missing|unclosed|yaml|first)|tools-return|hidden-text)$/

/** Of a custom agent's fields that nobody reads `missing-field` tells, with a fix; what is missing indeed has none. */
function isUnreadable({ rule, fix }: Diagnostic): boolean {
  return UNREADABLE.test(rule) || (rule === 'copilot/missing-field' && fix !== undefined)
}

/**
 * Applies all fixes of a file in rounds, as `--fix` and `--fix-suggestions` do, and looks for a rule that has more
 * findings than before, as severe as the worst that was fixed; the first one as a sentence, or undefined. `seen` is
 * told the rule of each finding that was fixed.
 */
export async function worseFault(
  subject: Subject,
  fixing: Fixing,
  seen: (rule: string) => void = () => {},
): Promise<string | undefined> {
  let before = await judged(subject, 'recommended')
  let after = before
  let fixed = subject
  let applied: Diagnostic[] = []
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixes = wanted(after, fixing)
    const { text } = applyFixes(textOf(fixed), fixes, fixing)
    if (text === textOf(fixed)) break
    for (const { rule } of fixes) seen(rule)
    applied.push(...fixes)
    fixed = withText(fixed, text)
    after = await judged(fixed, 'recommended')
    if (!before.diagnostics.some(isUnreadable)) continue
    before = after
    applied = []
  }
  if (applied.length === 0) return undefined
  const fresh = freshIn(before, after, Math.max(...applied.map(weightOf)))
  return (
    fresh &&
    `${fixing} fixes of ${[...new Set(applied.map(({ rule }) => rule))].join(', ')} bring ${fresh.rule} “${fresh.message}”: ${JSON.stringify(textOf(fixed))}`
  )
}

const WEIGHTS: readonly Severity[] = ['info', 'warning', 'error']

function weightOf({ severity }: Diagnostic): number {
  return WEIGHTS.indexOf(severity)
}

/** What other files or fields lack is seen once the field is read that names them. */
const OF_OTHER_FILES = /\/(?:handoff-agent|server-unknown|skill-unknown|duplicate-name)$/

/** What a link leads to now may be worth a note: infos are no harm. */
function freshIn(before: Result, after: Result, mildest: number): Diagnostic | undefined {
  return after.diagnostics.find(
    (each) =>
      each.severity !== 'info' &&
      !OF_OTHER_FILES.test(each.rule) &&
      weightOf(each) >= mildest &&
      countOf(after, each) > countOf(before, each),
  )
}

/** How many findings there are of the rule of one, of its severity and above. */
function countOf({ diagnostics }: Result, one: Diagnostic): number {
  return diagnostics.filter((other) => other.rule === one.rule && weightOf(other) >= weightOf(one)).length
}
