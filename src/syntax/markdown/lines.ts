import { countUpTo, trimEnd } from '../position.ts'
import type { OpenFence, OpenHtml, Scan } from './scan.ts'

/** Columns of white space that make a line code. */
export const CODE_INDENT = 4
const TAB = 4

export interface Line {
  readonly start: number
  /** Without the line break. */
  readonly end: number
  readonly next: number
  /** After block-quote and list marks and their blanks. */
  readonly content: number
  /** How many block-quote marks it starts with. */
  readonly quotes: number
  /**
   * The column at which the content starts of the innermost list item that opens here, 0 without one; and
   * those of the items around it that open here too.
   */
  readonly opened: number
  readonly outer: readonly number[]
  /** Columns of white space before the first mark or, without one, the content. */
  readonly column: number
  readonly contentColumn: number
  /** Columns of white space before the content, from the last mark or the list item's content on. */
  readonly indent: number
}

/** The line from `start` to `end`, with the block-quote and list marks that it starts with. */
export function readLine(scan: Scan, start: number, end: number, next: number): Line {
  const { text, paragraph } = scan
  let content = skipBlanks(text, start, end)
  const column = columnAt(text, start, content, 0)
  let contentColumn = column
  let indent = column - columnOf(scan, openAt(scan, column))
  let quotes = 0
  let opened = 0
  const outer: number[] = []
  while (content < end && indent < CODE_INDENT) {
    const quote = text[content] === '>'
    const mark = quote ? 1 : listMark(text, content, end)
    if (mark === 0 || (!quote && paragraph?.top && !interrupts(text, content, mark, end))) break
    if (quote) quotes++
    const markEnd = contentColumn + mark
    const after = skipBlanks(text, content + mark, end)
    contentColumn = columnAt(text, content + mark, after, markEnd)
    content = after
    indent = Math.max(contentColumn - markEnd - 1, 0)
    if (quote) continue
    if (opened > 0) outer.push(opened)
    opened = content >= end || indent >= CODE_INDENT ? markEnd + 1 : contentColumn
  }
  return { start, end, next, content, quotes, opened, outer, column, contentColumn, indent }
}

/** Whether the line lies after the quote or list item that a block is in. */
export function isOutside({ quotes, item }: OpenFence | OpenHtml, line: Line): boolean {
  if (quotes > 0) return line.quotes < quotes
  return line.column < item && (line.content < line.end || line.opened > 0)
}

/** The offset of the first character from `start` on that is no blank; `end` when there is none. */
export function skipBlanks(text: string, start: number, end: number): number {
  while (start < end && (text[start] === ' ' || text[start] === '\t')) start++
  return start
}

/** How many times the character at `start` stands there in a row. */
export function runLength(text: string, start: number, end: number): number {
  let after = start
  while (after < end && text[after] === text[start]) after++
  return after - start
}

/** The column of `end`, after the blanks at `start`, which is at `column`. Tabs stop at multiples of 4. */
function columnAt(text: string, start: number, end: number, column: number): number {
  for (let at = start; at < end; at++) column += text[at] === '\t' ? TAB - (column % TAB) : 1
  return column
}

/** How many of the open list items a line at `column` may belong to. */
export function openAt({ items, depth }: Scan, column: number): number {
  return countUpTo(depth, (index) => items[index]! <= column)
}

/** The column at which the content starts of the innermost of `depth` list items, 0 outside of lists. */
export function columnOf({ items }: Scan, depth: number): number {
  return depth === 0 ? 0 : items[depth - 1]!
}

function listMark(text: string, start: number, end: number): number {
  let after = start
  if ('-*+'.includes(text[start]!)) after++
  else {
    while (after - start < 9 && text[after]! >= '0' && text[after]! <= '9') after++
    if (after === start || (text[after] !== '.' && text[after] !== ')')) return 0
    after++
  }
  return after >= end || text[after] === ' ' || text[after] === '\t' ? after - start : 0
}

/** Whether a list mark ends a paragraph: only an item with content does, and a number only as 1. */
function interrupts(text: string, start: number, mark: number, end: number): boolean {
  return (
    trimEnd(text, start, end) > start + mark && (mark === 1 || /^1.$/.test(text.slice(start, start + mark)))
  )
}
