/** Numbers that only look random: the same seed gives the same ones on every machine. */
export interface Random {
  /** A whole number from 0 up to, but without, `limit`; 0 where that leaves none. */
  below(limit: number): number
  /** One of the items, of which there must be some. */
  pick<Item>(items: readonly Item[]): Item
  /** Whether something happens that happens once in `times`. */
  once(times: number): boolean
}

/** The generator `mulberry32`, which needs 32 bits of state only. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // The first number of neighbouring seeds is alike.
  next()
  const below = (limit: number): number => Math.floor(next() * limit)
  return { below, pick: (items) => items[below(items.length)]!, once: (times) => below(times) === 0 }
}
