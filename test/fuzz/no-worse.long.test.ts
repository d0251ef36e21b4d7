import { describe, test } from 'vitest'
import { anyNamed } from './any-named.ts'
import type { Subject } from './kinds.ts'
import { countOne, isLong, LONG, mutating, namedKinds, provoking, RUNS, tellAtEnd, tryFiles } from './loop.ts'
import { worseFault } from './no-worse.ts'
import { oddlyPlaced } from './odd-folders.ts'

/** So many files of each sort: each is judged up to twenty times. */
const FILES = isLong ? Math.ceil(RUNS / 6) : RUNS

/** How many findings of a rule were fixed. */
const fixed = new Map<string, number>()
const seen = (rule: string): void => countOne(fixed, rule)

async function fixing(subject: Subject): Promise<string | undefined> {
  return (await worseFault(subject, 'safe')) ?? (await worseFault(subject, 'suggested', seen))
}

describe.each(namedKinds)('no fix makes a file of %s worse, in folders of any name', (_, kind) => {
  test('with mistakes', LONG, () => tryFiles(kind, oddlyPlaced(kind, provoking(kind)), fixing, FILES))

  test('mutated', LONG, () => tryFiles(kind, oddlyPlaced(kind, mutating(kind)), fixing, FILES))

  test.runIf(kind.name === 'skill')('with any name', LONG, () =>
    tryFiles(kind, oddlyPlaced(kind, anyNamed(kind)), fixing, FILES),
  )
})

tellAtEnd('fixed in odd folders', fixed)
