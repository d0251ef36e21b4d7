import type {
  Diagnostic,
  Document,
  FileSettings,
  Files,
  Format,
  Header,
  SilentFinding,
  Tree,
} from '../model.ts'
import { compare } from '../wording/compare.ts'
import { keptFor } from '../wording/kept-for.ts'
import { isBelowRoot, plainPath } from '../wording/paths.ts'
import type { Fixing } from './apply-fixes.ts'
import { applyFixes } from './apply-fixes.ts'
import type { Holder, Room } from './budget.ts'
import { BUDGET, roomFor } from './budget.ts'
import { byPlace } from './collect-diagnostics.ts'
import { withFreeNames } from './free-names.ts'
import { lintRepository } from './lint.ts'
import type { LintedFile, Linting } from './lint-file.ts'
import { lintFile, noDocument, sourceIn } from './lint-file.ts'
import { overlay } from './overlay.ts'
import type { Reading } from './reading.ts'
import { readingOf } from './reading.ts'
import { reasons, suppress } from './suppressions/index.ts'
import { unused } from './suppressions/rules/unused.ts'
import type { Tracking } from './tracking.ts'
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
  /**
   * Makes a change of the repository at some paths, and hears which files are to be linted from then on. A change of
   * settings needs another workspace. What is `moved` was made or deleted on the disk before.
   */
  change(paths: readonly string[], change: () => readonly string[], moved?: readonly string[]): void
  /** The findings of a file, also of one that belongs to others. */
  findings(path: string): readonly Diagnostic[]
  /** Those that a file has by itself: the same without judging any other, for callers that cannot wait. */
  own(path: string): readonly Diagnostic[]
  /** Judges one more file; whether another one is left. What waits for `all` can so do other work between files. */
  advance(): boolean
  /** All files, those that belong to others after these. `saw` hears how many of them are judged. */
  all(saw?: (done: number, total: number) => void): readonly FileReport[]
  /** The text of a file; undefined where it cannot be read whole. */
  text(path: string): string | undefined
  /** A file as its format reads it, or as plain Markdown; undefined where it cannot be read whole. */
  read(path: string): Read | undefined
  /** The text of a file after its fixes, round after round until none is left; undefined where it has no whole text. */
  fixed(path: string, fixing: Fixing): string | undefined
  /**
   * What a file asked the repository for, to be judged: a path for whether something lies there, with `=` for its text,
   * and with `/` for what lies in it. Paths are in lower case.
   */
  asked(path: string): ReadonlySet<string>
}

/** A file as it is read. */
export interface Read {
  readonly document: Document
  /** Undefined for a file that is none to lint. */
  readonly format: Format | undefined
  readonly settings: FileSettings
}

/** Opens a workspace. Nothing is read before it is asked for. */
export function openWorkspace(opening: Opening): Workspace {
  const { tree, texts, kindAt, put } = overlay(opening.tree)
  const tracked = tracking(tree, opening.isFrozen === true ? undefined : kindAt)
  const { room = roomFor(BUDGET) } = opening
  const linting = withTexts(opening, texts)
  let given = new Set(opening.paths)
  const isDocument = (path: string): boolean =>
    given.has(path) || linting.registry.isDocument({ path, files: tracked.files }, linting.settings(path))
  const { judged, isJudged, forget, drop, read } = judging(linting, isDocument, tracked, room)
  let reports: readonly FileReport[] | undefined
  const settle = (): void => {
    if (forget()) reports = undefined
  }
  const all: Workspace['all'] = (saw) => {
    settle()
    if (reports !== undefined) return reports
    const paths = [...new Set([...given, ...texts.keys()])].sort(compare)
    const linted = paths.map((path, index) => {
      const { file } = judged(path)
      saw?.(index + 1, paths.length)
      return file
    })
    reports = reportsOn(linted, linting, opening, opening.isFrozen === true ? room : room.copy())
    return reports
  }
  const workspace: Workspace = {
    get files() {
      settle()
      return tracked.files
    },
    all,
    findings: (path) => all().flatMap((file) => (file.path === path ? file.diagnostics : [])),
    own(path) {
      settle()
      const { diagnostics } = withoutSuppressed(copyOf(judged(path).file), opening, room.copy())
      // A suppression may be for what the file has together with others.
      return diagnostics.filter(({ rule }) => rule !== unused.id).toSorted(byPlace)
    },
    advance() {
      settle()
      for (const path of given) if (!isJudged(path)) return judged(path) !== undefined
      return false
    },
    text: (path) => wholeText(linting.read(path)),
    read(path) {
      settle()
      return read(path)
    },
    asked(path) {
      settle()
      return judged(path).asked
    },
    put(path, text) {
      const place = plainPath(path)
      if (!isBelowRoot(place)) return
      reports = undefined
      tracked.changing([place], () => put(place, text))
    },
    change(paths, change, moved = []) {
      const before = given
      const renew = (): void => {
        given = new Set(change())
      }
      tracked.changing(belowRoot(paths), renew, belowRoot(moved))
      for (const path of new Set([...before, ...given])) {
        if (before.has(path) === given.has(path)) continue
        reports = undefined
        drop(path)
      }
    },
    fixed: (path, fixing) => fixedText(path, fixing, texts.get(path), workspace),
  }
  return workspace
}

