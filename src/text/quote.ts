import { visible } from './escape-invisible.ts'

const LONGEST_QUOTE = 60

/** `text` in backticks for a message: on one line, and cut after `longest` characters. */
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
