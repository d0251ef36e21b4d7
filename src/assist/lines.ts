import type { Edit, Range } from '../model.ts'
import { countUpTo } from '../syntax/position.ts'
import { byteLength, codePoints } from '../wording/code-points.ts'
import { applyEdits } from '../wording/fixes.ts'

/** How columns count characters, the quickest first for texts that are UTF-16 in memory. */
export const ENCODINGS = ['utf-16', 'utf-32', 'utf-8'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** A line and a column, from 0. */
interface LinePosition {
  readonly line: number
  readonly character: number
}

interface Span {
  readonly start: LinePosition
  readonly end: LinePosition
}

/** The lines of a text, as editors count them. */
export interface Lines {
  /** The lines and columns of a range in UTF-16 offsets. */
  span(range: Range): Span
  /** The UTF-16 offset of a position; the nearest one where there is no such position. */
  offset(position: LinePosition): number
}

/** Reads the lines of a text. Editors do not count its byte order mark. */
export function linesOf(text: string, encoding: Encoding): Lines {
  const starts = [text.startsWith('\ufeff') ? 1 : 0]
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length)
  const position = (offset: number): LinePosition => {
    const line = Math.max(countUpTo(starts.length, (index) => starts[index]! <= offset) - 1, 0)
    return { line, character: widthOf(text.slice(starts[line], offset), encoding) }
  }
  return {
    span: ([start, end]) => ({ start: position(start), end: position(end) }),
    offset({ line, character }) {
      if (!(line >= 0)) return starts[0]!
      const start = starts[Math.floor(line)]
      if (start === undefined) return text.length
      const end = start + /^[^\r\n]*/.exec(text.slice(start, starts[Math.floor(line) + 1]))![0].length
      return character >= 0 ? start + lengthOf(text.slice(start, end), character, encoding) : start
    },
  }
}

function widthOf(text: string, encoding: Encoding): number {
  if (encoding === 'utf-16') return text.length
  return encoding === 'utf-8' ? byteLength(text) : codePoints(text)
}

/** How many UTF-16 code units the first so many units of an encoding are, of whole characters. */
function lengthOf(text: string, units: number, encoding: Encoding): number {
  if (encoding === 'utf-16') return Math.min(Math.floor(units), text.length)
  let left = units
  let length = 0
  for (const character of text) {
    left -= widthOf(character, encoding)
    if (left < 0) break
    length += character.length
  }
  return length
}

/** What an editor changes: a part of a text, or all of it. */
export interface Change {
  readonly range?: Span
  readonly text: string
}

/** A text after changes, each of the text that the one before it left. A byte order mark stays. */
export function changedText(text: string, changes: readonly Change[], encoding: Encoding): string {
  return changes.reduce((before, { range, text: part }) => {
    if (range === undefined)
      return before.startsWith('\ufeff') && !part.startsWith('\ufeff') ? `\ufeff${part}` : part
    const { offset } = linesOf(before, encoding)
    const [start, end] = [offset(range.start), offset(range.end)].sort((a, b) => a - b) as [number, number]
    return applyEdits(before, [{ range: [start, end], text: part }] satisfies readonly Edit[])
  }, text)
}
