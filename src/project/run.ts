import type { Host } from '../files/host.ts'
import { check } from './check.ts'
import type { Options } from './options.ts'
import type { Outcome } from './outcome.ts'
import { refused, written } from './outcome.ts'
import { exceeds } from './threshold.ts'
import { writeReports } from './write-reports.ts'

/** Discovers, reads, lints and reports. All that happens outside memory goes through `host`. */
export async function run(options: Options, host: Host): Promise<Outcome> {
  const { since } = options
  const change = since === undefined ? undefined : (await import('./trust/since.ts')).changeSince(since, host)
  if (typeof change === 'string') return refused(change)
  const { results, scope, notes, failed, threshold, fixed } = await check(options, host, change)
  const { stdout, complete } = await writeReports(results, options, host, notes, scope)
  notes.push(...(fixed?.notes ?? []))
  const exitCode = failed || !complete || fixed?.complete === false ? 2 : exceeds(results, threshold) ? 1 : 0
  // What is shown goes to another program, which a report would only confuse.
  return fixed?.shown === undefined
    ? { stdout, stderr: written(notes), exitCode }
    : { stdout: fixed.shown, stderr: stdout + written(notes), exitCode }
}
