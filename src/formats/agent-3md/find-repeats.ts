/** The items whose key an earlier item has too, each with the first of that key. */
export function repeatsOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly { readonly item: Item; readonly first: Item }[] {
  const firsts = new Map<unknown, Item>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, item)
    return first === undefined ? [] : { item, first }
  })
}
