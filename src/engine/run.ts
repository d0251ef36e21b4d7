import { resolve } from 'node:path'
import { BUDGET, errorsAlone, omittedNotes } from './budget.ts'
import { exists, holdAgainst } from './baseline-file.ts'
import type { BaselineChoice } from './baseline-file.ts'
import type { ConfigChoice } from '../config/configs.ts'
import type { Config } from '../config/schema.ts'
import type { Chosen } from '../config/settings.ts'
import { isInside } from '../files/find.ts'
import type { Found } from '../files/find.ts'
import type { Fixing } from './fix.ts'
import { errorCode, listingOnce } from '../files/host.ts'
import type { Host } from '../files/host.ts'
import { judge, shownPath } from './judge.ts'
import type { Judging } from './judge.ts'
import { count, plural, quotePath } from '../text/message.ts'
import { concatenated } from '../text/pieces.ts'
import type { Pieces } from '../text/pieces.ts'
import { loadReporter, needsWhole } from '../reporters/index.ts'
import type { ReporterName } from '../reporters/index.ts'
import { countFindings, MOST_RESULTS, summarize } from '../reporters/report.ts'
import type { Result, RunReport, Summary } from '../reporters/report.ts'
import { placeIn, searchFor } from './search.ts'
import type { Searched } from './search.ts'
import { select } from './select.ts'
import { isInShard } from './shard.ts'
import type { Shard } from './shard.ts'
import type { Severity } from '../model.ts'
import { visible } from '../text/escape-invisible.ts'

export interface Output {
  readonly reporter: ReporterName
  /** Where the report goes; undefined for standard output. */
  readonly file: string | undefined
}

export interface Options extends Chosen {
  readonly paths: readonly string[]
  readonly gitignore: boolean
  readonly outputs: readonly Output[]
  /** Report errors only. */
  readonly quiet: boolean
  /** Whether comments of the files may suppress findings. */
  readonly inlineConfig: boolean
  /** Undefined where the config files say, else no limit. */
  readonly maxWarnings: number | undefined
  /** Undefined where the config files say, else `error`. */
  readonly failOn: Severity | 'never' | undefined
  readonly config: ConfigChoice
  readonly baseline: BaselineChoice
  /** Which fixes are applied, and whether they are only shown; undefined for none. */
  readonly fix: { readonly fixing: Fixing; readonly dryRun: boolean } | undefined
  readonly errorOnUnmatched: boolean
  /**
   * Whether everything below the working directory is checked, and the paths only choose what is reported.
   */
  readonly context: boolean
  /** Which part of the files is reported; undefined for all. */
  readonly shard?: Shard | undefined
  /** The path that the text on standard input would have; undefined to read files. */
  readonly stdinPath: string | undefined
  readonly color: boolean
}

/**
 * What a run leaves to print, and 0 clean, 1 findings at or above the threshold, 2 could not run. Reports are
 * made when they are printed.
 */
export interface Outcome<Text extends Pieces = string> {
  readonly stdout: Text
  readonly stderr: Text
  readonly exitCode: 0 | 1 | 2
}

/** The threshold of a run. */
export type Threshold = Pick<Config, 'maxWarnings' | 'failOn'>

/** What was found, before any report. */
export interface Checked {
  readonly results: readonly Result[]
  /** What the reports have to know besides the findings. */
  readonly scope: Scope
  /** What the run has to say besides its findings. */
  readonly notes: string[]
  /** Whether the run could not do all its work: a path led to no file, or a config file is wrong. */
  readonly failed: boolean
  readonly threshold: Threshold
  /**
   * What fixes have changed; the results are those behind them, of files that could not be written those
   * before.
   */
  readonly fixed: Fixed | undefined
}

/**
 * What the findings are a part of: of a run that failed, of a shard; and the files outside of it that they
 * speak of.
 */
export type Scope = Pick<RunReport, 'failed' | 'shard' | 'mentioned'>

