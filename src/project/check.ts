import { resolve } from 'node:path'
import type { Found } from '../files/found-path.ts'
import { absoluteOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { listingOnce } from '../files/host.ts'
import { exists, isInside, realFolder } from '../files/paths.ts'
import { rootOf } from '../files/work-tree.ts'
import type { Budget } from '../lint/budget.ts'
import { BUDGET } from '../lint/budget.ts'
import type { Reading } from '../lint/reading.ts'
import type { Result, Silenced } from '../reporters/report.ts'
import { summarize } from '../reporters/report.ts'
import { splitFrontmatter } from '../syntax/frontmatter.ts'
import { quotePath } from '../wording/quote.ts'
import { count, plural } from '../wording/wording.ts'
import type { Held } from './baseline/baseline-file.ts'
import { holdAgainstFile } from './baseline/baseline-file.ts'
import type { ConfigFile } from './config/opened.ts'
import type { Discovered } from './discover-files.ts'
import { discoverFiles, placeIn, searchedBy } from './discover-files.ts'
import { filterResults } from './filter-results.ts'
import type { Options } from './options.ts'
import type { Fixed } from './repair.ts'
import { fixFiles } from './repair.ts'
import { isInShard } from './shards/shard.ts'
import type { Steps } from './steps.ts'
import type { Threshold } from './threshold.ts'
import { thresholdOf } from './threshold.ts'
import type { Change } from './trust/changes.ts'
import { openWorkspaces } from './workspaces.ts'
import type { Scope } from './write-reports.ts'

/** The baseline that is held against findings where none is named. */
export const USUAL_BASELINE = 'passmuster-baseline.json'

/** What was found, before any report. */
export interface Checked {
  readonly results: readonly Result[]
  readonly scope: Scope
  readonly notes: readonly string[]
  /** Whether the run could not do all its work: a path named no file, or a config file is wrong. */
  readonly failed: boolean
  readonly threshold: Threshold
  /** What fixes have changed; the results are those after them, of files that could not be written those before. */
  readonly fixed: Fixed | undefined
  readonly search: Discovered
}

/** Whether a search alone shows that the run cannot do all its work. */
export function hasFailed(
  { unmatched, configs: { problems } }: Discovered,
  { errorOnUnmatched }: Options,
): boolean {
  return problems.length > 0 || (unmatched.length > 0 && errorOnUnmatched)
}

/**
 * Discovers, reads and lints; `change` says which files matter, if not all. Where a config file is wrong nothing is
 * linted: nobody knows by which rules. It may pause between two files that it fixes.
 */
export function* check(options: Options, machine: Host, change?: Change): Steps<Checked> {
  const host = listingOnce(machine)
  const search = discoverFiles(options, host)
  const { found, around, configs } = search
  const { problems, notices } = configs
  const { shard, budget = BUDGET } = options
  const workspaces = openWorkspaces(around, search, options, host)
  const fixed =
    options.fix === undefined || problems.length > 0
      ? undefined
      : yield* fixFiles(changedAmong(found, change, host), workspaces, options, host)
  const results = problems.length > 0 ? [] : workspaces.results()
  const inShard = around.filter(({ path }) => isInShard(path, shard))
  const isOwn = shard && isAmong(inShard, host)
  const reported = isOwn === undefined ? results : results.filter(isOwn)
  // Of what was not linted a baseline would know nothing.
  const baseline =
    problems.length > 0
      ? { results: reported, notes: [], failed: false }
      : holdAgainst(reported, options, host)
  const unmeant = problems.length > 0 ? [] : namedForNothing(results, search, options, host)
  const failed = hasFailed(search, options) || baseline.failed || unmeant.length > 0
  const shown = options.reportSuppressed ? withKnown(baseline.results, reported) : baseline.results
  const asked = options.context ? filterResults(shown, isAmong(found, host)) : shown
  return {
    scope: {
      failed,
      silenced: silencedBy(search, options),
      shard: shard && { ...shard, failed },
      mentioned: [
        ...(isOwn ? results.filter((result) => result.text !== undefined && !isOwn(result)) : []),
        ...configs.files.flatMap((file) => mentionedConfig(file, host)),
      ],
    },
    results: change === undefined ? asked : filterResults(asked, hasChanged(change, found, host)),
    notes: [
      ...search.unmatched,
      ...unmeant,
      ...problems,
      ...notices,
      ...baseline.notes,
      ...omittedNotes(reported, budget),
    ],
    failed,
    threshold: thresholdOf(options, search.here),
    fixed,
    search,
  }
}

/** A config file, to whose demands findings point. */
function mentionedConfig({ config, path, shownPath, text }: ConfigFile, host: Host): readonly Result[] {
  if (config.require === undefined && config.mirrors === undefined) return []
  const uri = placeIn(path, host).path
  return [
    { path: shownPath, uri, format: 'none', text, diagnostics: [], tokens: undefined, diagram: undefined },
  ]
}

/** So many files are told where nothing is checked. */
const MOST_TOLD = 10

/** One line for each path to a file whose text is that of nothing to check; where no file is checked, for all such files. */
function namedForNothing(
  results: readonly Result[],
  { found, read }: Discovered,
  { paths, stdinPath, errorOnUnmatched }: Options,
  host: Host,
): readonly string[] {
  const linted = results.filter(({ owner }) => owner === undefined).length
  if (linted === found.length || !errorOnUnmatched) return []
  const checked = new Set(results.map(({ path }) => path))
  const silent = found.filter((file) => !checked.has(shownPath(file, host.cwd)))
  if (silent.length === 0 || stdinPath !== undefined) return []
  const named = new Set(paths.map((path) => realFolder(resolve(host.cwd, path), host)))
  const told =
    linted === 0
      ? silent.slice(0, MOST_TOLD)
      : silent.filter((file) => named.has(realFolder(absoluteOf(file), host)))
  return told.map((file) => whyNothing(shownPath(file, host.cwd), read(file)))
}

function whyNothing(path: string, reading: Reading): string {
  const isBare = 'text' in reading && splitFrontmatter(reading.text).state === 'absent'
  return isBare
    ? `${quotePath(path)} has no frontmatter, so it is not an agent. Add \`name\` and \`description\` between two \`---\` lines, or move the file.`
    : `${quotePath(path)} is not an agent: its frontmatter has no field of one. Add \`name\` and \`description\`, or move the file.`
}

function omittedNotes(
  results: readonly Result[],
  { findings, places = BUDGET.places }: Budget,
): readonly string[] {
  const { omitted = 0 } = summarize(results)
  if (omitted === 0) return []
  const are = omitted === 1 ? 'is' : 'are'
  return [
    `${plural(omitted, 'finding')} ${are} counted but not listed: a run lists ${count(findings)} of each severity, with ${count(places)} other places and edits. Fix those first, and run again.`,
  ]
}

function withKnown(results: readonly Result[], before: readonly Result[]): readonly Result[] {
  return results.map((result, index) => {
    const left = new Set(result.diagnostics)
    const known = before[index]!.diagnostics.filter((each) => !left.has(each))
    const silent = known.map((diagnostic) => ({ diagnostic, by: 'baseline' as const }))
    return { ...result, silent: [...(result.silent ?? []), ...silent] }
  })
}

/** The files to fix: those that changed, and all of other repositories, of which a change says nothing. */
function changedAmong(found: readonly Found[], change: Change | undefined, host: Host): readonly Found[] {
  if (change === undefined) return found
  const home = homeOf(host)
  return found.filter(({ root, path }) => root !== home || change.hasFile({ uri: path, format: '' }))
}

function hasChanged(change: Change, found: readonly Found[], host: Host): (result: Result) => boolean {
  const home = homeOf(host)
  const elsewhere = found.filter(({ root }) => root !== home)
  const isElsewhere = isAmong(elsewhere, host)
  return (result) => isElsewhere(result) || change.hasFile(result)
}

function homeOf(host: Host): string {
  return realFolder(rootOf(host.cwd, host), host)
}

/** What config files keep out of the report; what the command line turns off it knows itself. */
function silencedBy({ found, settingsFor, ignored }: Discovered, { rules }: Options): Silenced {
  const off = new Set<string>()
  for (const settings of new Set(found.map(settingsFor)))
    for (const [id, level] of settings.rules) if (level === 'off' && !rules.has(id)) off.add(id)
  return { rules: off.size, paths: ignored.size }
}

function isAmong(found: readonly Found[], host: Host): (result: Result) => boolean {
  const paths = new Set(found.map((file) => shownPath(file, host.cwd)))
  return ({ path, owner = path }) => paths.has(owner)
}

function holdAgainst(results: readonly Result[], options: Options, host: Host): Held {
  const { file, update } = options.baseline
  const path = resolve(host.cwd, file ?? USUAL_BASELINE)
  if (file === undefined && update === undefined && !exists(path, host))
    return { results, notes: [], failed: false }
  return holdAgainstFile(results, path, { ...options.baseline, mayHold: mayHoldMore(options, host) }, host)
}

/** Whether a file, by its absolute path, may have findings that the run did not look for. */
function mayHoldMore(options: Options, host: Host): (path: string) => boolean {
  const { shard } = options
  const searched = searchedBy(options).map((path) => resolve(host.cwd, path))
  return (path) =>
    (shard !== undefined && !isInShard(placeIn(path, host).path, shard)) ||
    (exists(path, host) && !searched.some((folder) => isInside(path, folder)))
}
