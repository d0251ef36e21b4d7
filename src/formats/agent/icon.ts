import type { Subject } from '../../lint/fields/table.ts'
import type { Report } from '../../model.ts'
import { safely } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'

const EMOJI_PRESENTATION = '\ufe0f'
const LONGEST = 64
/** What the bytes from 0x80 to 0x9f are in Windows-1252: some versions of Node decode them as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Reports an icon that is not one emoji. */
export function reportIcon({ field: { value, range } }: Subject, report: Report): void {
  if (typeof value !== 'string') return
  const text = value.trim()
  if (isEmoji(text)) return
  if (text === '') return report(range, '`icon` has no value. Write a single emoji, or remove the field.')
  const meant =
    text.length > LONGEST
      ? undefined
      : [text + EMOJI_PRESENTATION, fromWindows(text)].find(
          (candidate) => candidate !== undefined && isEmoji(candidate),
        )
  if (meant === undefined)
    return report(range, `${quote(text)} is not one emoji. Write a single emoji, such as 🧭.`)
  const what = meant.startsWith(text)
    ? 'lacks the invisible character U+FE0F that makes it an emoji'
    : 'is an emoji that was saved in the wrong encoding'
  report(range, `${quote(text)} ${what}. Write ${meant}.`, safely(`Write ${meant}`, { range, text: meant }))
}

function isEmoji(text: string): boolean {
  // Most are one character, and the set of all takes 15 ms to build.
  return (
    /^(?=\p{Extended_Pictographic})\p{Emoji_Presentation}$/u.test(text) ||
    new RegExp('^\\p{RGI_Emoji}$', 'v').test(text)
  )
}

/** The text whose UTF-8 bytes Windows-1252 shows as `text`; undefined when there is none. */
function fromWindows(text: string): string | undefined {
  const bytes = Array.from(text, (character) =>
    WINDOWS.includes(character) ? 0x80 + WINDOWS.indexOf(character) : character.codePointAt(0)!,
  )
  if (bytes.some((byte) => byte > 0xff)) return undefined
  try {
    // Not by `TextDecoder`, which is none of the language's own.
    const escapes = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    return decodeURIComponent(escapes.join('')).replace(/^\ufeff/, '')
  } catch {
    return undefined
  }
}
