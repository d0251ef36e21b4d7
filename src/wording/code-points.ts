/** The number of characters a reader would count: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  const first = text.search(/[\ud800-\udbff]/)
  if (first === -1) return text.length
  let pairs = 0
  for (let index = first; index < text.length - 1; index++) {
    if ((text.charCodeAt(index) & 0xfc00) !== 0xd800) continue
    if ((text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00) continue
    pairs++
    index++
  }
  return text.length - pairs
}

/** `U+200B`: how a character is named that looks like nothing, or like another one. */
export function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
