import type { Details, Range } from '../model.ts'

/** An item whose key an earlier one has too. */
export interface Repeat<Item> {
  readonly item: Item
  readonly first: Item
}

/** The items whose key an earlier item has too, each with the first of that key; no key is like no other. */
export function repeatsOf<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string | number | undefined,
): readonly Repeat<Item>[] {
  const firsts = new Map<string | number, Item>()
  return [...items].flatMap((item) => {
    const key = keyOf(item)
    if (key === undefined) return []
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, item)
    return first === undefined ? [] : { item, first }
  })
}

/** Points to further places of the same finding; nothing where there are none. */
export function alsoAt(
  items: readonly { readonly range: Range }[],
  message: string,
): Pick<Details, 'related'> {
  const related = items.map(({ range }) => ({ range, message }))
  return related.length === 0 ? {} : { related }
}

/** Points to what another file says. */
export function otherAt(path: string, range: Range): Pick<Details, 'related'> {
  return { related: [{ path, range, message: 'The other one is here.' }] }
}

/** Points from what is repeated to the first one. */
export function firstAt(range: Range): Pick<Details, 'related'> {
  return { related: [{ range, message: 'The first one is here.' }] }
}
