import type { Pair } from './grammar/located-text.ts'

/** Where YAML would see a comment in an unquoted value; undefined if nowhere. */
export function yamlComment({ quote: mark, value }: Pair): number | undefined {
  const at = mark === undefined ? value.search(/(?:^(?=#\s)|(?<=\s))#(?:\s|$)/) : -1
  return at === -1 ? undefined : at
}
