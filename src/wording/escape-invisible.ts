import { codePointOf } from './code-points.ts'

/** All but the printable characters of frequent blocks: a text without them needs no escapes. */
const UNUSUAL =
  /##\[|[^\n -~\u00a0-\u00ac\u00ae-\u034e\u0400-\u052f\u2010-\u2027\u2030-\u205e\u2190-\u2426\u2460-\u27ff\u3001-\u303f\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]/

/** Whether nothing but line breaks is to be escaped in a text. False says only that something may be. */
export function isPlain(text: string): boolean {
  return !UNUSUAL.test(text)
}

/**
 * Makes text from a file or a path harmless to print. What steers a terminal, hides or reorders text appears
 * as `<U+200B>`. GitHub's runner obeys `##[` anywhere in a line, so it is taken apart.
 */
export function visible(text: string): string {
  if (isPlain(text) && !text.includes('\n')) return text
  return escapeInvisible(text, codePoint).replaceAll('##[', '## [')
}

/**
 * Replaces each character that has no shape of its own: controls, formats, fillers, variation selectors,
 * tags, private and unassigned ones. Joiners and selectors stay where an emoji or a script needs them. Takes
 * linear time.
 */
export function escapeInvisible(text: string, shown: (character: string) => string): string {
  return text.replace(
    // The braille blank is a symbol without dots, and the null notehead one without ink.
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu,
    (character, offset: number) => (isNeeded(character, offset, text) ? character : shown(character)),
  )
}

/** The code units before a joiner that may belong to its emoji: the emoji, a skin tone and a selector. */
const LONGEST_EMOJI = 5

/** Whether a joiner stands between two emoji or two letters that it joins, or a selector after an emoji. */
function isNeeded(character: string, offset: number, text: string): boolean {
  if (character !== '\u200c' && character !== '\u200d' && character !== '\ufe0f') return false
  const before = text.slice(Math.max(offset - LONGEST_EMOJI, 0), offset)
  const after = text.slice(offset + 1, offset + 3)
  if (character === '\ufe0f')
    return /(?![\d#*])\p{Emoji}$/u.test(before) || (/[\d#*]$/.test(before) && after[0] === '\u20e3')
  return (
    (character === '\u200d' &&
      /(?![\d#*])\p{Emoji}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?$/u.test(before) &&
      /^(?![\d#*])\p{Emoji}/u.test(after)) ||
    (isJoined(before.at(-1)) && isJoined(after[0]))
  )
}

/** Whether a character is a letter or sign of a script that is spelled with joiners, as Persian and Hindi. */
function isJoined(character = ''): boolean {
  return (
    /[\p{L}\p{M}]/u.test(character) &&
    /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}]/u.test(
      character,
    )
  )
}

/** Text of a file made harmless to print, where all blanks but the space are shown, too. */
export function visibleSource(text: string): string {
  return visible(text).replace(/(?! )\p{Zs}/gu, codePoint)
}

/** A path made harmless to print. GitHub's runner obeys one that starts with `::`, after blanks or not. */
export function visiblePath(path: string): string {
  return visible(/^\s*:/.test(path) ? `./${path}` : path)
}

/** A line made harmless to print. GitHub's runner obeys one that starts with `::`, after blanks or not. */
export function visibleLine(line: string): string {
  return visible(line).replace(/^(\s*):(?=:)/, `$1${codePoint(':')}`)
}

/** A character as `<U+200B>`. */
export function codePoint(character: string): string {
  return `<${codePointOf(character)}>`
}
