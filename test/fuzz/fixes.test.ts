import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import { documentsOf } from './documents.ts'
import type { Subject } from './kinds.ts'
import { FIRST_SEED, isLong, namedKinds, RUNS, tryFiles } from './loop.ts'
import { provoking } from './provoking.ts'
import { repairFault } from './repairs.ts'
import { hasCorpus, seedsOf } from './seeds.ts'

const LONG = { timeout: 3_600_000 }

/** Every rule that has a fix, and how often it was tried. */
const tries = new Map(rules.flatMap(({ id, fix }) => (fix === undefined ? [] : [[id, 0]])))

/** They propose what a folder has, and the machine of these tests lists none. */
const LISTED: ReadonlySet<string> = new Set(['claude/skill-unknown', 'skill/dead-path'])

/** What holds for the fixes of a file, safe ones and all. */
async function repairing(subject: Subject): Promise<string | undefined> {
  for (const fixing of ['safe', 'suggested'] as const) {
    const fault = await repairFault(
      subject,
      fixing,
      ({ rule }) => void tries.set(rule, (tries.get(rule) ?? NaN) + 1),
    )
    if (fault !== undefined) return fault
  }
  return undefined
}

describe.each(namedKinds)('fixes of %s', (_, kind) => {
  test('in files to start from, as they are', LONG, async () => {
    const { own, real } = seedsOf(kind)
    for (const { path, text } of [...own, ...real].slice(0, RUNS))
      expect(await repairing({ kind, path, reading: { state: 'text', text } }), path).toBeUndefined()
  })

  test('in files with mistakes', LONG, () => tryFiles(kind, provoking(kind), repairing))

  test('in files made of the grammar', LONG, async () => {
    const path = seedsOf(kind).own[0]!.path
    await fc.assert(
      fc.asyncProperty(documentsOf(kind), async (text) => {
        expect(await repairing({ kind, path, reading: { state: 'text', text } })).toBeUndefined()
      }),
      { seed: FIRST_SEED, numRuns: Math.ceil(RUNS / 4) },
    )
  })
})

test('no other rule has a fix, and these were tried often', () => {
  expect([...tries].filter(([, number]) => Number.isNaN(number))).toEqual([])
  expect([...tries].filter(([, number]) => number > 0).length).toBeGreaterThan(30)
})

test.runIf(isLong)('each rule that has a fix was tried often', () => {
  expect([...tries].filter(([rule, number]) => number < RUNS / 400 && !LISTED.has(rule))).toEqual([])
})

afterAll(() => {
  if (isLong)
    console.log(
      `fixes tried from seed ${FIRST_SEED} on, ${hasCorpus ? 'with' : 'without'} real files: ${JSON.stringify(Object.fromEntries(tries))}`,
    )
})