function belowRoot(paths: readonly string[]): readonly string[] {
  return paths.map(plainPath).filter(isBelowRoot)
}

function withTexts(opening: Opening, texts: ReadonlyMap<string, string>): Linting {
  return {
    ...opening,
    read(path) {
      const text = texts.get(path)
      if (text === undefined) return opening.read(path)
      return readingOf(text, opening.registry.limitFor(opening.settings(path)))
    },
  }
}

/** Judges files one by one, and reads them, as long as nothing changes that they asked for. */
function judging(
  linting: Linting,
  isDocument: (path: string) => boolean,
  { files, asking, changed }: Tracking,
  room: Room,
) {
  const documents = new Map<string, { readonly file: LintedFile; readonly asked: ReadonlySet<string> }>()
  const drop = (path: string): void => {
    const { file } = documents.get(path) ?? {}
    if (file === undefined) return
    documents.delete(path)
    for (const { diagnostics } of [file, ...file.besides]) room.release(diagnostics)
  }
  const readOne = (path: string): Read | undefined => {
    // So that it is read again when the text changes.
    files.read(path)
    const text = wholeText(linting.read(path))
    if (text === undefined) return undefined
    const settings = linting.settings(path)
    const source = sourceIn(files, linting, path, text)
    const format = isDocument(path) ? linting.registry.formatOf(source, settings) : undefined
    const plain = { ...source, fields: new Map(), body: [0, text.length] as const }
    return { document: format?.parse(source) ?? plain, format, settings }
  }
  return {
    drop,
    isJudged: (path: string): boolean => documents.has(path),
    judged(path: string) {
      const known = documents.get(path)
      if (known !== undefined) return known
      const { answer, asked } = asking(() =>
        isDocument(path) ? lintFile(path, files, linting, room) : noDocument(path, linting),
      )
      const judgement = { file: answer, asked: new Set([...asked, `${keyOf(path)}=`]) }
      documents.set(path, judgement)
      return judgement
    },
    /** Forgets the documents that something changed for. Whether there are any. */
    forget(): boolean {
      const keys = changed()
      if (keys.size === 0) return false
      const before = documents.size
      for (const [path, { file, asked }] of documents) {
        // There may be room now for what was only counted.
        const isWhole = [file, ...file.besides].every(({ omitted }) => omitted === undefined)
        if (!isWhole || isAmong(asked, keys)) drop(path)
      }
      return documents.size < before
    },
    read: (path: string): Read | undefined => files.once(readOne, path),
  }
}

function copyOf(file: LintedFile): LintedFile {
  return { ...file, omitted: file.omitted && { ...file.omitted } }
}

function wholeText(reading: Reading): string | undefined {
  return reading.state === 'text' ? reading.text : undefined
}

function reportsOn(linted: readonly LintedFile[], { read }: Linting, opening: Opening, room: Room) {
  const { shared, mentioned } = lintTogether(linted, room)
  // It is asked of few repositories.
  const takenIn = keptFor((format: Format) => format.takenNames?.(headersOf(linted, format)))
  const textOf = (file: LintedFile): string | undefined => {
    if (file.text !== undefined || !mentioned.has(file.path)) return file.text
    const reading = read(file.path)
    return 'text' in reading ? reading.text : ''
  }
  const own = linted.map((file) => {
    const { diagnostics = [], omitted = file.omitted } = shared.get(file.path) ?? {}
    const text = textOf(file)
    const { path, format } = file
    const isTaken = (name: string): boolean => (format && takenIn(format))?.(path, name) === true
    const named = withFreeNames(file.diagnostics, isTaken)
    return { ...file, text, omitted, diagnostics: [...named, ...diagnostics] }
  })
  const besides = linted.flatMap((file) => file.besides)
  return [...own, ...besides].map((file) => {
    const report = withoutSuppressed(copyOf(file), opening, room)
    return { ...report, diagnostics: report.diagnostics.toSorted(byPlace) }
  })
}

function headersOf(linted: readonly LintedFile[], format: Format): readonly Header<unknown>[] {
  return linted.filter((file) => file.format === format).flatMap((file) => file.header ?? [])
}

/** What a file has together with others; what there was no room for is counted with its own. */
interface Shared extends Holder {
  readonly diagnostics: Diagnostic[]
}

/** Runs the rules that see all files of a format. Gives what files have, and which files are spoken of. */
function lintTogether(linted: readonly LintedFile[], room: Room) {
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
  const { coveredBy = [] } = format.repositoryRules.find(({ id }) => id === rule) ?? {}
  return coveredBy.length > 0 && diagnostics.some((other) => coveredBy.includes(other.rule))
}

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
function fixedText(path: string, fixing: Fixing, before: string | undefined, workspace: Workspace) {
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
