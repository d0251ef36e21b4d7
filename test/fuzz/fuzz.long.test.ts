import { describe, expect, test } from 'vitest'
import { agentOrCopilot } from '../../src/formats/agent-or-copilot.ts'
import { alone } from '../no-files.ts'
import type { Kind, Subject } from './kinds.ts'
import { textOf } from './kinds.ts'
import {
  countOne,
  isLong,
  LONG,
  mutating,
  namedKinds,
  tellAtEnd,
  tryFiles,
  tryGrammar,
  trySeeds,
} from './loop.ts'
import { faultOf } from './properties.ts'
import { quotationOf, quotations } from './quotations.ts'

const quoted = new Set<object>()
const tried = new Map<string, number>()

/** What holds for a file, with a count of the findings. */
function judging(kind: Kind): (subject: Subject) => Promise<string | undefined> {
  return async (subject) => {
    agentOrCopilot(alone(subject.path, textOf(subject)))
    countOne(tried, `${kind.name} files`)
    return faultOf(subject, (diagnostic) => {
      countOne(tried, `${kind.name} findings`)
      const found = quotationOf(diagnostic)
      if (found !== undefined) quoted.add(found.quotation)
    })
  }
}

describe.each(namedKinds)('%s', (_, kind) => {
  test('files to start from, as they are', LONG, () => trySeeds(kind, judging(kind)))

  test('mutated files', LONG, () => tryFiles(kind, mutating(kind), judging(kind)))

  test('files made of the grammar', LONG, () => tryGrammar(kind, judging(kind)))
})

test.runIf(isLong)('every message that quotes its range came up', () => {
  // Paths in prose are judged where folders can be listed, which the machine of these tests does not do.
  const missed = quotations.filter((each) => !quoted.has(each) && !each.rule.test('skill/dead-path'))
  expect(missed.map(({ rule, message }) => `${rule} ${message}`)).toEqual([])
})

tellAtEnd('files tried', tried)
