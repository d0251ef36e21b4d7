import { dirname, join, relative, resolve } from 'node:path'
import { faultOf } from '../../files/file-fault.ts'
import type { Host } from '../../files/host.ts'
import { errorCode, whyUnread } from '../../files/host.ts'
import { exists, slashed } from '../../files/paths.ts'
import { rootOf, workTreeAround } from '../../files/work-tree.ts'
import { LARGEST_FILE } from '../../lint/reading.ts'
import type { Result } from '../../reporters/report.ts'
import { countFindings } from '../../reporters/report.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import { count, plural } from '../../wording/wording.ts'
import type { BaselineEntry, StaleEntry } from './baseline.ts'
import { entriesOf, parseBaseline, printBaseline, pruneBaseline, subtractBaseline } from './baseline.ts'

/** Which file is the baseline, the one with the usual name if none is named, and what becomes of it. */
export interface BaselineChoice {
  readonly file: string | undefined
  readonly update: 'write' | 'prune' | undefined
}

/** What a baseline leaves of a run. */
export interface Held {
  readonly results: readonly Result[]
  readonly notes: readonly string[]
  /** Whether the baseline could not be read or written. */
  readonly failed: boolean
}

/** A choice, and whether a file, by its absolute path, may have findings that the run does not know of. */
interface Holding extends BaselineChoice {
  /** The file may be gone. */
  readonly mayHold: (path: string) => boolean
}

/** Leaves out the findings that the baseline at `path` knows; it is read, and written where that was asked for. */
export function holdAgainstFile(
  results: readonly Result[],
  path: string,
  { file, update, mayHold }: Holding,
  host: Host,
): Held {
  const shown = quotePath(slashed(relative(host.cwd, path)))
  // Without it, what is known would be reported.
  const failure = (note: string): Held => ({
    results: update === undefined ? [] : results,
    notes: [note],
    failed: true,
  })
  try {
    const root = file === undefined ? rootOf(host.cwd, host) : workTreeAround(path, host)
    const named = file !== undefined && host.workspace === undefined
    const fault = faultOf(path, { root, limit: LARGEST_FILE, named }, host)
    if (fault !== undefined) return failure(`The baseline ${shown} ${fault}.`)
    const complete = results.every(({ omitted }) => omitted === undefined)
    if (update !== undefined && !complete)
      return failure(
        `The baseline ${shown} was not written: the run does not list all findings. Check fewer files in one run.`,
      )
    const before =
      update === 'write' && !exists(path, host)
        ? []
        : parseBaseline(new TextDecoder().decode(host.read(path)))
    if (before === undefined)
      return failure(`${shown} is not a baseline. Delete it, and write one with \`--baseline-write\`.`)
    const relatively = results.map((result) => ({
      ...result,
      path: slashed(relative(dirname(path), resolve(host.cwd, result.path))),
    }))
    const isKept = (entry: string): boolean => mayHold(join(dirname(path), entry))
    const entries = update === 'write' ? entriesOf(relatively, before, isKept) : before
    const { files, stale } = subtractBaseline(relatively, entries, isKept)
    const left = results.map((result, index) => ({ ...result, diagnostics: files[index]!.diagnostics }))
    const kept = update === 'prune' ? pruneBaseline(entries, stale) : entries
    if (update !== undefined) host.write(path, printBaseline(kept))
    if (update === 'write')
      return { results: left, notes: [`Wrote ${sizeOf(kept)} to ${shown}. Commit it.`], failed: false }
    const notes = [
      ...(entries.length === 0 ? [] : [notReported(countFindings(results) - countFindings(left), shown)]),
      ...(update === 'prune' ? [pruned(stale, kept, shown)] : complete ? stale.map(noteOfStale) : []),
    ]
    return { results: left, notes, failed: false }
  } catch (error) {
    return failure(
      `The baseline ${shown} ${update === 'write' ? `cannot be written: ${errorCode(error)}` : whyUnread(error)}.`,
    )
  }
}

function sizeOf(entries: readonly BaselineEntry[]): string {
  const findings = entries.reduce((sum, entry) => sum + entry.count, 0)
  const files = new Set(entries.map(({ path }) => path)).size
  return `${plural(findings, 'finding')} in ${plural(files, 'file')}`
}

function pruned(stale: readonly StaleEntry[], kept: readonly BaselineEntry[], shown: string): string {
  const removed = stale.reduce((sum, entry) => sum + entry.count - entry.found, 0)
  return removed === 0
    ? `Nothing to remove from ${shown}.`
    : `Removed ${plural(removed, 'finding')} from ${shown}, which has ${sizeOf(kept)} left. Commit it.`
}

function notReported(known: number, shown: string): string {
  return `${plural(known, 'finding')} of the baseline ${shown} ${known === 1 ? 'is' : 'are'} not reported.`
}

function noteOfStale({ path, rule, count: counted, found }: StaleEntry): string {
  return `The baseline lists ${plural(counted, 'finding')} of ${quote(rule)} in ${quotePath(path)}, but ${found === 0 ? 'none is' : found === 1 ? '1 is' : `${count(found)} are`} left. ${found === 0 ? 'Remove the entry' : 'Lower its count'} with \`--baseline-prune\`.`
}
