import type { Diagnostic, FileSettings, Files, Format, Header, SilentFinding, Tree } from '../model.ts'
import { compare } from '../wording/compare.ts'
import { isBelowRoot, plainPath } from '../wording/paths.ts'
import type { Fixing } from './apply-fixes.ts'
import { applyFixes } from './apply-fixes.ts'
import type { Holder, Room } from './budget.ts'
import { BUDGET, roomFor } from './budget.ts'
import { byPlace } from './collect-diagnostics.ts'
import { withFreeNames } from './free-names.ts'
import { lintRepository } from './lint.ts'
import type { LintedFile, Linting } from './lint-file.ts'
import { lintFile, noDocument } from './lint-file.ts'
import { overlay } from './overlay.ts'
import type { Reading } from './reading.ts'
import { readingOf } from './reading.ts'
import { reasons, suppress } from './suppressions/index.ts'
import { isAmong, keyOf, tracking } from './tracking.ts'

/** A fix may uncover another finding with a fix; a chain of more is a mistake of the rules. */
export const MOST_ROUNDS = 10

/** What a workspace is opened with. */
export interface Opening extends Linting {
  /** The repository as it lies there. */
  readonly tree: Tree
  /** The files to lint, by their paths from the root, as a search found them. What is put is linted, too. */
  readonly paths: readonly string[]
  /** Whether comments of the files may suppress findings. */
  readonly inlineConfig: boolean
  /** Whether it is to be known which findings are suppressed. */
  readonly reportSuppressed?: boolean | undefined
  /** The day, as YYYY-MM-DD. */
  readonly today: string
  /** The room that is left for findings, of several workspaces together; else that of a run. */
  readonly room?: Room
  /** Whether nothing will be put: then nobody needs to know who asked for what. */
  readonly isFrozen?: boolean
}

/** A file with its findings, in the order of the text. */
export interface FileReport extends LintedFile {
  /** How many findings a comment of the file suppresses, and which, where that is to be known. */
  readonly suppressed: number
  readonly silent?: readonly SilentFinding[]
}

/**
 * The files of a repository and their findings: each is judged when it is first asked for, and again when something
 * changed of all that it asked for. Paths are those from the root, with `/`. Never throws, whatever the texts.
 */
export interface Workspace {
  /** What documents see of the repository. */
  readonly files: Files
  /**
   * Gives a file another text than the one that lies there; without a text it is again as it lies there. Which files
   * git ignores stays as it was when the repository was opened.
   */
  put(path: string, text: string | undefined): void
  /** The findings of a file, also of one that belongs to others. */
  findings(path: string): readonly Diagnostic[]
  /** All files, those that belong to others behind these. `saw` hears how many of them are judged. */
  all(saw?: (done: number, total: number) => void): readonly FileReport[]
  /** The text of a file; undefined where it cannot be read whole. */
  text(path: string): string | undefined
  /** The text of a file after its fixes, round after round until none is left; undefined where it has no whole text. */
  fixed(path: string, fixing: Fixing): string | undefined
  /**
   * What a file asked the repository for, to be judged: a path for whether something lies there, with `=` for its text,
   * and with `/` for what lies in it. Paths are in lower case.
   */
  asked(path: string): ReadonlySet<string>
}

/** Opens a workspace. Nothing is read before it is asked for. */
export function openWorkspace(opening: Opening): Workspace {
  const { tree, texts, kindAt, put } = overlay(opening.tree)
  const { files, asking, changing, changed } = tracking(tree, opening.isFrozen === true ? undefined : kindAt)
  const { room = roomFor(BUDGET) } = opening
  const read: Linting['read'] = (path) => {
    const text = texts.get(path)
    if (text === undefined) return opening.read(path)
    return readingOf(text, opening.registry.limitFor(opening.settings(path)))
  }
  const linting = { ...opening, read }
  const given = new Set(opening.paths)
  const documents = new Map<string, { readonly file: LintedFile; readonly asked: ReadonlySet<string> }>()
  let reports: readonly FileReport[] | undefined

  const judged = (path: string) => {
    const known = documents.get(path)
    if (known !== undefined) return known
    const { answer, asked } = asking(() =>
      given.has(path) || linting.registry.isDocument({ path, files }, linting.settings(path))
        ? lintFile(path, files, linting, room)
        : noDocument(path, linting),
    )
    const judgement = { file: answer, asked: new Set([...asked, `${keyOf(path)}=`]) }
    documents.set(path, judgement)
    return judgement
  }
  /** Forgets the documents that something changed for. */
  const forget = (): void => {
    const keys = changed()
    if (keys.size === 0) return
    for (const [path, { file, asked }] of documents) {
      // There may be room now for what was only counted.
      const isWhole = [file, ...file.besides].every(({ omitted }) => omitted === undefined)
      if (isWhole && !isAmong(asked, keys)) continue
      documents.delete(path)
      for (const { diagnostics } of [file, ...file.besides]) room.release(diagnostics)
    }
  }
  const all: Workspace['all'] = (saw) => {
    if (reports !== undefined) return reports
    forget()
    const paths = [...new Set([...given, ...texts.keys()])].sort(compare)
    const linted = paths.map((path, index) => {
      const { file } = judged(path)
      saw?.(index + 1, paths.length)
      return file
    })
    reports = reportsOn(linted, linting, opening.isFrozen === true ? room : room.copy())
    return reports
  }
  const workspace: Workspace = {
    get files() {
      forget()
      return files
    },
    all,
    findings: (path) => all().flatMap((file) => (file.path === path ? file.diagnostics : [])),
    text: (path) => wholeText(read(path)),
    asked(path) {
      forget()
      return judged(path).asked
    },
    put(path, text) {
      const place = plainPath(path)
      if (!isBelowRoot(place)) return
      reports = undefined
      changing(place, () => put(place, text))
    },
    fixed: (path, fixing) => fixedText(path, fixing, texts.get(path), workspace),
  }
  return workspace
}

