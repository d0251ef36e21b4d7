/** Random choices that a seed repeats. */
export interface Dice {
  /** From 0 to the limit, without it. */
  readonly below: (limit: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  /** Mostly the first, else one of the others. */
  readonly mostly: <T>(usual: T, others: readonly T[], probability?: number) => T
  /** Some of them, in their order. */
  readonly some: <T>(from: readonly T[], probability?: number) => readonly T[]
}

/** The generator mulberry32: small, and the same everywhere. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const chance = (probability: number): boolean => next() < probability
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  return {
    below, chance, pick,
    mostly: (usual, others, probability = 0.8) => (chance(probability) ? usual : pick(others)),
    some: (from, probability = 0.5) => from.filter(() => chance(probability)),
  }
}

/** A generated file, and what lies around it; paths are relative to a folder of its own. */
export interface Generated {
  readonly path: string
  readonly text: string
  readonly files?: Readonly<Record<string, string>>
}

