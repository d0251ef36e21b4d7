import type { Rule } from '../../../model.ts'
import { textField } from '../../../text/fields.ts'
import { safely } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

const EMOJI_PRESENTATION = '\ufe0f'
const LONGEST = 64
/** What the bytes from 0x80 to 0x9f are in Windows-1252: some versions of Node decode them as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export const icon: Rule<Agent> = {
  id: 'agent/icon',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: '`icon` is exactly one emoji',
  why: 'Clients have room for one character. They cut anything else, or show a box or letters.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: compass'),
  good: goodAgent,
  check({ fields }, report) {
    const field = textField(fields, 'icon')
    const text = field?.value.trim() ?? ''
    if (field === undefined || isEmoji(text)) return
    if (text === '')
      return report(field.range, '`icon` has no value. Write a single emoji, or remove the field.')
    const meant =
      text.length > LONGEST
        ? undefined
        : [text + EMOJI_PRESENTATION, fromWindows(text)].find(
            (candidate) => candidate !== undefined && isEmoji(candidate),
          )
    if (meant === undefined)
      return report(field.range, `${quote(text)} is not one emoji. Write a single emoji, such as 🧭.`)
    const what = meant.startsWith(text)
      ? 'lacks the invisible character U+FE0F that makes it an emoji'
      : 'is an emoji that was saved in the wrong encoding'
    report(
      field.range,
      `${quote(text)} ${what}. Write ${meant}.`,
      safely(`Write ${meant}`, { range: field.range, text: meant }),
    )
  },
}

/** Whether a text is one emoji as Unicode recommends them for interchange. */
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
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}
