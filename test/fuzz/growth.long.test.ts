import { afterAll, expect, test } from 'vitest'
import { countWork } from './work.ts'

// Of a function that ran before V8 counts no blocks, so this begins before what it counts is loaded.
const counter = countWork()
afterAll(() => counter.stop())

const { growthFault } = await import('./growth.ts')
const { LONG, namedKinds, RUNS } = await import('./loop.ts')

test.each(namedKinds)(
  'the work for a text of the format %s grows as the text does',
  LONG,
  async (_, kind) => {
    expect(await growthFault(kind, Math.ceil(RUNS / 20), counter)).toBeUndefined()
  },
)
