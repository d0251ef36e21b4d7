import type { Comment, Range } from '../../model.ts'
import { lineEnd, lineStarts, positionAt } from '../../syntax/position.ts'

/** `passmuster-ignore RULES until=DATE: REASON`, as a comment holds it. */
export interface Suppression {
  readonly range: Range
  /** Rule ids, or `<group>/*`, in the order of the comment. */
  readonly rules: readonly string[]
  /** Where each of these names is first written. */
  readonly places: ReadonlyMap<string, Range>
  /** The last day on which it holds, as YYYY-MM-DD. */
  readonly until: string | undefined
  readonly reason: string
  /** The word of a comment that looks like a suppression and is none. */
  readonly misspelt?: string
  /** The findings that start in here are suppressed. */
  readonly target: Range
}

const WORD = 'passmuster-ignore'
const MISSPELT = /^passmuster-(?:ignore|disable|enable|suppress)[\w-]*/
const ANY_WORD = /passmuster-(?:ignore|disable|enable|suppress)/
const SUPPRESSION = /^passmuster-ignore(-file)?(?=[\s:]|$)([^:]*)(?::([^]*))?$/

/** Whether a comment is a suppression, whatever it says. */
export function isSuppression({ text }: Comment): boolean {
  return SUPPRESSION.test(text)
}

/**
 * The suppressions among the comments of a text. One that is alone on its line is for the next line, any other for its
 * own; `passmuster-ignore-file` is for the whole file.
 */
export function readSuppressions(text: string, comments: readonly Comment[]): readonly Suppression[] {
  const starts = comments.length > 0 ? lineStarts(text) : []
  return comments.flatMap((comment) => {
    const match = SUPPRESSION.exec(comment.text)
    if (match === null) return misspeltIn(comment, text)
    const [, wholeFile, head = '', reason = ''] = match
    const headStart = text.indexOf(head, text.indexOf(WORD, comment.range[0]) + WORD.length)
    const written = [...head.matchAll(/[^\s,]+/g)]
    const words = written.map(([word]) => word)
    const until = words.find((word) => word.startsWith('until='))?.slice('until='.length)
    return {
      range: comment.range,
      rules: words.filter((word) => !word.startsWith('until=')),
      places: new Map(
        written.toReversed().map(({ 0: word, index }) => {
          const start = headStart + index
          return [word, [start, start + word.length]]
        }),
      ),
      until,
      reason: reason.trim(),
      target: wholeFile === undefined ? targetOf(text, starts, comment.range) : [0, text.length + 1],
    }
  })
}

/** What only looks like a suppression suppresses nothing. */
function misspeltIn(comment: Comment, text: string): readonly Suppression[] {
  const [misspelt] = MISSPELT.exec(comment.text) ?? []
  if (misspelt === undefined) return []
  const start = text.indexOf(misspelt, comment.range[0])
  const range = [start, start + misspelt.length] as const
  return [{ range, misspelt, rules: [], places: new Map(), until: undefined, reason: '', target: [0, 0] }]
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Whether any suppression can be in a text: most have none, and need no look at their comments. */
export function maySuppress(text: string): boolean {
  return ANY_WORD.test(text)
}

function targetOf(text: string, starts: readonly number[], [start, end]: Range): Range {
  const lineStart = starts[positionAt(text, starts, start).line - 1]!
  const stop = lineEnd(text, end)
  return isBlank(text, lineStart, start) && isBlank(text, end, stop)
    ? [stop + 1, lineEnd(text, stop + 1) + 1]
    : [lineStart, stop + 1]
}

/** A line may hold thousands of comments, so nothing is looked at after the first character that shows. */
function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!' \t\r'.includes(text[at]!)) return false
  return true
}
