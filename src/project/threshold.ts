import type { Result, Summary } from '../reporters/report.ts'
import { summarize } from '../reporters/report.ts'
import type { Config } from './config/schema.ts'
import type { ConfigFile } from './config/settings.ts'
import type { Options } from './options.ts'

/** The threshold of a run. */
export type Threshold = Pick<Config, 'maxWarnings' | 'failOn'>

/** The threshold of the command line, else of the nearest of the config files that apply in the working directory. */
export function thresholdOf({ maxWarnings, failOn }: Options, files: readonly ConfigFile[]): Threshold {
  const last = <Key extends keyof Threshold>(key: Key): Threshold[Key] =>
    files.findLast(({ config }) => config[key] !== undefined)?.config[key]
  return { maxWarnings: maxWarnings ?? last('maxWarnings'), failOn: failOn ?? last('failOn') }
}

/** Whether the findings make the exit code 1: without a threshold, an error does. */
export function exceeds(results: readonly Result[], threshold: Threshold): boolean {
  return countsExceed(summarize(results), threshold)
}

/** Whether so many findings make the exit code 1. */
export function countsExceed(
  { errors, warnings, infos }: Summary,
  { failOn = 'error', maxWarnings = Infinity }: Threshold,
): boolean {
  if (warnings > maxWarnings) return true
  const counted = { never: 0, error: errors, warning: errors + warnings, info: errors + warnings + infos }
  return counted[failOn] > 0
}
