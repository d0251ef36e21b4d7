import type { Range, Value } from '../../../model.ts'

/** Text that knows where each of its characters was written. */
export interface Text extends Value {
  readonly value: string
  /** The quote that wraps it; undefined where it is read as it stands. */
  readonly quote: string | undefined
  /** Where the part of `value` between two of its indexes was written. */
  place(start: number, end: number): Range
}

/**
 * Reads the value in `range`: text that begins and ends with the same quote is unquoted, and `\x` in it
 * becomes `x`.
 * Anything else is read as it stands.
 */
export function readText(source: string, range: Range): Text {
  const [start, end] = range
  const quote =
    isQuote(source[start]) && end - start >= 2 && source[end - 1] === source[start]
      ? source[start]
      : undefined
  if (quote === undefined) return verbatim(source, range, range, undefined)
  const inner: Range = [start + 1, end - 1]
  return source.slice(...inner).includes('\\')
    ? escaped(source, range, inner, quote)
    : verbatim(source, range, inner, quote)
}

/** Whether a character may wrap a value. */
export function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'"
}

function verbatim(source: string, range: Range, inner: Range, quote: string | undefined): Text {
  return {
    value: source.slice(...inner),
    range,
    quote,
    place: (start, end) => [inner[0] + start, inner[0] + end],
  }
}

function escaped(source: string, range: Range, [from, to]: Range, quote: string): Text {
  const characters: string[] = []
  const places: number[] = []
  for (let at = from; at < to; at++) {
    places.push(at)
    if (source[at] === '\\' && at + 1 < to) at++
    characters.push(source[at]!)
  }
  places.push(to)
  return { value: characters.join(''), range, quote, place: (start, end) => [places[start]!, places[end]!] }
}

/** The part between two indexes of the value, without the blanks around it. */
export function trimmedPart(text: Text, start: number, end: number): Text {
  const part = text.value.slice(start, end)
  const value = part.trim()
  const from = start + part.length - part.trimStart().length
  return {
    value,
    range: text.place(from, from + value.length),
    quote: undefined,
    place: (left, right) => text.place(from + left, from + right),
  }
}

/** The items of a comma-separated list, trimmed; blank ones are left out. */
export function readItems(text: Text | undefined): readonly Text[] {
  if (text === undefined) return []
  const items: Text[] = []
  let start = 0
  for (const { length } of text.value.split(',')) {
    const item = trimmedPart(text, start, start + length)
    if (item.value !== '') items.push(item)
    start += length + 1
  }
  return items
}
