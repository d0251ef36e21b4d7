/** The number of characters a reader would count: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ' ').length
}

/** A part of a text that is kept longer than that: V8 would keep the whole text for it. */
export function ownText(part: string): string {
  return [...part].join('')
}

/** How many bytes of UTF-8 a text takes; half of a surrogate pair takes three. */
export function byteLength(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const point = text.codePointAt(index)!
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    if (point > 0xffff) index++
  }
  return bytes
}

/** `U+200B`: how a character is named that looks like nothing, or like another one. */
export function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The terminal columns that a text takes: two for a wide character or emoji, none for a combining mark. */
export function columns(text: string): number {
  if (/^[\x00-\x7e]*$/.test(text)) return text.length
  const combining = /[\p{M}\u200c\u200d]/u
  const wide =
    /[\p{Emoji_Presentation}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303e\uff01-\uff60]/u
  let width = 0
  for (const character of text) {
    if (character <= '~') width++
    else if (!combining.test(character)) width += wide.test(character) ? 2 : 1
  }
  return width
}
