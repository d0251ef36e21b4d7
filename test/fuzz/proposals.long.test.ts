import { describe, expect, test } from 'vitest'
import { anyNamed } from './any-named.ts'
import type { Subject } from './kinds.ts'
import { countOne, isLong, LONG, namedKinds, provoking, RUNS, tellAtEnd, tryFiles, trySeeds } from './loop.ts'
import { proposalFault } from './proposals.ts'

/** So many files of each kind, and as many of any name. */
const FILES = isLong ? Math.ceil(RUNS / 6) : RUNS

/** How often the messages of a rule were followed. */
const followed = new Map<string, number>()
const following = (subject: Subject): Promise<string | undefined> =>
  proposalFault(subject, (rule) => countOne(followed, rule))

describe.each(namedKinds)(
  'what messages of %s propose ends their findings, and makes no other',
  (_, kind) => {
    test('in files to start from, as they are', LONG, () =>
      trySeeds(kind, following, isLong ? Infinity : RUNS),
    )

    test('in files with mistakes', LONG, () => tryFiles(kind, provoking(kind), following, FILES))

    test.runIf(kind.name === 'skill')('in skills of any name', LONG, () =>
      tryFiles(kind, anyNamed(kind), following, FILES),
    )
  },
)

test('messages of many rules were followed', () => {
  expect(followed.size).toBeGreaterThan(isLong ? 30 : 15)
})

tellAtEnd('proposals followed', followed)
