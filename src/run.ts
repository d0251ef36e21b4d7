import { dirname, join, relative, resolve } from 'node:path'
import { holdAgainst } from './config/baseline-file.ts'
import type { BaselineChoice } from './config/baseline-file.ts'
import { openConfigs } from './config/configs.ts'
import type { ConfigChoice, Configs } from './config/configs.ts'
import type { Config } from './config/schema.ts'
import { explainSettings } from './config/explain.ts'
import { formatFor, replacedFormats, settingsOf } from './config/settings.ts'
import type { Chosen, FileSettings } from './config/settings.ts'
import { find, rootOf, slashed } from './find.ts'
import type { Found } from './find.ts'
import { tooLarge } from './formats/file/rules/too-large.ts'
import { formatOf, isNamed, ruleIds, rules } from './formats/index.ts'
import { errorCode } from './host.ts'
import type { Host } from './host.ts'
import type { Fixing } from './fix.ts'
import { judge, shownPath } from './judge.ts'
import { plural } from './message.ts'
import { decode, LARGEST_FILE, readFound } from './read.ts'
import type { Reading } from './read.ts'
import { afterRepairs, diffOf, repair, writeRepairs } from './repair.ts'
import type { Repair } from './repair.ts'
import { reporters } from './reporters/index.ts'
import type { ReporterName } from './reporters/index.ts'
import { stringify } from './reporters/json.ts'
import { SEVERITY_RANK, summarize } from './reporters/report.ts'
import type { Result } from './reporters/report.ts'
import { MOST_RESULTS } from './reporters/sarif.ts'
import { select } from './select.ts'
import type { Severity } from './types.ts'
import { visible } from './visible.ts'

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
  /** Whether everything below the working directory is checked, and the paths only choose what is reported. */
  readonly context: boolean
  /** The path that the text on standard input would have; undefined to read files. */
  readonly stdinPath: string | undefined
  readonly color: boolean
}

/** What a run leaves to print, and 0 clean, 1 findings at or above the threshold, 2 could not run. */
export interface Outcome {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: 0 | 1 | 2
}

/** The threshold of a run. */
export type Threshold = Pick<Config, 'maxWarnings' | 'failOn'>

/** What was found, before any report. */
export interface Checked {
  readonly results: readonly Result[]
  /** What the run has to say besides its findings. */
  readonly notes: string[]
  /** Whether the run could not do all its work: a path led to no file, or a config file is wrong. */
  readonly failed: boolean
  readonly threshold: Threshold
  /** What fixes change; the results are those behind them. Nothing is written yet. */
  readonly repairs: readonly Repair[]
  /** The text on standard input behind the fixes, where there is one. */
  readonly input: string | undefined
}

/** Finds, reads, judges and reports. All that happens outside memory goes through `host`. */
export async function run(options: Options, host: Host): Promise<Outcome> {
  const { results, notes, failed, threshold, repairs, input } = await check(options, host)
  const { stdout, complete } = write(results, options, host, notes)
  const shown = options.fix === undefined ? undefined : options.fix.dryRun ? diffOf(repairs) : input
  const unwritten = shown === undefined ? writeRepairs(repairs, host) : []
  if (repairs.length > unwritten.length && shown === undefined) notes.push(`Fixed ${plural(repairs.length - unwritten.length, 'file')}.`)
  notes.push(...unwritten)
  const exitCode = failed || !complete || unwritten.length > 0 ? 2 : exceeds(results, threshold) ? 1 : 0
  // What is shown goes to another program, which a report would only confuse.
  return shown === undefined ? { stdout, stderr: written(notes), exitCode } : { stdout: shown, stderr: stdout + written(notes), exitCode }
}

/** Lists the files that a run would check and the format that each is taken for, without checking any. */
export async function listFiles(options: Options, host: Host): Promise<Outcome> {
  const search = await searchFor(options, host)
  const files = search.found.map((file) => {
    const reading = search.read(file)
    const format = formatOf(file.path, 'text' in reading ? reading.text : '', search.settingsFor(file))
    return { path: shownPath(file, host.cwd), format: format?.name ?? 'none' }
  })
  const json = options.outputs.some(({ reporter: name }) => name === 'json')
  const stdout = json ? `${stringify(files)}\n` : files.map(({ path, format }) => `${visible(path)}  ${format}\n`).join('')
  return { stdout, stderr: written([...search.notes, ...search.configs.problems]), exitCode: hasFailed(search, options) ? 2 : 0 }
}

