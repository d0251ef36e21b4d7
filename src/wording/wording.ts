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

/** `a`, `a and b`, `a, b and c`; of more than `most` words `a, b and 7 more`. */
export function listed(words: readonly string[], most = Infinity): string {
  if (words.length > most) return `${words.slice(0, most).join(', ')} and ${count(words.length - most)} more`
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** The start of a text that is longer than so many UTF-16 code units. */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`.toWellFormed()
}
