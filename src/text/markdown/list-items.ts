import { trimEnd } from '../position.ts'
import type { Scan } from './scan.ts'

/** How many of the open list items a line at `column` may belong to. There may be thousands. */
export function openAt({ items, depth }: Scan, column: number): number {
  let low = 0
  while (low < depth) {
    const middle = (low + depth) >> 1
    if (items[middle]! <= column) low = middle + 1
    else depth = middle
  }
  return low
}

/** The column at which the content starts of the innermost of `depth` list items, 0 outside of lists. */
export function columnOf({ items }: Scan, depth: number): number {
  return depth === 0 ? 0 : items[depth - 1]!
}

/** The length of the list mark at `start`, 0 when there is none. */
export function listMark(text: string, start: number, end: number): number {
  let after = start
  if ('-*+'.includes(text[start]!)) after++
  else {
    while (after - start < 9 && text[after]! >= '0' && text[after]! <= '9') after++
    if (after === start || (text[after] !== '.' && text[after] !== ')')) return 0
    after++
  }
  return after >= end || text[after] === ' ' || text[after] === '\t' ? after - start : 0
}

/**
 * Whether the list mark of length `mark` at `start` ends a paragraph: only an item with content does, and a
 * number only as 1.
 */
export function interrupts(text: string, start: number, mark: number, end: number): boolean {
  return (
    trimEnd(text, start, end) > start + mark && (mark === 1 || /^1.$/.test(text.slice(start, start + mark)))
  )
}