/** Prints the settings that hold for one file, which need not be there, and what decided each. */
export function printConfig(path: string, options: Options, host: Host): Outcome {
  const configs = openConfigs(options.config, rules, host)
  const found = placeIn(path, host)
  const absolute = join(found.root, found.path)
  const reading = readFound(found, LARGEST_FILE, host)
  const decisions = explainSettings({ absolute, path: found.path, text: 'text' in reading ? reading.text : '' }, configs.of(dirname(absolute), found.root), options, rules)
  const rows = decisions.map(({ setting, value, by }) => [setting, visible(String(value)), visible(by)] as const)
  const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const json = options.outputs.some(({ reporter: name }) => name === 'json')
  const stdout = json ? `${stringify(decisions)}\n` : rows.map(([setting, value, by]) => `${setting.padEnd(first!)}  ${value.padEnd(second!)}  ${by}\n`).join('')
  return { stdout: configs.problems.length > 0 ? '' : stdout, stderr: written(configs.problems), exitCode: configs.problems.length > 0 ? 2 : 0 }
}

function written(notes: readonly string[]): string {
  return notes.map((note) => `passmuster: ${visible(note)}\n`).join('')
}

/** What a run looks at, and how. */
interface Searched {
  readonly found: readonly Found[]
  readonly read: (found: Found) => Reading
  readonly configs: Configs
  readonly settingsFor: (found: Found) => FileSettings
  readonly notes: string[]
}

async function searchFor(options: Options, host: Host): Promise<Searched> {
  const notes: string[] = []
  const configs = openConfigs(options.config, rules, host)
  const found = options.stdinPath === undefined ? findFiles(options, configs, host, notes) : fromStdin(options.stdinPath, configs, host, notes)
  const settingsFor = ({ root, path }: Found): FileSettings => {
    const absolute = join(root, path)
    return settingsOf(absolute, configs.of(dirname(absolute), root), options, ruleIds)
  }
  return { found, read: await readerOf(options, settingsFor, host), configs, settingsFor, notes }
}

function hasFailed({ notes, configs }: Searched, { errorOnUnmatched }: Options): boolean {
  return configs.problems.length > 0 || (notes.length > 0 && errorOnUnmatched)
}

/** Finds, reads and judges. Where a config file is wrong nothing is judged: nobody knows by which rules. */
export async function check(options: Options, host: Host): Promise<Checked> {
  const search = await searchFor(options, host)
  const { read, settingsFor, configs, notes } = search
  const before = { read, settingsFor, inlineConfig: options.inlineConfig, host }
  const repairs = options.fix === undefined || configs.problems.length > 0 ? [] : await repair(search.found, before, options.fix.fixing)
  const judging = { ...before, read: afterRepairs(read, repairs) }
  const around = options.context ? findFiles({ ...options, paths: ['.', ...options.paths] }, configs, host, []) : search.found
  const results = configs.problems.length > 0 ? [] : await judge(around, judging)
  const named = new Set(search.found.map((file) => shownPath(file, host.cwd)))
  const baseline = holdAgainst(results, options.baseline, host)
  return {
    results: options.context ? select(baseline.results, ({ path }) => named.has(path)) : baseline.results,
    notes: [...notes, ...configs.problems, ...baseline.notes],
    failed: hasFailed(search, options) || baseline.failed,
    threshold: thresholdOf(options, configs, host),
    repairs,
    input: options.stdinPath === undefined ? undefined : search.found.map(judging.read).flatMap((reading) => ('text' in reading ? reading.text : [])).join(''),
  }
}

