import type { Range } from '../../model.ts'
import { lineEnd } from '../position.ts'
import type { Fence } from './scan.ts'

const LINE = /^([ \t>]*)(`{3,}(?!`)|~{3,}(?!~))([^`\n]*)$/gm

/** Whether a block is never closed, or has a line in it that opens another one. */
export function isOdd(fence: Fence, text: string): boolean {
  return !fence.closed || openerIn(fence, text) !== undefined
}

/** The first line of a block that would open another one, with a language, if none were open. */
export function openerIn({ opening, content }: Fence, text: string): Range | undefined {
  for (const [start, info] of linesIn(content, columnOf(opening[0], text), text))
    if (/^[ \t]*[a-z]/i.test(info)) return [start, lineEnd(text, start)]
  return undefined
}

/** How far from the start of its line an offset is. */
export function columnOf(offset: number, text: string): number {
  return offset - text.lastIndexOf('\n', offset) - 1
}

/** The lines that look like fences, not much further right than `column`: by where their marks start, and what follows. */
export function* linesIn(
  [from, to]: Range,
  column: number,
  text: string,
): Generator<readonly [number, string]> {
  const mayHave = text.slice(from, to)
  if (!mayHave.includes('```') && !mayHave.includes('~~~')) return
  for (const { index, 1: before = '', 3: info = '' } of mayHave.matchAll(LINE))
    if (before.length <= column + 3) yield [from + index + before.length, info]
}