/** What came of fixes. */
export interface Fixed {
  /** What was written, and what could not be. */
  readonly notes: readonly string[]
  readonly complete: boolean
  /** The diff or the fixed text that is shown instead of being written. */
  readonly shown: string | undefined
}

/** Finds, reads, judges and reports. All that happens outside memory goes through `host`. */
export async function run(options: Options, host: Host, budget = BUDGET): Promise<Outcome<Pieces>> {
  const { results, scope, notes, failed, threshold, fixed } = await check(options, host, budget)
  const { stdout, complete } = await write(results, options, host, notes, scope)
  notes.push(...(fixed?.notes ?? []))
  const exitCode = failed || !complete || fixed?.complete === false ? 2 : exceeds(results, threshold) ? 1 : 0
  // What is shown goes to another program, which a report would only confuse.
  return fixed?.shown === undefined
    ? { stdout, stderr: written(notes), exitCode }
    : { stdout: fixed.shown, stderr: concatenated(stdout, written(notes)), exitCode }
}

/** Notes as they go to standard error. */
export function written(notes: readonly string[]): string {
  return notes.map((note) => `passmuster: ${visible(note)}\n`).join('')
}

/** Whether a search alone shows that the run cannot do all its work. */
export function hasFailed({ unmatched, problems }: Searched, { errorOnUnmatched }: Options): boolean {
  return problems.length > 0 || (unmatched.length > 0 && errorOnUnmatched)
}

/** Finds, reads and judges. Where a config file is wrong nothing is judged: nobody knows by which rules. */
export async function check(options: Options, machine: Host, budget = BUDGET): Promise<Checked> {
  const host = listingOnce(machine)
  const search = await searchFor(options, host)
  const { found, settingsFor, problems } = search
  const { shard } = options
  const isReported = shard && (({ path }: Found): boolean => isInShard(path, shard))
  const whole = options.fix !== undefined || options.outputs.some(({ reporter }) => needsWhole(reporter))
  const before = {
    read: search.read,
    settingsFor,
    inlineConfig: options.inlineConfig,
    whole,
    isReported,
    host,
    budget,
  }
  const { judging, fixed } =
    options.fix === undefined || problems.length > 0
      ? { judging: before, fixed: undefined }
      : await fix(found, before, options)
  const results = problems.length > 0 ? [] : await judge(search.around, judging)
  const inShard = new Set(
    (isReported === undefined ? [] : search.around.filter(isReported)).map((file) =>
      shownPath(file, host.cwd),
    ),
  )
  const reported = isReported === undefined ? results : results.filter(({ path }) => inShard.has(path))
  // Of what was not judged a baseline would know nothing.
  const baseline =
    problems.length > 0
      ? { results: reported, notes: [], failed: false }
      : holdAgainst(reported, options.baseline, mayHoldMore(options, isReported, host), host)
  const failed = hasFailed(search, options) || baseline.failed
  return {
    scope:
      shard === undefined
        ? { failed }
        : {
            failed,
            shard: { ...shard, failed },
            mentioned: results.filter(({ path, text }) => text !== undefined && !inShard.has(path)),
          },
    results: options.context ? select(baseline.results, isAmong(found, host)) : baseline.results,
    notes: [...search.unmatched, ...problems, ...baseline.notes, ...omittedNotes(reported, budget)],
    failed,
    threshold: thresholdOf(options, search),
    fixed,
  }
}

/**
 * Whether a file may have findings that a run does not know of: one of another shard, or one that is there
 * and that it did not look for.
 */
function mayHoldMore(
  { paths, context, stdinPath }: Options,
  isReported: Judging['isReported'],
  host: Host,
): (path: string) => boolean {
  const searched =
    stdinPath === undefined
      ? [...(context ? ['.'] : []), ...paths].map((path) => resolve(host.cwd, path))
      : []
  return (path) =>
    isReported?.(placeIn(path, host)) === false ||
    (exists(path, host) && !searched.some((folder) => isInside(path, folder)))
}

