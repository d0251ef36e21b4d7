import type { Field, Range, Value } from '../../../model.ts'
import { trim } from './lines.ts'

/** Text that knows where each of its characters was written. */
export interface Text extends Value {
  readonly value: string
  /** The quote that wraps it; undefined if none does. */
  readonly quote: string | undefined
  /** Where the part of `value` between two of its indexes was written. */
  place(start: number, end: number): Range
}

/** The value in `range`: if quotes wrap it, without them and with `x` for `\x`; else as it is written. */
function readText(source: string, range: Range): Text {
  const [start, end] = range
  const quote =
    isQuote(source[start]) && end - start >= 2 && source[end - 1] === source[start]
      ? source[start]
      : undefined
  const [from, to] = quote === undefined ? range : [start + 1, end - 1]
  const characters: string[] = []
  const places: number[] = []
  for (let at = from; at < to; at++) {
    places.push(at)
    if (quote !== undefined && source[at] === '\\' && at + 1 < to) at++
    characters.push(source[at]!)
  }
  places.push(to)
  return { value: characters.join(''), range, quote, place: (first, last) => [places[first]!, places[last]!] }
}

/** Whether a character may wrap a value. */
export function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'"
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

/** `key: value` of the frontmatter, or `key=value` of a directive. */
export interface Pair extends Text, Field {
  readonly value: string
  /** The key as it is compared: an attribute's in lower case. */
  readonly name: string
}

/** The two sides of the first separator between `start` and `end`; undefined when there is none. */
export function readPair(
  text: string,
  [start, end]: Range,
  separator: string,
  nameOf: (key: string) => string,
): Pair | undefined {
  const length = text.slice(start, end).indexOf(separator)
  if (length === -1) return undefined
  const key = trim(text, start, start + length)
  return { ...readText(text, trim(text, start + length + 1, end)), key, name: nameOf(text.slice(...key)) }
}

/** The pairs by their names: of two with one name the later. */
export function lastOf(pairs: readonly Pair[]): ReadonlyMap<string, Pair> {
  return new Map(pairs.map((pair) => [pair.name, pair]))
}

/** Where YAML would see a comment in an unquoted value; undefined if nowhere. */
export function yamlComment({ quote: mark, value }: Pair): number | undefined {
  const at = mark === undefined ? value.search(/(?:^(?=#\s)|(?<=\s))#(?:\s|$)/) : -1
  return at === -1 ? undefined : at
}

/** For each place of a command, whether the shell reads it inside quotes. */
export function quotedParts(command: string): readonly boolean[] {
  const within: boolean[] = []
  let open: string | undefined
  for (let at = 0; at < command.length; at++) {
    const character = command[at]
    within[at] = open !== undefined
    if (character === '\\' && open !== "'") within[++at] = open !== undefined
    else if (character === open) open = undefined
    else if (open === undefined && isQuote(character)) open = character
  }
  return within
}
