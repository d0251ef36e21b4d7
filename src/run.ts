import { suppress } from './config/suppress/index.ts'
import { dirname, join, relative, resolve } from 'node:path'
import { compare, find, rootOf, slashed } from './find.ts'
import type { Found } from './find.ts'
import { fileRules } from './formats/file/index.ts'
import { formatOf, formats, isNamed, ruleIds } from './formats/index.ts'
import type { Choices } from './formats/index.ts'
import { errorCode } from './host.ts'
import type { Host } from './host.ts'
import { lint, lintRepository, reporter } from './lint.ts'
import type { Settings } from './lint.ts'
import { plural } from './message.ts'
import { decode, directoryOf, filesOf, readFound } from './read.ts'
import type { Reading } from './read.ts'
import { reporters } from './reporters/index.ts'
import type { ReporterName } from './reporters/index.ts'
import { stringify } from './reporters/json.ts'
import { byPlace, SEVERITY_RANK, summarize } from './reporters/report.ts'
import type { Result } from './reporters/report.ts'
import { MOST_RESULTS } from './reporters/sarif.ts'
import { select } from './select.ts'
import type { Comment, Diagnostic, Diagram, Files, Format, Header, Severity } from './types.ts'
import { visible } from './visible.ts'

export interface Output {
  readonly reporter: ReporterName
  /** Where the report goes; undefined for standard output. */
  readonly file: string | undefined
}

