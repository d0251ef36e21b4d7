import type { Host } from '../files/host.ts'
import type { Change } from './changes.ts'
import { check } from './check.ts'
import type { Options } from './options.ts'
import type { Outcome } from './outcome.ts'
import { written } from './outcome.ts'
import { exceeds } from './threshold.ts'
import { writeReports } from './write-reports.ts'

/** Discovers, reads, lints and reports. All that happens outside memory goes through `host`. */
export async function run(options: Options, host: Host): Promise<Outcome> {
  const change = options.since === undefined ? undefined : await changeAfter(options.since, host)
  if (typeof change === 'string') return { stdout: '', stderr: written([change]), exitCode: 2 }
  const { results, scope, notes, failed, threshold, fixed } = await check(options, host, change)
  const { stdout, complete } = await writeReports(results, options, host, notes, scope)
  notes.push(...(fixed?.notes ?? []))
  const exitCode = failed || !complete || fixed?.complete === false ? 2 : exceeds(results, threshold) ? 1 : 0
  // What is shown goes to another program, which a report would only confuse.
  return fixed?.shown === undefined
    ? { stdout, stderr: written(notes), exitCode }
    : { stdout: fixed.shown, stderr: stdout + written(notes), exitCode }
}

async function changeAfter(commit: string, host: Host): Promise<Change | string> {
  const { changeSince } = await import('./since.ts')
  return changeSince(commit, host)
}
