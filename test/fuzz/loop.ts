import fc from 'fast-check'
import { afterAll, expect } from 'vitest'
import { decode } from '../../src/files/read.ts'
import type { Reading } from '../../src/lint/reading.ts'
import { LARGEST_FILE } from '../../src/lint/reading.ts'
import { turn } from '../at-length.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import { documentsOf } from './documents.ts'
import type { Kind, Subject } from './kinds.ts'
import { kinds } from './kinds.ts'
import { mutated } from './mutations.ts'
import { provoked } from './provocations.ts'
import { hasCorpus, pickSeed, seedsOf } from './seeds.ts'
import { startWatch } from './watch.ts'

/** How many files of each kind are tried. */
export const RUNS = Number(process.env['FUZZ_RUNS'] ?? 5000)

/** The seed of the first file; each other file has the next one. */
export const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)

/** Of a run of this length every mistake that is looked for must have come up. */
export const isLong = RUNS >= 5000

/** For a test that tries many files. */
export const LONG = { timeout: 3_600_000 }

const watch = startWatch()

type Fault = (subject: Subject) => Promise<string | undefined>

/**
 * Tries `runs` files, one for each seed; throws at the first that has a fault, with all that is needed to see it
 * again.
 */
export async function tryFiles(
  kind: Kind,
  make: (random: Random) => Subject,
  faultOf: Fault,
  runs = RUNS,
): Promise<void> {
  try {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + runs; seed++) {
      await turn()
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

/** Tries the files to start from as they are, no more than `most`. */
export async function trySeeds(kind: Kind, faultOf: Fault, most = RUNS): Promise<void> {
  const { own, real } = seedsOf(kind)
  for (const { path, text } of [...own, ...real].slice(0, most)) {
    await turn()
    expect(await faultOf({ kind, path, reading: { state: 'text', text } }), path).toBeUndefined()
  }
}

/** Tries files that are made of the grammar, a quarter as many as of others. */
export async function tryGrammar(kind: Kind, faultOf: Fault): Promise<void> {
  const path = seedsOf(kind).own[0]!.path
  await fc.assert(
    fc.asyncProperty(documentsOf(kind), async (text) => {
      await turn()
      expect(await faultOf({ kind, path, reading: { state: 'text', text } })).toBeUndefined()
    }),
    { seed: FIRST_SEED, numRuns: Math.ceil(RUNS / 4) },
  )
}

/** Says at the end of a long run what was tried, and how often. */
export function tellAtEnd(what: string, counts: ReadonlyMap<string, number>): void {
  afterAll(() => {
    if (isLong)
      console.log(
        `${what} from seed ${FIRST_SEED} on, ${hasCorpus ? 'with' : 'without'} real files: ${JSON.stringify(Object.fromEntries(counts))}`,
      )
  })
}

/** Counts one more. */
export function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** What makes a file of a kind from one to start from. */
function fromSeeds(
  kind: Kind,
  change: (text: string, random: Random) => Reading,
): (random: Random) => Subject {
  const seeds = seedsOf(kind)
  return (random) => {
    const { path, text } = pickSeed(seeds, random)
    return { kind, path, reading: change(text, random) }
  }
}

/** What makes a mutated file of a kind. */
export function mutating(kind: Kind): (random: Random) => Subject {
  return fromSeeds(kind, (seed, random) => {
    const text = mutated(seed, random)
    return random.once(20)
      ? decode(spoiled(Buffer.from(text), random), LARGEST_FILE)
      : { state: 'text', text }
  })
}

/** What makes a file with mistakes for which there are fixes. */
export function provoking(kind: Kind): (random: Random) => Subject {
  return fromSeeds(kind, (seed, random) => {
    const text = provoked(seed, kind, random)
    return { state: 'text', text: random.once(4) ? mutated(text, random) : text }
  })
}

/** Bytes of which one in a hundred is another: seldom UTF-8. */
function spoiled(bytes: Buffer, random: Random): Uint8Array {
  for (let left = Math.ceil(bytes.length / 100); left > 0; left--)
    bytes[random.below(bytes.length)] = random.below(256)
  return bytes
}

/** Each kind with its name, for `test.each`. */
export const namedKinds = kinds.map((kind) => [kind.name, kind] as const)
