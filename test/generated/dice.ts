import { randomOf } from '../random.ts'

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

export function diceOf(seed: number): Dice {
  const { below, pick } = randomOf(seed)
  const chance = (probability: number): boolean => below(2 ** 32) < probability * 2 ** 32
  return {
    below,
    chance,
    pick,
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
