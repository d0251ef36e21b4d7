import { describe, expect, test } from 'vitest'
import { turn } from '../at-length.ts'
import { workspaceOf } from '../lint/workspaces.ts'
import { randomOf } from '../random.ts'
import { countOne, FIRST_SEED, LONG, RUNS, tellAtEnd } from './loop.ts'
import { agentsOf, duplicateFault, skillsOf } from './several.ts'

/** Each is judged some six times, and made of few words. */
const REPOSITORIES = Math.ceil(RUNS / 5)

/** How many findings of a rule were fixed. */
const fixed = new Map<string, number>()

describe('fixes of several files', () => {
  test.each([
    ['safe', 'skills', skillsOf],
    ['suggested', 'skills', skillsOf],
    ['suggested', 'agents', agentsOf],
  ] as const)('%s, give no two %s one name', LONG, async (fixing, _, filesOf) => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + REPOSITORIES; seed++) {
      await turn()
      const open = (texts: Readonly<Record<string, string>>) => workspaceOf({}, texts)
      const fault = duplicateFault(filesOf(randomOf(seed)), fixing, open, (rule) => countOne(fixed, rule))
      expect(fault, `See it again with FUZZ_SEED=${seed}`).toBeUndefined()
    }
  })

  test('were many', () => {
    expect([...fixed.keys()].sort()).toEqual([
      'claude/missing-field',
      'skill/missing-field',
      'skill/name-directory',
      'skill/name-format',
    ])
  })
})

tellAtEnd('names fixed in several files', fixed)
