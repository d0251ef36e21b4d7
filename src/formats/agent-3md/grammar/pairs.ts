import type { Field, Range } from '../../../model.ts'
import { trim } from './lines.ts'
import type { Text } from './located-text.ts'
import { readText } from './located-text.ts'

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

/** Where to point at a value: at its key where nothing is written. */
export function placeOf({ key, range }: Pair): Range {
  return range[0] === range[1] ? key : range
}
