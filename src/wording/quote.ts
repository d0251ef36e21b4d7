import { codePoint, visible } from './escape-invisible.ts'

const LONGEST_QUOTE = 60

/** White space that looks like a space and is none to YAML; the wide one of Chinese and Japanese is seen. */
const LIKE_A_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g

/** `text` in backticks on one line, cut after `longest` characters; what nobody sees as `<U+00A0>`. */
export function quote(text: string, longest = LONGEST_QUOTE): string {
  const line = visible(
    text
      .slice(0, 8 * longest)
      .replace(/[ \t\r\n\f\v\u3000]+/g, ' ')
      .replaceAll('`', "'")
      .replace(/^ | $/g, ''),
  ).replace(LIKE_A_SPACE, codePoint)
  const characters = [...line.slice(0, 2 * longest + 2)]
  if (characters.length <= longest) return `\`${line}\``
  // What the cut has parted from its neighbour may no longer be needed.
  return `\`${visible(characters.slice(0, longest - 1).join(''))}…\``
}

/** A path in backticks for a message, on one line and whole: a reader copies it. */
export function quotePath(path: string): string {
  return quote(path, Infinity)
}
