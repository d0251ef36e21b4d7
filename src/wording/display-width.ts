/**
 * The terminal columns that printable text takes: two for wide East Asian characters and emoji, none for
 * combining marks and joiners.
 */
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
