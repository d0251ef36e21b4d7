import type { Random } from '../random.ts'
import type { Kind, Subject } from './kinds.ts'
import { mutated } from './mutations.ts'
import { provoked } from './provocations.ts'
import { pickSeed, seedsOf } from './seeds.ts'

/** What makes a file with mistakes for which there are fixes. */
export function provoking(kind: Kind): (random: Random) => Subject {
  const seeds = seedsOf(kind)
  return (random) => {
    const { path, text } = pickSeed(seeds, random)
    const changed = provoked(text, kind, random)
    return {
      kind,
      path,
      reading: { state: 'text', text: random.once(4) ? mutated(changed, random) : changed },
    }
  }
}
