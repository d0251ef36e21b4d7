import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { documentsOf } from './documents.ts'
import type { Subject } from './kinds.ts'
import { FIRST_SEED, isLong, namedKinds, RUNS, tryFiles } from './loop.ts'
import { provoking } from './provoking.ts'
import { repairFault } from './repairs.ts'
import { hasCorpus, seedsOf } from './seeds.ts'

const LONG = { timeout: 3_600_000 }

/** Every rule that has a fix, and how often it was tried. */
const tries = new Map(
  [
    'agent/ability-unknown',
    'agent/field-type',
    'agent/frontmatter-first',
    'agent/frontmatter-unclosed',
    'agent/frontmatter-yaml',
    'agent/field-value',
    'agent/startup-tool',
    'agent/tools-return',
    'agent/misspelt-field',
    'agent3md/missing-field',
    'agent3md/field-value',
    'agent3md/input-type',
    'agent3md/misspelt-field',
    'agent3md/lost-backslash',
    'agent3md/parse',
    'agent3md/placeholder-syntax',
    'agent3md/plane-in-heading',
    'agent3md/tool',
    'agent3md/undeclared-tool',
    'agent3md/yaml-syntax',
    'claude/field-value',
    'claude/comment-in-value',
    'claude/dead-link',
    'claude/field-type',
    'claude/frontmatter-missing',
    'claude/frontmatter-unclosed',
    'claude/frontmatter-yaml',
    'claude/misspelt-field',
    'claude/ignored-field',
    'claude/skill-unknown',
    'claude/tool-unknown',
    'claude/typographic-quotes',
    'copilot/dead-link',
    'copilot/dead-reference',
    'copilot/tool-reference',
    'copilot/field-type',
    'copilot/frontmatter-unclosed',
    'copilot/frontmatter-yaml',
    'copilot/handoff-agent',
    'copilot/handoffs',
    'copilot/infer',
    'copilot/field-value',
    'copilot/misspelt-field',
    'plane/misspelt-field',
    'plane/field-value',
    'plane/field-type',
    'file/hidden-text',
    'skill/anchor',
    'skill/bom',
    'skill/comment-in-value',
    'skill/dead-link',
    'skill/dead-path',
    'skill/field-type',
    'skill/field-value',
    'skill/frontmatter-missing',
    'skill/frontmatter-unclosed',
    'skill/frontmatter-yaml',
    'skill/metadata',
    'skill/misspelt-field',
    'skill/name-directory',
    'skill/name-format',
    'skill/missing-field',
    'skill/outside-link',
    'skill/typographic-quotes',
    'suppress/unknown-rule',
  ].map((rule) => [rule, 0]),
)

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
