import { describe, expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import type { Subject } from './kinds.ts'
import {
  isLong,
  LONG,
  namedKinds,
  provoking,
  RUNS,
  tellAtEnd,
  tryFiles,
  tryGrammar,
  trySeeds,
} from './loop.ts'
import { repairFault } from './repairs.ts'

/** Every rule that has a fix, and how often it was tried. */
const tries = new Map(rules.flatMap(({ id, fix }) => (fix === undefined ? [] : [[id, 0]])))

/** They propose what a folder has, and the machine of these tests lists none; no manifest of a plugin is made here. */
const LISTED: ReadonlySet<string> = new Set([
  'claude/plugin-server',
  'claude/server-unknown',
  'claude/skill-unknown',
  'plugin/entry',
  'plugin/missing',
  'skill/dead-path',
  'skill/mention',
  'skill/plugin-server',
  'skill/replaced-parameter',
  'skill/script-interpreter',
])

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
  test('in files to start from, as they are', LONG, () => trySeeds(kind, repairing))

  test('in files with mistakes', LONG, () => tryFiles(kind, provoking(kind), repairing))

  test('in files made of the grammar', LONG, () => tryGrammar(kind, repairing))
})

test('no other rule has a fix, and these were tried often', () => {
  expect([...tries].filter(([, number]) => Number.isNaN(number))).toEqual([])
  expect([...tries].filter(([, number]) => number > 0).length).toBeGreaterThan(30)
})

test.runIf(isLong)('each rule that has a fix was tried often', () => {
  expect([...tries].filter(([rule, number]) => number < RUNS / 400 && !LISTED.has(rule))).toEqual([])
})

tellAtEnd('fixes tried', tries)
