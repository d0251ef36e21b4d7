import type { Range } from '../../../model.ts'
import { lineEnd } from '../../../syntax/position.ts'

/** A line of the file. */
export interface Line {
  readonly start: number
  readonly next: number
  /** The line without the blanks around it. */
  readonly content: Range
}

const DELIMITER = '---'

/** The word that begins a plane. */
export const DIRECTIVE = '@plane'

/** The line that starts at an offset. */
export function readLine(text: string, start: number): Line {
  const end = lineEnd(text, start)
  const isCrLf = end < text.length && end > start && text[end - 1] === '\r'
  const content = trim(text, start, isCrLf ? end - 1 : end)
  return { start, next: Math.min(end + 1, text.length), content }
}

/** Whether the content of a line opens or closes the frontmatter. */
export function isDelimiter(text: string, [start, end]: Range): boolean {
  return end - start === DELIMITER.length && text.startsWith(DELIMITER, start)
}

/** Whether a line begins a plane. */
export function isDirective(text: string, { start, content: [content, end] }: Line): boolean {
  const after = start + DIRECTIVE.length
  return content === start && text.startsWith(DIRECTIVE, start) && (after === end || isBlank(text[after]))
}

/** The part between two offsets without the blanks around it. */
export function trim(text: string, start: number, end: number): Range {
  while (start < end && isBlank(text[start])) start++
  while (end > start && isBlank(text[end - 1])) end--
  return [start, end]
}

/** Whether a character is one of the two that the grammar takes for blanks. */
export function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}
