import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector'

/**
 * Counts the work of code: how often each of its blocks is entered. Unlike time, the number is the same on
 * every machine, busy or not.
 */
export interface WorkCounter {
  /**
   * The blocks that were entered by all of the code that ran. What a regular expression does inside is not
   * counted.
   */
  count(run: () => void): number
  /** The same of each of some codes, one after the other. Counting itself takes milliseconds, so this halves them. */
  countEach(runs: readonly (() => void)[]): readonly number[]
  /** The same of code that waits. */
  countAll(run: () => Promise<unknown>): Promise<number>
  stop(): void
}

/** Starts to count; meanwhile all code is slower. */
export function countWork(): WorkCounter {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const take = (): number => {
    let sum = 0
    session.post(
      'Profiler.takePreciseCoverage',
      (_error: Error | null, { result }: Profiler.TakePreciseCoverageReturnType) => {
        for (const { functions } of result)
          for (const { ranges } of functions) for (const { count } of ranges) sum += count
      },
    )
    return sum
  }
  return {
    count(run) {
      take()
      run()
      return take()
    },
    countEach(runs) {
      take()
      return runs.map((run) => {
        run()
        return take()
      })
    },
    async countAll(run) {
      take()
      await run()
      return take()
    },
    stop: () => session.disconnect(),
  }
}
