import { afterAll, describe, expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import { reporterNames } from '../../src/reporters/index.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { adversaries } from './adversaries.ts'
import { countWork } from './work.ts'

/**
 * The lengths that are compared, in UTF-16 code units. Below them a longer file has findings that a shorter
 * one has not.
 */
const [SHORT, LONG] = [64 * 1024, 512 * 1024] as const
const TIMES = LONG / SHORT
/** Between linear, with the logarithm of a sort, and quadratic. */
const MOST_STEPS = TIMES ** 1.35
/** What the engine does by itself, such as `indexOf`, is no step and shows in time only, which varies. */
const MOST_TIME = TIMES ** 1.65
const LEAST_MS = 150

const outputs = reporterNames.map((reporter) => ({ reporter, file: reporter }))
const counter = countWork()
afterAll(() => counter.stop())

/** The steps of a whole run with all reports, and the milliseconds that a processor takes for it. */
async function costOf(host: Host): Promise<{ readonly steps: number; readonly time: number }> {
  let time = 0
  const steps = await counter.countAll(async () => {
    const start = process.cpuUsage()
    const { stdout } = await lintOn(host, { outputs, preset: 'strict' })
    // Without it, messages say which clients load the file all the same.
    await lintOn(host, { outputs })
    const { user, system } = process.cpuUsage(start)
    time = (user + system) / 1000
    expect(stdout).toBe('')
  })
  return { steps, time }
}

describe('the work grows as the files do', () => {
  test.each(adversaries.map((each) => [each.title, each] as const))(
    '%s',
    { timeout: 600_000 },
    async (_, { files }) => {
      const hosts = [SHORT, LONG].map((length) => memoryHost({ '.git/HEAD': '', ...files(length) })) as [
        Host,
        Host,
      ]
      let worst = Infinity
      let growth = Infinity
      // What is loaded or sent once, by the tests themselves too, counts in one round and not in the next.
      for (let round = 0; round < 3 && (worst > MOST_TIME || growth >= MOST_STEPS); round++) {
        const [short, long] = [await costOf(hosts[0]), await costOf(hosts[1])]
        growth = Math.min(growth, long.steps / short.steps)
        worst = Math.min(worst, long.time < LEAST_MS ? 0 : long.time / short.time)
      }
      expect(growth).toBeLessThan(MOST_STEPS)
      expect(worst).toBeLessThanOrEqual(MOST_TIME)
    },
  )
})
