import { dirname, relative, resolve } from 'node:path'
import { discover } from '../files/discover.ts'
import type { Found } from '../files/found-path.ts'
import { absoluteOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { fromRoot, isInside, realFolder, slashed } from '../files/paths.ts'
import { readFound } from '../files/read.ts'
import type { Repositories } from '../files/repository-files.ts'
import { openRepositories } from '../files/repository-files.ts'
import { refusalOf } from '../formats/file/index.ts'
import { formatOf, formatsNamed } from '../formats/names.ts'
import { plane } from '../formats/plane/index.ts'
import type { Query, Registered } from '../formats/plane/registry.ts'
import { registeredSkill, searchSkills } from '../formats/plane/registry.ts'
import { byPlace } from '../lint/collect-diagnostics.ts'
import { lint } from '../lint/lint.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import type { Diagnostic, Settings } from '../model.ts'
import type { Outcome } from '../project/outcome.ts'
import { refused, written } from '../project/outcome.ts'
import { sourceFrom } from '../project/read-source.ts'
import { printJson } from '../reporters/json.ts'
import { linesOf } from '../reporters/report.ts'
import { visibleLine } from '../wording/escape-invisible.ts'
import { quote, quotePath } from '../wording/quote.ts'
import { plural } from '../wording/wording.ts'
import type { ViewName } from './command.ts'
import type { ViewChoices } from './options.ts'
import { hasView, printView } from './print-view.ts'

// A loader knows no settings: what it refuses is refused here.
const SETTINGS: Settings = { preset: 'recommended', rules: new Map() }

/** The errors that keep a loader from showing a file; it survives all others. */
const FATAL: Readonly<Record<string, RegExp>> = {
  skill: /\/(?:frontmatter-\w+|missing-field)$/,
  plane: /\/frontmatter-\w+$/,
  agent3md: /\/(?:parse|identity)$/,
  agent: /\/(?!tool-(?:shape|parameters)$|tools-in-frontmatter$|ability-overlap$)[^/]*$/,
  copilot: /\/frontmatter-\w+$/,
  claude: /\/(?:frontmatter-\w+|missing-field|name-format|field-type)$/,
}

/**
 * Prints a view of the agent or skill in one file. A file that no loader survives, or that is no agent, is refused
 * with exit code 1, a path to none or to several with 2.
 */
export function inspect(
  view: ViewName,
  operands: readonly string[],
  host: Host,
  choices: ViewChoices = {},
): Outcome {
  if (view === 'search') return search(operands, choices.domain, host)
  const [path = '', ...rest] = operands
  const isNamed = (name: string): boolean => formatsNamed(name).some((format) => hasView(view, format))
  const { found, unmatched } = discover([path], { gitignore: false, isNamed }, host)
  const [file] = found
  if (file === undefined || found.length > 1) {
    const reason =
      unmatched[0] === undefined
        ? ` matches ${plural(found.length, 'file')}. Name one`
        : `: ${unmatched[0].reason}`
    return refused(`\`${path}\`${reason}.`)
  }
  const shown = shownPath(file, host.cwd)
  const refuse = (reason: string): Outcome => ({ ...refused(`\`${shown}\` ${reason}.`), exitCode: 1 })
  const { source, format, errors } = judge(file, host, choices)
  const fatal = errors.filter(({ rule }) => format === undefined || FATAL[format.name]?.test(rule) !== false)
  if (fatal.length > 0) return { stdout: '', stderr: errorLines(fatal, shown, source.text), exitCode: 1 }
  if (format === undefined) return refuse('is no agent and no skill. Name another file')
  const printed = printView(view, format, source, rest)
  if ('refusal' in printed) return refuse(printed.refusal)
  const notes = [
    ...(errors.length === 0 ? [] : [survived(shown, errors.length)]),
    ...(printed.note === undefined ? [] : [printed.note]),
  ]
  return { stdout: printed.text, stderr: written(notes), exitCode: printed.isIncomplete ? 1 : 0 }
}

function survived(shown: string, errors: number): string {
  return `\`${shown}\` has ${plural(errors, 'error')}, but its loader reads it. Check the file to see ${errors === 1 ? 'it' : 'them'}.`
}

/** The file's source, its format, if it can be read, and its errors. */
function judge(found: Found, host: Host, { dialect = 'agent-skills', agentFormat }: ViewChoices) {
  const reading = readFound(found, LARGEST_FILE, host)
  const source = sourceFrom(found, reading, openRepositories(host), host)
  const refusal = refusalOf(reading, SETTINGS)
  if (refusal !== undefined) return { source, format: undefined, errors: refusal }
  const format = formatOf(source, { dialect, agentFormat })
  if (format === undefined) return { source, format, errors: [] }
  const { diagnostics } = lint(source, format, SETTINGS)
  return {
    source,
    format,
    errors: diagnostics.filter(({ severity }) => severity === 'error').toSorted(byPlace),
  }
}

function errorLines(diagnostics: readonly Diagnostic[], path: string, text: string): string {
  const { startOf } = linesOf(text)
  return diagnostics
    .map(({ range, severity, message, rule }) => `${path}:${startOf(range)} ${severity} ${message} ${rule}`)
    .map((line) => `${visibleLine(line)}\n`)
    .join('')
}

const DEFAULT_LIMIT = 10

/**
 * Prints what the registry of the Skills plane would answer: each directory with a SKILL.md, directly in the
 * folder, is a skill. What cannot be read is left out with a note.
 */
function search(
  [folder = '', text = '', ...filters]: readonly string[],
  domain: string | undefined,
  host: Host,
): Outcome {
  const query = readQuery(text, filters, domain)
  if (typeof query === 'string') return refused(query)
  const base = realFolder(resolve(host.cwd, folder), host)
  const isNamed = (path: string): boolean => /(?:^|\/)SKILL\.md$/.test(path)
  const { found, unmatched } = discover([folder], { gitignore: false, isNamed }, host)
  const own = found.filter((file) => isOwn(absoluteOf(file), base))
  if (own.length === 0) {
    const reason = unmatched[0]?.reason ?? 'no folder directly in it has a `SKILL.md`'
    const [deeper] = found
    const parent = deeper && relative(host.cwd, dirname(dirname(absoluteOf(deeper))))
    return refused(`${quotePath(folder)}: ${reason}.${parent ? ` Did you mean ${quotePath(parent)}?` : ''}`)
  }
  const notes: string[] = []
  const repositories = openRepositories(host)
  const skills = own.flatMap((file) => registered(file, repositories, notes, host))
  return {
    stdout: printJson({ ok: true, results: searchSkills(skills, query) }),
    stderr: written(notes),
    exitCode: 0,
  }
}

function isOwn(path: string, base: string): boolean {
  return isInside(path, base) && slashed(fromRoot(path, base)).split('/').length === 2
}

function readQuery(text: string, filters: readonly string[], domain: string | undefined): Query | string {
  const limits = filters.filter((filter) => /^\^\d{1,6}$/.test(filter))
  const tags = filters.filter((filter) => /^#\S+$/.test(filter)).map((filter) => filter.slice(1))
  const other = filters.find((filter) => !/^(?:\^\d{1,6}|#\S+)$/.test(filter))
  if (other !== undefined)
    return `${quote(other)} is no filter. Write a tag as \`#tag\`, and the number of results as \`^N\`, in quotes.`
  if (limits.length > 1) return `\`${limits[1]}\` is a second limit. Leave one out.`
  return { text, tags, domain, limit: limits[0] === undefined ? DEFAULT_LIMIT : Number(limits[0].slice(1)) }
}

function registered(
  file: Found,
  repositories: Repositories,
  notes: string[],
  host: Host,
): readonly Registered[] {
  const reading = readFound(file, LARGEST_FILE, host)
  const skill = plane.parse(sourceFrom(file, reading, repositories, host))
  if (reading.state === 'text' && skill.frontmatter.state === 'read') return [registeredSkill(skill)]
  notes.push(
    `${quotePath(shownPath(file, host.cwd))} is left out (\`PARSE_FAILED\`): its frontmatter cannot be read.`,
  )
  return []
}
