import { parse } from 'yaml'
import type { Fixing } from '../../src/lint/apply-fixes.ts'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic, Edit } from '../../src/model.ts'
import type { Result } from '../../src/reporters/report.ts'
import type { Subject } from './kinds.ts'
import { judged, textOf, withText } from './kinds.ts'

export const MOST_ROUNDS = 10
/** Each fix is also tried alone; of a file with many of them, these. */
const MOST_ALONE = 8

/**
 * While such a finding stands the file is not read, or only in part: its cure uncovers what lies behind it.
 */
const UNREADABLE =
  /\/(?:parse|plane-in-(?:fence|heading)|frontmatter-(?:missing|unclosed|yaml|first)|second-frontmatter)$/
/**
 * The parser of YAML takes it for a part of a value, and nobody writes it on purpose: the fixes of such a
 * file need not cure.
 */
export const LONE_CR = /\r(?!\n)/
/** Of these mistakes another may stand in the same place. */
const SEVERAL = /copilot\/missing-field$|\/(?:frontmatter-yaml|handoffs|hooks|parse|lost-backslash)$/
/** A key of YAML gets another name. */
const RENAMING = /(?<!^agent3md)\/(?:misspelt-field|handoffs)$/
/** What has the right name or type is read, and so may be wrong. */
const UNCOVERING =
  /copilot\/field-value$|(?:copilot|skill)\/missing-field$|\/(?:hidden-text|ignored-field|misspelt-field|handoffs|field-type|ability-unknown|tools-return|lost-backslash|line-separator|bom)$/

/**
 * Checks what holds for the fixes of whatever file; the first fault, as a sentence, or undefined. `seen` is
 * told each finding whose fix was tried.
 */
export async function repairFault(
  subject: Subject,
  fixing: Fixing,
  seen: (diagnostic: Diagnostic) => void = () => {},
): Promise<string | undefined> {
  try {
    const before = await judged(subject, 'strict')
    const fixable = wanted(before, fixing)
    for (const diagnostic of fixable.slice(0, MOST_ALONE)) {
      // Alone a safe fix does the same whether the others are wanted too.
      if (fixing === 'suggested' && diagnostic.fix!.safe) continue
      seen(diagnostic)
      const fault = await aloneFault(subject, before, diagnostic, fixing)
      if (fault !== undefined)
        return `the fix “${diagnostic.fix!.title}” of ${diagnostic.rule} at ${diagnostic.range.join('–')} ${fault}`
    }
    return fixable.length === 0 ? undefined : await roundsFault(subject, before, fixing)
  } catch (error) {
    return `it throws ${error instanceof Error ? error.stack : error}`
  }
}

function countOf({ diagnostics }: Result, id: string): number {
  return diagnostics.filter(({ rule }) => rule === id).length
}

/** The findings whose fixes are applied. */
export function wanted({ diagnostics }: Result, fixing: Fixing): readonly Diagnostic[] {
  return diagnostics.filter(({ fix }) => fix !== undefined && (fix.safe || fixing === 'suggested'))
}

/** One fix alone cures its finding, does no other harm, and changes nothing but what it says. */
async function aloneFault(
  subject: Subject,
  before: Result,
  diagnostic: Diagnostic,
  fixing: Fixing,
): Promise<string | undefined> {
  const text = textOf(subject)
  const { text: after } = applyFixes(text, [diagnostic], fixing)
  const { edits } = diagnostic.fix!
  if (after !== spliced(text, edits)) return 'changes more than its edits'
  if (LONE_CR.test(text)) return undefined
  if (after === text) return 'changes nothing'
  const result = await judged(withText(subject, after), 'strict')
  const at = shifted(diagnostic.range[0], edits)
  const left = result.diagnostics.find(
    ({ rule, message, range }) =>
      rule === diagnostic.rule &&
      range[0] === at &&
      (message === diagnostic.message || !SEVERAL.test(rule)) &&
      // The name of the directory, which a fix writes, may have such a word.
      (message === diagnostic.message || !message.includes('contains the reserved word')) &&
      // The next of several may move to the place of the one that is gone.
      countOf(result, rule) >= countOf(before, rule),
  )
  if (left !== undefined) return `does not cure it: ${JSON.stringify(after)}`
  return (
    meaningFault(text, diagnostic) ??
    lineBreakFault(text, after) ??
    freshFault(before, result, [diagnostic], after) ??
    progressFault(diagnostic, before, result, edits, after)
  )
}

/** All fixes in rounds, as `--fix` applies them, come to an end where none is left. */
async function roundsFault(subject: Subject, before: Result, fixing: Fixing): Promise<string | undefined> {
  const applied: Diagnostic[] = []
  let text = textOf(subject)
  let result = before
  // The parser of YAML names one mistake at a time, and each line may have one.
  let most = MOST_ROUNDS + text.split('\n').length
  for (let round = 0; round < MOST_ROUNDS && most > 0; most--) {
    const fixes = wanted(result, fixing)
    if (!fixes.some(({ rule }) => rule.endsWith('/frontmatter-yaml'))) round++
    const { text: after } = applyFixes(text, fixes, fixing)
    if (after === text)
      return fixes.length > 0 && !LONE_CR.test(text)
        ? `fixes are left that change nothing: ${JSON.stringify(text)}`
        : LONE_CR.test(textOf(subject))
          ? undefined
          : freshFault(before, result, applied, text)
    if (
      !keepsRest(
        text,
        after,
        fixes.flatMap(({ fix }) => fix!.edits),
      )
    )
      return `a round of fixes changes more than its edits: ${JSON.stringify(after)}`
    applied.push(...fixes)
    text = after
    result = await judged(withText(subject, text), 'strict')
  }
  return `${MOST_ROUNDS} rounds of fixes do not come to an end: ${JSON.stringify(text)}`
}

