import { tried } from '../../files/host.ts'
import type { Result } from '../../reporters/report.ts'
import { beyond, compare, countEach } from '../../wording/compare.ts'

/** How many findings of one rule in one file there were when the baseline was written. */
export interface BaselineEntry {
  /** Relative to the baseline's folder, with `/`. */
  readonly path: string
  readonly rule: string
  readonly count: number
}

export interface StaleEntry extends BaselineEntry {
  /** How many there still are. */
  readonly found: number
}

type Judged = Pick<Result, 'path' | 'diagnostics'>

/**
 * The findings of a run as entries, and those that were there `before` for files that were not looked at and
 * may hold them; sorted by path and rule.
 */
export function entriesOf(
  files: readonly Judged[],
  before: readonly BaselineEntry[],
  mayHold: (path: string) => boolean,
): readonly BaselineEntry[] {
  const looked = new Set(files.map(({ path }) => path))
  const entries = files.flatMap(({ path, diagnostics }) =>
    [...countEach(diagnostics.map(({ rule }) => rule))].map(([rule, count]) => ({ path, rule, count })),
  )
  return [...entries, ...before.filter(({ path }) => !looked.has(path) && mayHold(path))].sort(
    (a, b) => compare(a.path, b.path) || compare(a.rule, b.rule),
  )
}

/** A baseline's text: one entry a line, so that two branches that change different files merge. */
export function printBaseline(entries: readonly BaselineEntry[]): string {
  return `{\n"version": 1,\n"entries": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n}\n`
}

/** The entries of a baseline's text; undefined when it is none. */
export function parseBaseline(text: string): readonly BaselineEntry[] | undefined {
  const parsed = tried<unknown>(() => JSON.parse(text)) ?? {}
  const { version, entries } = parsed as Partial<Record<'version' | 'entries', unknown>>
  return version === 1 && Array.isArray(entries) && entries.every(isEntry) ? entries : undefined
}

function isEntry(value: unknown): value is BaselineEntry {
  const { path, rule, count } = (value ?? {}) as Partial<Record<keyof BaselineEntry, unknown>>
  return (
    typeof path === 'string' && typeof rule === 'string' && Number.isInteger(count) && (count as number) > 0
  )
}

/**
 * Leaves out what the baseline knows: of the findings of one rule in one file as many as its entry counts,
 * the first ones by place.
 * An entry that counts more than there are is stale; one for a file that was not looked at and may hold them,
 * as `mayHold` says, is not.
 */
export function subtractBaseline<F extends Judged>(
  files: readonly F[],
  entries: readonly BaselineEntry[],
  mayHold: (path: string) => boolean,
): { readonly files: readonly F[]; readonly stale: readonly StaleEntry[] } {
  const known = new Map(entries.map(({ path, rule, count }) => [keyOf(path, rule), count]))
  const isFresh = beyond(known)
  const fresh = files.map((file) => ({
    ...file,
    diagnostics: file.diagnostics.filter(({ rule }) => isFresh(keyOf(file.path, rule))),
  }))
  const found = countEach(
    files.flatMap(({ path, diagnostics }) => diagnostics.map(({ rule }) => keyOf(path, rule))),
  )
  const looked = new Set(files.map(({ path }) => path))
  const stale = entries.flatMap((entry) => {
    const key = keyOf(entry.path, entry.rule)
    const unused = known.get(key)! - (found.get(key) ?? 0)
    return unused > 0 && (looked.has(entry.path) || !mayHold(entry.path))
      ? { ...entry, found: entry.count - unused }
      : []
  })
  return { files: fresh, stale }
}

/** The entries without what is stale in them. */
export function pruneBaseline(
  entries: readonly BaselineEntry[],
  stale: readonly StaleEntry[],
): readonly BaselineEntry[] {
  const found = new Map(stale.map((entry) => [keyOf(entry.path, entry.rule), entry.found]))
  return entries
    .map((entry) => ({ ...entry, count: found.get(keyOf(entry.path, entry.rule)) ?? entry.count }))
    .filter(({ count }) => count > 0)
}

function keyOf(path: string, rule: string): string {
  return `${rule} ${path}`
}
