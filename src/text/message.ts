import type { Details, Edit, Range } from '../model.ts'
import { visible } from './escape-invisible.ts'

const LONGEST_QUOTE = 60

/** `text` in backticks for a message: on one line, and cut behind `longest` characters. */
export function quote(text: string, longest = LONGEST_QUOTE): string {
  const line = visible(
    text
      .slice(0, 8 * longest)
      .replace(/\s+/gu, ' ')
      .replaceAll('`', "'")
      .trim(),
  )
  const characters = [...line.slice(0, 2 * longest + 2)]
  if (characters.length <= longest) return `\`${line}\``
  // What the cut has parted from its neighbour may no longer be needed.
  return `\`${visible(characters.slice(0, longest - 1).join(''))}…\``
}

/** A path in backticks for a message, on one line and whole: a reader copies it. */
export function quotePath(path: string): string {
  return quote(path, Infinity)
}

/**
 * A whole number as a reader expects it: 1,068. `toLocaleString` would load the tables of all languages,
 * which takes as long as all else.
 */
export function count(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `1 file`, `2 files`. */
export function plural(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** A fix that keeps the meaning of the file. */
export function safely(title: string, ...edits: readonly Edit[]): Details {
  return { fix: { title, safe: true, edits } }
}

/** A fix of one edit that needs a person's consent. */
export function suggest(title: string, range: Range, text: string): Details {
  return { fix: { title, safe: false, edits: [{ range, text }] } }
}

/** The number of characters a reader would count: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  const first = text.search(/[\ud800-\udbff]/)
  if (first === -1) return text.length
  let pairs = 0
  for (let index = first; index < text.length - 1; index++) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00)
      pairs++, index++
  }
  return text.length - pairs
}
