import type { Host } from '../files/host.ts'
import type { Fixing } from '../lint/apply-fixes.ts'
import { check } from './check.ts'
import type { Options } from './options.ts'
import type { Outcome } from './outcome.ts'
import { refused, written } from './outcome.ts'
import type { Steps } from './steps.ts'
import { exceeds } from './threshold.ts'
import { changeSince } from './trust/since.ts'
import { writeReports } from './write-reports.ts'

/** Discovers, reads, lints and reports. It may pause between two files that it fixes. */
export function* run(options: Options, host: Host): Steps<Outcome> {
  const { since } = options
  const change = since === undefined ? undefined : changeSince(since, host)
  if (typeof change === 'string') return refused(change)
  const { results, scope, failed, threshold, fixed, ...checked } = yield* check(options, host, change)
  const changed = change && results.filter((result) => change.hasFile(result)).length
  const { stdout, complete, notes: unwritten } = writeReports(results, options, host, { ...scope, changed })
  const notes = [...checked.notes, ...unwritten, ...(fixed?.notes ?? [])]
  const exitCode = failed || !complete || fixed?.complete === false ? 2 : exceeds(results, threshold) ? 1 : 0
  // What is shown goes to another program, which a report would only confuse.
  if (fixed?.shown === undefined) return { stdout, stderr: written(notes), exitCode }
  const head = options.fix?.dryRun === true ? headOf(fixed.shown, options.fix.fixing) : ''
  return { stdout: fixed.shown, stderr: head + stdout + written(notes), exitCode }
}

/** What the report of fixes that are only shown is about. */
function headOf(diff: string, fixing: Fixing): string {
  const option = fixing === 'safe' ? '--fix' : '--fix-suggestions'
  return diff === '' ? `Nothing to fix with ${option}.\n\n` : 'After these fixes (nothing is written):\n\n'
}
