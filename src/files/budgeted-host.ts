import { relative } from 'node:path'
import { quotePath } from '../wording/quote.ts'
import type { Host } from './host.ts'
import { slashed } from './paths.ts'

/** The same machine, on which the work of a run is bounded: counted in steps, it is the same on any other. */
export function budgeted(host: Host, most: number): Host {
  const spent = new Map<string, number>()
  let left = most
  return {
    ...host,
    spend(path, steps) {
      spent.set(path, (spent.get(path) ?? 0) + steps)
      left -= steps
      if (left >= 0) return
      const [[dearest]] = [...spent].sort(([, one], [, other]) => other - one) as [[string, number]]
      const shown = quotePath(slashed(relative(host.cwd, dearest)))
      throw new Error(`the run has reached its limit of work, and ${shown} costs the most. ${ADVICE}`)
    },
  }
}

const ADVICE = 'Use fewer globs, and fewer stars in them, or shorten the file'