/** Whether a result is of one of these files. */
function isAmong(found: readonly Found[], host: Host): (result: Result) => boolean {
  const paths = new Set(found.map((file) => shownPath(file, host.cwd)))
  return ({ path }) => paths.has(path)
}

/**
 * Fixes, and writes what is not only to be shown; what is judged from then on is the fixed text of each file
 * that has it.
 */
async function fix(
  found: readonly Found[],
  before: Judging,
  options: Options,
): Promise<{ judging: Judging; fixed: Fixed }> {
  const { afterRepairs, diffOf, repair, writeRepairs } = await import('./repair.ts')
  const { fixing = 'safe', dryRun = false } = options.fix ?? {}
  const repairs = await repair(found, before, fixing)
  if (!dryRun && options.stdinPath === undefined) {
    const { done, problems } = await writeRepairs(repairs, before.host)
    const notes = [...(done.length > 0 ? [`Fixed ${plural(done.length, 'file')}.`] : []), ...problems]
    return {
      judging: { ...before, read: afterRepairs(before.read, done) },
      fixed: { notes, complete: problems.length === 0, shown: undefined },
    }
  }
  const judging = { ...before, read: afterRepairs(before.read, repairs) }
  if (dryRun) return { judging, fixed: { notes: [], complete: true, shown: await diffOf(repairs) } }
  const [text] = found.map(judging.read).flatMap((reading) => (reading.state === 'text' ? reading.text : []))
  // A part of the text, or none, would take the place of the whole.
  if (text === undefined)
    return {
      judging,
      fixed: { notes: ['Nothing was fixed, since there is no text to fix.'], complete: false, shown: '' },
    }
  return { judging, fixed: { notes: [], complete: true, shown: text } }
}

/** The threshold of the command line, else of the config files that apply in the working directory. */
function thresholdOf({ maxWarnings, failOn }: Options, { here }: Searched): Threshold {
  const files = here.toReversed()
  return {
    maxWarnings:
      maxWarnings ?? files.find(({ config }) => config.maxWarnings !== undefined)?.config.maxWarnings,
    failOn: failOn ?? files.find(({ config }) => config.failOn !== undefined)?.config.failOn,
  }
}

/** Writes the reports to their files; those that go to standard output are returned. */
export async function write(
  results: readonly Result[],
  { outputs, quiet, color }: Options,
  host: Host,
  notes: string[],
  scope: Scope = {},
): Promise<{ stdout: Pieces; complete: boolean }> {
  const shown = quiet
    ? results.map((result) => ({
        ...result,
        diagnostics: result.diagnostics.filter(({ severity }) => severity === 'error'),
        omitted: errorsAlone(result.omitted),
      }))
    : results
  const hidden = countFindings(results) - countFindings(shown)
  const printed: Pieces[] = []
  let complete = true
  const report = { ...scope, results: shown, hidden, color: false }
  for (const { reporter: name, file } of outputs) {
    const reporter = await loadReporter(name)
    const output = reporter(color && file === undefined ? { ...report, color } : report)
    if (file === undefined) {
      printed.push(output)
      continue
    }
    try {
      host.write(resolve(host.cwd, file), output)
    } catch (error) {
      complete = false
      notes.push(`The report was not written to ${quotePath(file)}: ${errorCode(error)}.`)
    }
  }
  if (outputs.some(({ reporter: name }) => name === 'sarif')) {
    const left = (await import('../reporters/sarif.ts')).leftOutOfSarif(report)
    if (left > 0) notes.push(sarifNote(left))
  }
  return { stdout: concatenated(...printed), complete }
}

/** The note that a SARIF report does not hold all findings. */
export function sarifNote(left: number): string {
  return `The SARIF report leaves out ${plural(left, 'finding')}: code scanning takes ${count(MOST_RESULTS)} and 10 MB.`
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
