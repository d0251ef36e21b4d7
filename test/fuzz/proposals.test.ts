import { afterAll, describe, expect, test } from 'vitest'
import { anyNamed } from './any-named.ts'
import type { Subject } from './kinds.ts'
import { FIRST_SEED, isLong, namedKinds, RUNS, tryFiles } from './loop.ts'
import { proposalFault } from './proposals.ts'
import { provoking } from './provoking.ts'
import { hasCorpus, seedsOf } from './seeds.ts'

const LONG = { timeout: 3_600_000 }

/** So many files of each kind, and as many of any name. */
const FILES = isLong ? Math.ceil(RUNS / 6) : RUNS

/** How often the messages of a rule were followed. */
const followed = new Map<string, number>()
const seen = (rule: string): void => void followed.set(rule, (followed.get(rule) ?? 0) + 1)

const following = (subject: Subject): Promise<string | undefined> => proposalFault(subject, seen)

describe.each(namedKinds)(
  'what messages of %s propose ends their findings, and makes no other',
  (_, kind) => {
    test('in files to start from, as they are', LONG, async () => {
      const { own, real } = seedsOf(kind)
      for (const { path, text } of [...own, ...real].slice(0, isLong ? Infinity : RUNS))
        expect(await following({ kind, path, reading: { state: 'text', text } }), path).toBeUndefined()
    })

    test('in files with mistakes', LONG, () => tryFiles(kind, provoking(kind), following, FILES))

    test.runIf(kind.name === 'skill')('in skills of any name', LONG, () =>
      tryFiles(kind, anyNamed(kind), following, FILES),
    )
  },
)

test('messages of many rules were followed', () => {
  expect(followed.size).toBeGreaterThan(isLong ? 30 : 15)
})

afterAll(() => {
  if (isLong)
    console.log(
      `proposals followed from seed ${FIRST_SEED} on, ${hasCorpus ? 'with' : 'without'} real files: ${JSON.stringify(Object.fromEntries(followed))}`,
    )
})
