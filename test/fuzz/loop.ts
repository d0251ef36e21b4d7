import { decode } from '../../src/files/read.ts'
import { LARGEST_FILE } from '../../src/lint/reading.ts'
import { atLength } from '../at-length.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { Kind, Subject } from './kinds.ts'
import { kinds } from './kinds.ts'
import { mutated } from './mutations.ts'
import { pickSeed, seedsOf } from './seeds.ts'
import { startWatch } from './watch.ts'

/** How many files of each kind are tried. */
export const RUNS = Number(process.env['FUZZ_RUNS'] ?? (atLength ? 20_000 : 60))

/** The seed of the first file; each other file has the next one. */
export const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)

/** Of a run of this length every mistake that is looked for must have come up. */
export const isLong = RUNS >= 5000

const watch = startWatch()

/**
 * Tries `runs` files, one for each seed; throws at the first that has a fault, with all that is needed to see it
 * again.
 */
export async function tryFiles(
  kind: Kind,
  make: (random: Random) => Subject,
  faultOf: (subject: Subject) => Promise<string | undefined>,
  runs = RUNS,
): Promise<void> {
  try {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + runs; seed++) {
      watch.starts(`${kind.name} of seed ${seed}`)
      const subject = make(randomOf(seed))
      const fault = await faultOf(subject)
      if (fault !== undefined)
        throw new Error(
          `${fault}\nSee it again with FUZZ_SEED=${seed} FUZZ_RUNS=1, or lint ${subject.path}: ${JSON.stringify(subject.reading)}`,
        )
    }
  } finally {
    watch.ends()
  }
}

/** What makes a mutated file of a kind. */
export function mutating(kind: Kind): (random: Random) => Subject {
  const seeds = seedsOf(kind)
  return (random) => {
    const { path, text } = pickSeed(seeds, random)
    const changed = mutated(text, random)
    return {
      kind,
      path,
      reading: random.once(20)
        ? decode(spoiled(Buffer.from(changed), random), LARGEST_FILE)
        : { state: 'text', text: changed },
    }
  }
}

/** Bytes of which one in a hundred is another: seldom UTF-8. */
function spoiled(bytes: Buffer, random: Random): Uint8Array {
  for (let left = Math.ceil(bytes.length / 100); left > 0; left--)
    bytes[random.below(bytes.length)] = random.below(256)
  return bytes
}

/** Each kind with its name, for `test.each`. */
export const namedKinds = kinds.map((kind) => [kind.name, kind] as const)
