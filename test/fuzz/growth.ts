import { formatOf } from '../../src/formats/names.ts'
import { allFormats } from '../../src/formats/rules.ts'
import { lint } from '../../src/lint/lint.ts'
import { sourceOf } from '../../src/lint/source.ts'
import { alone } from '../no-files.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { Kind } from './kinds.ts'
import { FIRST_SEED } from './loop.ts'
import { MARKS, mutated } from './mutations.ts'
import { pickSeed, seedsOf } from './seeds.ts'
import type { WorkCounter } from './work.ts'

const LENGTH = 4096
const TIMES = 4
/**
 * In linear time a file of four times the length takes four times the work, in quadratic time sixteen times.
 */
const MOST_TIMES = 6
/** So many texts are got ready at once, which is not counted. */
const TOGETHER = 50

/** A text that grows by a part that is repeated: where time is lost, it is lost in such texts. */
interface Growing {
  readonly path: string
  readonly head: string
  readonly part: string
}

/**
 * Whether the work of linting grows faster than the file; the first such text, with the work of its lengths.
 * `runs` texts are tried.
 */
export async function growthFault(
  kind: Kind,
  runs: number,
  counter: WorkCounter,
): Promise<string | undefined> {
  const seeds = seedsOf(kind)
  for (let first = FIRST_SEED; first < FIRST_SEED + runs; first += TOGETHER) {
    const number = Math.min(TOGETHER, FIRST_SEED + runs - first)
    const texts = Array.from({ length: number }, (_, index) => pickGrowing(seeds, randomOf(first + index)))
    const lintings = await Promise.all(texts.map((growing) => lintingsOf(kind, growing)))
    const steps = counter.countEach(lintings.flat())
    for (const [index, growing] of texts.entries()) {
      if (!isFault(steps.slice(2 * index, 2 * index + 2))) continue
      // One length may close a block that another leaves open. What grows faster than the file does so in a longer one.
      const again = counter.countEach(await lintingsOf(kind, growing, TIMES * LENGTH))
      if (isFault(again)) return `${again.join(' steps become ')} with ${JSON.stringify(growing)}`
    }
  }
  return undefined
}

/** Whether a text and its longer form took such steps that the work grows faster than they do. */
function isFault([short = NaN, long = NaN]: readonly number[]): boolean {
  return long / short > MOST_TIMES
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

/** What lints the text, and what lints it when it is longer. */
function lintingsOf(kind: Kind, growing: Growing, least = LENGTH): readonly (() => void)[] {
  return [least, TIMES * least].map((length) => lintingOf(kind, growing, length))
}

function lintingOf(kind: Kind, { path, head, part }: Growing, length: number): () => void {
  const source = alone(path, head + part.repeat(Math.ceil(length / part.length)))
  // A page of documentation among agents has no format.
  const format = formatOf(source, kind.settings) ?? allFormats.find(({ name }) => name === kind.name)!
  // What was read of a source is kept, so each time it is a new one.
  return () => void lint(sourceOf(source), format, { preset: 'strict', rules: new Map() })
}
