import type { Result, Summary } from '../reporters/report.ts'
import { summarize } from '../reporters/report.ts'
import { count, nonZero, plural } from '../wording/wording.ts'
import type { ConfigFile } from './config/opened.ts'
import type { Config } from './config/schema.ts'
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
  return blocking(summarize(results), threshold).length > 0
}

/** The findings that make the exit code 1, such as `2 errors`; none where nothing does. */
export function blocking(
  { errors, warnings, infos }: Summary,
  { failOn = 'error', maxWarnings = Infinity }: Threshold,
): readonly string[] {
  const counts = [
    [errors, 'error', '%'] as const,
    [warnings, 'warning', '%'] as const,
    [infos, 'info', '%'] as const,
  ]
  const counted = nonZero(...counts.slice(0, ['never', 'error', 'warning', 'info'].indexOf(failOn)))
  const isOver = warnings > maxWarnings && (failOn === 'error' || failOn === 'never')
  return isOver ? [...counted, `${plural(warnings, 'warning')} (more than ${count(maxWarnings)})`] : counted
}