/** The text after edits, made the plain way: from the last to the first. */
function spliced(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce(
      (result, { range: [start, end], text: replacement }) =>
        result.slice(0, start) + replacement + result.slice(end),
      text,
    )
}

/** Where a place is after edits; one in an edit is where that starts. */
function shifted(at: number, edits: readonly Edit[]): number {
  return edits.reduce(
    (sum, { range: [start, end], text }) =>
      end <= at && start < at ? sum + text.length - (end - start) : start < at ? sum - (at - start) : sum,
    at,
  )
}

/** Whether the text between the edits stands in the new text as it was, in the same order. */
function keepsRest(before: string, after: string, edits: readonly Edit[]): boolean {
  const parts: string[] = []
  let at = 0
  for (const {
    range: [start, end],
  } of edits.toSorted((a, b) => a.range[0] - b.range[0])) {
    if (start > at) parts.push(before.slice(at, start))
    else if (parts.length === 0) parts.push('')
    at = Math.max(at, end)
  }
  parts.push(before.slice(at))
  if (!after.startsWith(parts[0]!) || !after.endsWith(parts.at(-1)!)) return false
  let from = 0
  return parts.every((part) => {
    const found = after.indexOf(part, from)
    from = found + part.length
    return found !== -1
  })
}

/** A file whose lines all end with CRLF stays such a file. */
function lineBreakFault(before: string, after: string): string | undefined {
  const lone = /(?<!\r)\n/
  return before.includes('\r\n') && !lone.test(before) && lone.test(after)
    ? `brings a line break of another kind: ${JSON.stringify(after)}`
    : undefined
}

/**
 * No error is there that was not there before, but for those that could not be seen; what could be read still
 * can be.
 */
function freshFault(
  before: Result,
  after: Result,
  fixed: readonly Diagnostic[],
  text: string,
): string | undefined {
  // Without it a line may be the `---` that it looks like.
  if (isUnreadable(before) || fixed.some(({ rule }) => rule === 'file/hidden-text')) return undefined
  const uncovers = fixed.some(({ rule }) => UNCOVERING.test(rule))
  const known = errorsOf(before)
  const now = errorsOf(after)
  const fresh = after.diagnostics.find(
    ({ rule, message, severity }) =>
      severity === 'error' &&
      (!uncovers || UNREADABLE.test(rule)) &&
      now.get(rule)!.length > (known.get(rule)?.length ?? 0) &&
      !known.get(rule)?.includes(message),
  )
  return fresh && `brings an error, ${fresh.rule} “${fresh.message}”: ${JSON.stringify(text)}`
}

/** Found in YAML that can be parsed, after all that cannot. */
const AFTER_PARSING =
  /is already set above|^No client knows this `!` tag|has no anchor|^A key is empty|^The YAML is|starts with `!`/

/** The cure of what cannot be read leads to a mistake further on, or to none, never back to one that was not told. */
function progressFault(
  { rule, range, message }: Diagnostic,
  before: Result,
  after: Result,
  edits: readonly Edit[],
  text: string,
): string | undefined {
  if (!rule.endsWith('/frontmatter-yaml')) return undefined
  const line = text.lastIndexOf('\n', shifted(range[0], edits) - 1) + 1
  const back = after.diagnostics.find(
    (other) =>
      other.rule === rule &&
      other.range[0] < line &&
      !before.diagnostics.some((told) => told.rule === rule && told.message === other.message) &&
      !AFTER_PARSING.test(other.message) &&
      // The parser looks at each mark before it looks at how lines are indented.
      !(message.includes('starts with `%`') && other.message.includes('is indented more')),
  )
  return back && `leads back to “${back.message}”: ${JSON.stringify(text)}`
}

/** What is only quoted is read as the text that stood there, what is renamed is a key still. */
function meaningFault(before: string, { rule, fix }: Diagnostic): string | undefined {
  const [
    {
      range: [start, end],
      text,
    },
  ] = fix!.edits as [Edit]
  const written = before.slice(start, end)
  if (/^Quote the value/.test(fix!.title)) {
    const meant = fix!.title === 'Quote the value' ? [written] : [written, written.slice(1, -1)]
    if (!meant.includes(parse(text, { logLevel: 'silent' })))
      return `writes ${text} for ${JSON.stringify(written)}`
  }
  // A blank or the closing fence must follow the colon, unless quotes stand before it; in braces a key may have no value.
  const isKey =
    /^(?:["']\s*[:,}]|\s*:(?=\s|---|$)|\s*[,}])/.test(before.slice(end)) ||
    /\?\s+["']?$/.test(before.slice(0, start))
  return /^Rename to/.test(fix!.title) && RENAMING.test(rule) && !isKey
    ? `makes ${JSON.stringify(written)} no key`
    : undefined
}

function isUnreadable({ diagnostics }: Result): boolean {
  return diagnostics.some(({ rule }) => UNREADABLE.test(rule))
}

/** The messages of the errors, by rule. */
function errorsOf({ diagnostics }: Result): ReadonlyMap<string, readonly string[]> {
  const errors = new Map<string, string[]>()
  for (const { rule, message, severity } of diagnostics)
    if (severity === 'error') errors.set(rule, [...(errors.get(rule) ?? []), message])
  return errors
}
