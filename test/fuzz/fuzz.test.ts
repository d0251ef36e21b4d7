import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { agentOrCopilot } from '../../src/formats/agent-or-copilot.ts'
import { alone } from '../no-files.ts'
import { documentsOf } from './documents.ts'
import { growthFault } from './growth.ts'
import type { Kind, Subject } from './kinds.ts'
import { textOf } from './kinds.ts'
import { FIRST_SEED, isLong, mutating, namedKinds, RUNS, tryFiles } from './loop.ts'
import { faultOf } from './properties.ts'
import { quotationOf, quotations } from './quotations.ts'
import { hasCorpus, seedsOf } from './seeds.ts'

const LONG = { timeout: 3_600_000 }
const quoted = new Set<object>()
const tried: Record<string, number> = {}

/** What holds for a file, with a count of the findings. */
function judging(kind: Kind): (subject: Subject) => Promise<string | undefined> {
  return async (subject) => {
    agentOrCopilot(alone(subject.path, textOf(subject)))
    tried[`${kind.name} files`] = (tried[`${kind.name} files`] ?? 0) + 1
    return faultOf(subject, (diagnostic) => {
      tried[`${kind.name} findings`] = (tried[`${kind.name} findings`] ?? 0) + 1
      const found = quotationOf(diagnostic)
      if (found !== undefined) quoted.add(found.quotation)
    })
  }
}

describe.each(namedKinds)('%s', (_, kind) => {
  test('files to start from, as they are', LONG, async () => {
    const { own, real } = seedsOf(kind)
    for (const { path, text } of [...own, ...real].slice(0, RUNS))
      expect(await judging(kind)({ kind, path, reading: { state: 'text', text } }), path).toBeUndefined()
  })

  test('mutated files', LONG, () => tryFiles(kind, mutating(kind), judging(kind)))

  test('files made of the grammar', LONG, async () => {
    const path = seedsOf(kind).own[0]!.path
    await fc.assert(
      fc.asyncProperty(documentsOf(kind), async (text) => {
        expect(await judging(kind)({ kind, path, reading: { state: 'text', text } })).toBeUndefined()
      }),
      { seed: FIRST_SEED, numRuns: Math.ceil(RUNS / 4) },
    )
  })

  test('work grows as the file does', LONG, async () => {
    expect(await growthFault(kind, Math.ceil(RUNS / 20))).toBeUndefined()
  })
})

test.runIf(isLong)('every message that quotes its range came up', () => {
  // Paths in prose are judged where folders can be listed, which the machine of these tests does not do.
  const missed = quotations.filter((each) => !quoted.has(each) && !each.rule.test('skill/dead-path'))
  expect(missed.map(({ rule, message }) => `${rule} ${message}`)).toEqual([])
})

afterAll(() => {
  if (isLong)
    console.log(
      `files tried from seed ${FIRST_SEED} on, ${hasCorpus ? 'with' : 'without'} real files: ${JSON.stringify(tried)}`,
    )
})
