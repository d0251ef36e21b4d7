/** The items by what they have in common, in their order; an item without a key is in no group. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key | undefined,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

/** The item of a list that has no other; undefined where there is none, or a choice. */
export function onlyOne<Item>(items: readonly Item[] | undefined): Item | undefined {
  return items?.length === 1 ? items[0] : undefined
}

/** Counts how often it was given each key: 1 for the first time. */
export function counter(): (key: string) => number {
  const counts = new Map<string, number>()
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}

/** How often each key comes. */
export function countEach(keys: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Words, each with how often it comes, the most frequent first. */
export function frequentFirst(
  words: readonly string[],
): readonly (readonly [word: string, number: number])[] {
  return [...countEach(words)].sort(([, a], [, b]) => b - a)
}

/** Tells of keys, one by one, whether they come more often than is known. */
export function beyond(known: ReadonlyMap<string, number>): (key: string) => boolean {
  const numberOf = counter()
  return (key) => numberOf(key) > (known.get(key) ?? 0)
}

/** How much higher than before the counts are. */
export function growthOf(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): number {
  return [...now].reduce((sum, [key, count]) => sum + Math.max(count - (before.get(key) ?? 0), 0), 0)
}

/** Code-unit order, the same on every machine: below 0 when `a` comes first, 0 when the two are equal. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
