export interface Random {
  /** A whole number from 0 on, less than `limit`. */
  below(limit: number): number
  of<Choice>(choices: readonly Choice[]): Choice
}

/** The same numbers for the same seed, on every machine: mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, of: (choices) => choices[below(choices.length)]! }
}