function wholeText(reading: Reading): string | undefined {
  return reading.state === 'text' ? reading.text : undefined
}

/** The reports on all files: with what they have together, and without what their comments suppress. */
function reportsOn(linted: readonly LintedFile[], opening: Opening, room: Room): readonly FileReport[] {
  const { shared, mentioned } = lintTogether(linted, room)
  const takenIn = takenNames(linted)
  const textOf = (file: LintedFile): string | undefined => {
    if (file.text !== undefined || !mentioned.has(file.path)) return file.text
    const reading = opening.read(file.path)
    return 'text' in reading ? reading.text : ''
  }
  const own = linted.map((file) => {
    const { diagnostics = [], omitted = file.omitted } = shared.get(file.path) ?? {}
    const text = textOf(file)
    const isTaken = (name: string): boolean => takenIn(file.format)?.(file.path, name) === true
    const named = withFreeNames(file.diagnostics, isTaken)
    return { ...file, text, omitted, diagnostics: [...named, ...diagnostics] }
  })
  const besides = linted.flatMap((file) => file.besides)
  return [...own, ...besides].map((file) => {
    const report = withoutSuppressed({ ...file, omitted: file.omitted && { ...file.omitted } }, opening, room)
    return { ...report, diagnostics: report.diagnostics.toSorted(byPlace) }
  })
}

/** Tells of a format which names its files have, or would get. It is asked of few repositories. */
function takenNames(linted: readonly LintedFile[]): (format: Format | undefined) => Taken | undefined {
  const known = new Map<Format, Taken | undefined>()
  return (format) => {
    if (format !== undefined && !known.has(format))
      known.set(format, format.takenNames?.(headersOf(linted, format)))
    return format && known.get(format)
  }
}

type Taken = ReturnType<NonNullable<Format['takenNames']>>

function headersOf(linted: readonly LintedFile[], format: Format): readonly Header<unknown>[] {
  return linted.filter((file) => file.format === format).flatMap((file) => file.header ?? [])
}

/** What a file has together with others; what there was no room for is counted with its own. */
interface Shared extends Holder {
  readonly diagnostics: Diagnostic[]
}

/** Runs the rules that see all files of a format. Gives what files have, and which files are spoken of. */
function lintTogether(
  linted: readonly LintedFile[],
  room: Room,
): { readonly shared: ReadonlyMap<string, Shared>; readonly mentioned: ReadonlySet<string> } {
  const files = new Map(linted.map((file) => [file.path, file]))
  const shared = new Map<string, Shared>()
  const mentioned = new Set<string>()
  for (const format of new Set(linted.flatMap((file) => file.format ?? []))) {
    const headers = headersOf(linted, format)
    const settingsOf = ({ path }: Header<unknown>): FileSettings => files.get(path)!.settings
    lintRepository(headers, format, settingsOf, ({ path }, diagnostic) => {
      const file = files.get(path)!
      if (!file.reported || isCovered(diagnostic, file, format)) return
      const own = shared.get(path) ?? { diagnostics: [], omitted: file.omitted && { ...file.omitted } }
      shared.set(path, own)
      if (!room.holds(own, diagnostic)) return
      const related = diagnostic.related?.map((other) => ({ ...other, path: other.path ?? path }))
      own.diagnostics.push({ ...diagnostic, ...(related && { related }) })
      for (const each of [path, ...(related ?? []).map((other) => other.path)]) mentioned.add(each)
    })
  }
  return { shared, mentioned }
}

function isCovered({ rule }: Diagnostic, { diagnostics }: LintedFile, format: Format): boolean {
  const coveredBy = format.repositoryRules.find(({ id }) => id === rule)?.coveredBy
  return coveredBy !== undefined && diagnostics.some((other) => other.rule === coveredBy)
}

/** Takes out what comments suppress, and adds what is wrong with them. */
function withoutSuppressed(
  file: LintedFile,
  { inlineConfig, reportSuppressed = false, registry, today }: Opening,
  room: Room,
): FileReport {
  const { text, comments, diagnostics, omitted } = file
  if (!inlineConfig || text === undefined || comments.length === 0) return { ...file, suppressed: 0 }
  const left = suppress({ ...file, text }, today, registry.ids)
  const known = new Set(diagnostics)
  const kept = new Set(left.filter((each) => known.has(each)))
  const reasonOf = reportSuppressed ? reasons(text, comments) : undefined
  const gone = reasonOf && diagnostics.filter((each) => !kept.has(each))
  const silent = gone?.map(
    (diagnostic) => ({ diagnostic, by: 'comment', reason: reasonOf!(diagnostic) }) as const,
  )
  // A suppression without use may be for what is only counted.
  const own = left.filter((each) => !known.has(each) && !(omitted && each.rule === 'suppress/unused'))
  const added = own.filter((each) => room.holds(file, each))
  const suppressed = known.size - kept.size
  return { ...file, diagnostics: [...kept, ...added], suppressed, ...(silent && { silent }) }
}

/** The text of a file after rounds of fixes; what was put for it, `before`, is put again. */
function fixedText(
  path: string,
  fixing: Fixing,
  before: string | undefined,
  workspace: Workspace,
): string | undefined {
  const whole = workspace.text(path)
  if (whole === undefined) return undefined
  let text = whole
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { text: after } = applyFixes(text, workspace.findings(path), fixing)
    if (after === text) break
    text = after
    workspace.put(path, text)
  }
  if (text !== whole) workspace.put(path, before)
  return text
}