/** The threshold of the command line, else of the config files that apply in the working directory. */
function thresholdOf({ maxWarnings, failOn }: Options, configs: Configs, host: Host): Threshold {
  const top = rootOf(host.cwd, host)
  const files = configs.of(host.cwd, realFolder(top, host)).toReversed()
  return {
    maxWarnings: maxWarnings ?? files.find(({ config }) => config.maxWarnings !== undefined)?.config.maxWarnings,
    failOn: failOn ?? files.find(({ config }) => config.failOn !== undefined)?.config.failOn,
  }
}

function findFiles({ paths, gitignore }: Options, configs: Configs, host: Host, notes: string[]): readonly Found[] {
  const { found, unmatched } = find(paths, {
    gitignore, saw: configs.saw,
    isNamed: (path, root) => isNamedBy(configs, root, path),
    isLeftOut: (path, root) => configs.of(dirname(path), root).some((file) => file.ignores(path) !== undefined),
  }, host)
  for (const { path, reason } of unmatched) notes.push(`\`${path}\` leads to no file: ${reason}.`)
  return found
}

function isNamedBy(configs: Configs, root: string, path: string): boolean {
  const absolute = join(root, path)
  const files = configs.of(dirname(absolute), root)
  return isNamed(path, replacedFormats(files)) || formatFor(absolute, files) !== undefined
}

function fromStdin(path: string, configs: Configs, host: Host, notes: string[]): readonly Found[] {
  const found = placeIn(path, host)
  if (isNamedBy(configs, found.root, found.path)) return [found]
  notes.push(`\`${path}\` leads to no file: its name is not that of a file to check.`)
  return []
}

/** Where a file belongs that nobody has looked for, and that may not be there. */
function placeIn(path: string, host: Host): Found {
  const absolute = resolve(host.cwd, path)
  const top = rootOf(dirname(absolute), host)
  return { root: realFolder(top, host), path: slashed(relative(top, absolute)) }
}

/** The text on standard input may belong into a folder that does not exist yet. */
function realFolder(folder: string, host: Host): string {
  try {
    return host.realpath(folder)
  } catch {
    return folder
  }
}

/** What reads a file; the one on standard input is read once, and no file is looked at. */
async function readerOf({ stdinPath }: Options, settingsFor: Searched['settingsFor'], host: Host): Promise<Searched['read']> {
  const limitFor = (found: Found): number => settingsFor(found).limits?.get(tooLarge.id) ?? LARGEST_FILE
  if (stdinPath === undefined) return (found) => readFound(found, limitFor(found), host)
  try {
    const input = await host.readStdin()
    return (found) => decode(input, limitFor(found))
  } catch (error) {
    return () => ({ state: 'unreadable', reason: errorCode(error) })
  }
}

/** Writes the reports to their files; what goes to standard output is returned. */
export function write(results: readonly Result[], { outputs, quiet, color }: Options, host: Host, notes: string[]): { stdout: string; complete: boolean } {
  const shown = quiet ? results.map((result) => ({ ...result, diagnostics: result.diagnostics.filter(({ severity }) => severity === 'error') })) : results
  const hidden = countOf(results) - countOf(shown)
  let stdout = ''
  let complete = true
  for (const { reporter: name, file } of outputs) {
    const output = reporters[name]({ results: shown, hidden, color: color && file === undefined })
    if (file === undefined) {
      stdout += output
      continue
    }
    try {
      host.write(resolve(host.cwd, file), output)
    } catch (error) {
      complete = false
      notes.push(`The report was not written to \`${file}\`: ${errorCode(error)}.`)
    }
  }
  const left = countOf(shown) - MOST_RESULTS
  if (left > 0 && outputs.some(({ reporter: name }) => name === 'sarif')) notes.push(`The SARIF report leaves out ${plural(left, 'finding')}: code scanning takes ${MOST_RESULTS}.`)
  return { stdout, complete }
}

function countOf(results: readonly Result[]): number {
  return results.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
}

/** Whether the findings make the exit code 1: without a threshold, an error does. */
export function exceeds(results: readonly Result[], { failOn = 'error', maxWarnings = Infinity }: Threshold): boolean {
  if (summarize(results).warnings > maxWarnings) return true
  return failOn !== 'never' && results.some(({ diagnostics }) => diagnostics.some(({ severity }) => SEVERITY_RANK[severity] <= SEVERITY_RANK[failOn]))
}