export interface Options extends Settings, Choices {
  readonly paths: readonly string[]
  readonly gitignore: boolean
  readonly outputs: readonly Output[]
  /** Report errors only. */
  readonly quiet: boolean
  /** Whether comments of the files may suppress findings. */
  readonly inlineConfig: boolean
  readonly maxWarnings: number
  readonly failOn: Severity | 'never'
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

/** What was found, before any report. */
export interface Checked {
  readonly results: readonly Result[]
  /** What the run has to say besides its findings. */
  readonly notes: string[]
  /** Whether a path led to no file and should have. */
  readonly failed: boolean
}

/** The largest file that is checked, in bytes. */
export const LARGEST_FILE = 1024 * 1024

/** A file on its way through the run. */
interface Judged {
  readonly found: Found
  readonly shown: string
  readonly format: Format | undefined
  /** Undefined when nothing in the file needs a place. */
  text: string | undefined
  readonly diagnostics: Diagnostic[]
  readonly tokens: number | undefined
  readonly diagram: Diagram | undefined
  readonly header: Header<unknown> | undefined
  readonly comments: readonly Comment[]
}

/** Finds, reads, judges and reports. All that happens outside memory goes through `host`. */
export async function run(options: Options, host: Host): Promise<Outcome> {
  const { results, notes, failed } = await check(options, host)
  const { stdout, complete } = write(results, options, host, notes)
  return { stdout, stderr: written(notes), exitCode: failed || !complete ? 2 : exceeds(results, options) ? 1 : 0 }
}

/** Lists the files that a run would check and the format that each is taken for, without checking any. */
export async function listFiles(options: Options, host: Host): Promise<Outcome> {
  const notes: string[] = []
  const found = search(options, host, notes)
  const read = await readerOf(options, host)
  const files = found.map((file) => {
    const reading = read(file)
    const format = formatOf(file.path, 'text' in reading ? reading.text : '', options)
    return { path: shownPath(file, host.cwd), format: format?.name ?? 'none' }
  })
  const json = options.outputs.some(({ reporter: name }) => name === 'json')
  const stdout = json ? `${stringify(files)}\n` : files.map(({ path, format }) => `${visible(path)}  ${format}\n`).join('')
  return { stdout, stderr: written(notes), exitCode: notes.length > 0 && options.errorOnUnmatched ? 2 : 0 }
}

function written(notes: readonly string[]): string {
  return notes.map((note) => `passmuster: ${visible(note)}\n`).join('')
}

function search(options: Options, host: Host, notes: string[]): readonly Found[] {
  return options.stdinPath === undefined ? findFiles(options, host, notes) : fromStdin(options.stdinPath, host, notes)
}

/** Finds, reads and judges. */
export async function check(options: Options, host: Host): Promise<Checked> {
  const notes: string[] = []
  const found = search(options, host, notes)
  const failed = notes.length > 0 && options.errorOnUnmatched
  const read = await readerOf(options, host)
  if (!options.context) return { results: await judge(found, read, options, host), notes, failed }
  const around = findFiles({ ...options, paths: ['.', ...options.paths] }, host, [])
  const named = new Set(found.map((file) => shownPath(file, host.cwd)))
  return { results: select(await judge(around, read, options, host), ({ path }) => named.has(path)), notes, failed }
}

function findFiles({ paths, gitignore }: Options, host: Host, notes: string[]): readonly Found[] {
  const { found, unmatched } = find(paths, { gitignore, isNamed }, host)
  for (const { path, reason } of unmatched) notes.push(`\`${path}\` leads to no file: ${reason}.`)
  return found
}

function fromStdin(path: string, host: Host, notes: string[]): readonly Found[] {
  const absolute = resolve(host.cwd, path)
  const top = rootOf(dirname(absolute), host)
  const root = realFolder(top, host)
  const relativePath = slashed(relative(top, absolute))
  if (isNamed(relativePath)) return [{ root, path: relativePath }]
  notes.push(`\`${path}\` leads to no file: its name is not that of a file to check.`)
  return []
}

/** The text on standard input may belong into a folder that does not exist yet. */
function realFolder(folder: string, host: Host): string {
  try {
    return host.realpath(folder)
  } catch {
    return folder
  }
}

/** The findings of every file and of the files together, in the order of the report. */
async function judge(found: readonly Found[], read: Read, options: Options, host: Host): Promise<readonly Result[]> {
  const filesOfRoot = new Map<string, Files>()
  const judged: Judged[] = []
  for (const file of found) {
    let files = filesOfRoot.get(file.root)
    if (files === undefined) filesOfRoot.set(file.root, files = filesOf(file.root, LARGEST_FILE, host))
    judged.push(await judgeFile(file, read, files, options, host.cwd))
  }
  judgeTogether(judged, read, options)
  return judged.toSorted((a, b) => compare(a.shown, b.shown)).map((file) => toResult(file, options, host.today))
}

function toResult({ found: { path: uri }, shown: path, format, text, diagnostics, tokens, diagram, comments }: Judged, options: Options, today: string): Result {
  const reported = options.inlineConfig && text !== undefined && comments.length > 0 ? suppress(text, diagnostics, comments, options, today, ruleIds) : diagnostics
  return { path, uri, format: format?.name ?? 'none', text, diagnostics: reported.toSorted(byPlace), tokens, diagram }
}

type Read = (found: Found) => Reading

/** What reads a file; the one on standard input is read once, and no file is looked at. */
async function readerOf({ stdinPath }: Options, host: Host): Promise<Read> {
  if (stdinPath === undefined) return (found) => readFound(found, LARGEST_FILE, host)
  const input = await readInput(host)
  return () => input
}

async function readInput(host: Host): Promise<Reading> {
  try {
    return decode(await host.readStdin(), LARGEST_FILE)
  } catch (error) {
    return { state: 'unreadable', reason: errorCode(error) }
  }
}

/** What people read. */
function shownPath({ root, path }: Found, cwd: string): string {
  return slashed(relative(cwd, join(root, path))) || '.'
}

async function judgeFile(found: Found, read: Read, files: Files, options: Options, cwd: string): Promise<Judged> {
  const { root, path } = found
  const shown = shownPath(found, cwd)
  const reading = read(found)
  const text = 'text' in reading ? reading.text : undefined
  const format = formatOf(path, text ?? '', options)
  const diagnostics: Diagnostic[] = []
  const refused = fileRules.some((rule) => rule.refuses(reading, reporter(rule, options, (diagnostic) => diagnostics.push(diagnostic)) ?? (() => {})))
  if (refused || text === undefined || format === undefined) return { found, shown, format, text, diagnostics, tokens: undefined, diagram: undefined, header: undefined, comments: [] }
  const source = { path, text, directory: directoryOf(found), files }
  const linted = lint(await format.prepare?.(source) ?? source, format, options)
  return {
    found, shown, format, diagnostics: [...linted.diagnostics], tokens: linted.tokens, diagram: linted.diagram,
    // The texts of ten thousand clean files would fill the memory.
    text: linted.diagnostics.length > 0 || linted.comments.length > 0 ? text : undefined,
    comments: linted.comments,
    header: { root, path, header: linted.header },
  }
}

function judgeTogether(judged: readonly Judged[], read: Read, options: Options): void {
  const byHeader = new Map(judged.map((file) => [file.header, file]))
  const byLocation = new Map(judged.map((file) => [`${file.found.root}\0${file.found.path}`, file]))
  const needText = (file: Judged): void => {
    if (file.text !== undefined) return
    const reading = read(file.found)
    file.text = 'text' in reading ? reading.text : ''
  }
  for (const format of formats) {
    const headers = judged.filter((file) => file.format === format).flatMap((file) => file.header ?? [])
    lintRepository(headers, format, options, (header, diagnostic) => {
      const file = byHeader.get(header)!
      const related = diagnostic.related?.map((other) => {
        const target = other.path === undefined ? file : byLocation.get(`${header.root}\0${other.path}`)!
        needText(target)
        return { ...other, path: target.shown }
      })
      needText(file)
      file.diagnostics.push({ ...diagnostic, ...(related && { related }) })
    })
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

/** Whether the findings make the exit code 1. */
export function exceeds(results: readonly Result[], { failOn, maxWarnings }: Options): boolean {
  if (summarize(results).warnings > maxWarnings) return true
  return failOn !== 'never' && results.some(({ diagnostics }) => diagnostics.some(({ severity }) => SEVERITY_RANK[severity] <= SEVERITY_RANK[failOn]))
}
