import { lint } from '../../src/engine/lint.ts'
import { formatOf } from '../../src/formats/load.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { Kind } from './kinds.ts'
import { FIRST_SEED } from './loop.ts'
import { MARKS, mutated } from './mutations.ts'
import { pickSeed, seedsOf } from './seeds.ts'
import { countWork } from './work.ts'

const LENGTH = 4096
const TIMES = 4
/**
 * In linear time a file of four times the length takes four times the work, in quadratic time sixteen times.
 */
const MOST_TIMES = 6
/** All rules together take more, whatever the text: where there are fewer, V8 has lost what it counted. */
const LEAST_STEPS = 100

/** A text that grows by a part that is repeated: where time is lost, it is lost in such texts. */
interface Growing {
  readonly path: string
  readonly head: string
  readonly part: string
}

/**
 * Whether the work of linting grows faster than the file; the first such text, with the work of both lengths.
 * `runs` texts are tried.
 */
export async function growthFault(kind: Kind, runs: number): Promise<string | undefined> {
  const seeds = seedsOf(kind)
  const counter = countWork()
  try {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + runs; seed++) {
      const growing = pickGrowing(seeds, randomOf(seed))
      const measure = async (): Promise<readonly [short: number, long: number]> => [
        await workOf(kind, growing, LENGTH, counter),
        await workOf(kind, growing, TIMES * LENGTH, counter),
      ]
      // V8 has been seen to lose a part of what it counted. The work is the same each time, so a fault shows
      // each time.
      if (!isFault(await measure())) continue
      const [short, long] = await measure()
      if (isFault([short, long])) return `${short} steps become ${long} with ${JSON.stringify(growing)}`
    }
    return undefined
  } finally {
    counter.stop()
  }
}

function isFault([short, long]: readonly [short: number, long: number]): boolean {
  return short >= LEAST_STEPS && long / short > MOST_TIMES
}

function pickGrowing(seeds: ReturnType<typeof seedsOf>, random: Random): Growing {
  const { path, text } = pickSeed(seeds, random)
  const changed = mutated(text, random)
  const start = random.below(Math.min(changed.length, 400))
  const part = random.once(3)
    ? random.pick(MARKS) + random.pick(['', '\n', 'a', ' ', random.pick(MARKS)])
    : changed.slice(start, start + 1 + random.below(60))
  const head = random.pick([
    '',
    text.slice(0, text.indexOf('\n') + 1),
    text.slice(0, start),
    text,
    '---\nname: pdf\nx: ',
  ])
  return { path, head: head.slice(0, LENGTH / 8), part: part || '\n' }
}

async function workOf(
  kind: Kind,
  { path, head, part }: Growing,
  length: number,
  counter: ReturnType<typeof countWork>,
): Promise<number> {
  const text = head + part.repeat(Math.ceil(length / part.length))
  const format = (await formatOf(path, text, kind.settings))!
  const source = {
    path,
    text,
    directory: 'pdf',
    files: { has: () => false, real: () => undefined, read: () => undefined },
  }
  const prepared = (await format.prepare?.(source)) ?? source
  return counter.count(() => void lint(prepared, format, { preset: 'strict', rules: new Map() }))
}
