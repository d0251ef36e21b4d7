import type { Range } from '../model.ts'
import { groupBy } from '../wording/compare.ts'

/** Lines and columns from 1, columns in UTF-16 code units; a byte order mark takes no column. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** The offset at which each line of `text` starts. A line ends with `\n`, so `\r\n` ends one too. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

/** The line and column of `offset`, which may be the end of the text, in a text with these lines. */
export function positionAt(text: string, starts: readonly number[], offset: number): Position {
  const line = countUpTo(starts.length, (index) => starts[index]! <= offset)
  const mark = line === 1 && offset > 0 && text.charCodeAt(0) === 0xfeff ? 1 : 0
  return { line, column: offset - starts[line - 1]! + 1 - mark, offset }
}

/** How many of `length` values in ascending order are low enough. There may be thousands. */
export function countUpTo(length: number, isLow: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isLow(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** The text of a line, counted from 1, without its line break. */
export function lineText(text: string, starts: readonly number[], line: number): string {
  const next = starts[line]
  return text.slice(starts[line - 1]!, next === undefined ? text.length : next - 1).replace(/\r$/, '')
}

/** Where the line around `start` ends, its line break excluded. */
export function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end === -1 ? text.length : end
}

/** The line from an offset on, without any white space at its end. */
export function lineFrom(text: string, start: number): Range {
  return [start, start + text.slice(start, lineEnd(text, start)).trimEnd().length]
}

/** `end` without the white space before it, but not before `start`. */
export function trimEnd(text: string, start: number, end: number): number {
  while (end > start && ' \t\r\n'.includes(text[end - 1]!)) end--
  return end
}

/** What starts on the same line of a text, together, in its order. */
export function byLine<Item extends { readonly range: Range }>(
  items: readonly Item[],
  text: string,
): readonly (readonly [Item, ...Item[]])[] {
  if (items.length < 2) return items.map((item) => [item])
  const starts = lineStarts(text)
  return [...groupBy(items, ({ range }) => positionAt(text, starts, range[0]).line).values()]
}

/** What an expression matches in a part of a text, with its places in the text. */
export function matchesIn(
  text: string,
  [start, end]: Range,
  expression: RegExp,
): readonly { readonly range: Range; readonly match: RegExpExecArray }[] {
  return [...text.slice(start, end).matchAll(expression)].map((match) => {
    const from = start + match.index
    return { match, range: [from, from + match[0].length] }
  })
}

/** The items that lie in none of the rows. Both are in the order of the text. */
export function outside<Item extends { readonly range: Range }>(
  rows: readonly { readonly range: Range }[],
  items: readonly Item[],
): readonly Item[] {
  let next = 0
  return items.filter(({ range: [at] }) => {
    while (next < rows.length && rows[next]!.range[1] <= at) next++
    return at < (rows[next]?.range[0] ?? Infinity)
  })
}
