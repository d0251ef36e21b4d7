import { basename, dirname } from 'node:path/posix'
import { MODULES } from '../../files/work-tree.ts'
import type { Range, Severity } from '../../model.ts'
import type { Result } from '../../reporters/report.ts'
import { linesIn } from '../../reporters/report.ts'
import { keptFor } from '../../wording/kept-for.ts'
import type { Links } from './links.ts'
import { NO_LINKS, withFolders } from './links.ts'
import type { Hunk, PatchLine } from './patch.ts'

/** The API lists no more of one pull request. Source: GitHub, REST API, list pull requests files. */
export const MOST_FILES = 3000

/** A file that a pull request or other commits change. */
export interface ChangedFile {
  readonly filename: string
  readonly status: string
  readonly previous_filename?: string | undefined
  /** Missing where the diff is too large or not whole, or where nothing of the content changed. */
  readonly hunks?: readonly Hunk[] | undefined
}

/** What changed of the files that were checked. */
export interface Change {
  hasFile(result: Pick<Result, 'uri' | 'format'>): boolean
  /** An error counts in the whole of a changed file: what breaks one need not be where that shows. */
  hasLines(result: Result, range: Range, severity?: Severity): boolean
}

/** From the first line to the last one, both included. */
type Block = readonly [first: number, last: number]

type Extent = 'whole' | readonly Block[]

interface Changed {
  /** Files that are there, with what changed in them. */
  readonly written: Map<string, Extent>
  /** Files that are no longer there. */
  readonly gone: Set<string>
  /** Where changed links lead: files and folders. */
  readonly linked: Set<string>
  /** Folders with a change in them. */
  readonly touched: Set<string>
  /** Folders that something has left. */
  readonly left: Set<string>
  /** Tells of each path, also of submodules, whether it was changed itself. */
  readonly isChanged: (path: string) => boolean
}

/**
 * Reads the files of a pull request. What counts as wholly changed: a file whose diff is missing, a new one, one
 * that moved to another folder, one that a changed link points to, one in a submodule that moved, and a skill with
 * changes in its folder if its own file has none, or if something left the folder. A file that is a link is changed
 * with what it points to. With the list of submodules all that are there have moved.
 */
export function readChange(files: readonly ChangedFile[], links: Links = NO_LINKS): Change {
  const changed = collect(files, links)
  const linesOf = keptFor(linesIn)
  return {
    hasFile: (result) => extentOf(result, changed, links) !== undefined,
    hasLines(result, range, severity) {
      const extent = extentOf(result, changed, links)
      if (extent === undefined || extent === 'whole' || severity === 'error') return extent !== undefined
      const { start, end } = linesOf(result).locate(range)
      const last = end.column === 1 ? Math.max(end.line - 1, start.line) : end.line
      return extent.some((block) => block[0] <= last && start.line <= block[1])
    },
  }
}

/** Tells of a path whether it was changed itself: a file, a link, or a submodule, which may also go by the list of them. */
export function isChangedIn(
  files: readonly ChangedFile[],
  isModule: Links['isModule'],
): (path: string) => boolean {
  const names = new Set<string>()
  for (const { filename, status, previous_filename: previous } of files) {
    if (status !== 'unchanged') names.add(filename)
    if (status === 'renamed' && previous !== undefined) names.add(previous)
  }
  return (path) => names.has(path) || (names.has(MODULES) && isModule(path))
}

function collect(files: readonly ChangedFile[], { follow, isModule }: Links): Changed {
  const changed: Changed = {
    written: new Map(),
    gone: new Set(),
    linked: new Set(),
    touched: new Set(),
    left: new Set(),
    isChanged: isChangedIn(files, isModule),
  }
  for (const { filename, status, previous_filename: previous, hunks } of files) {
    if (status === 'unchanged') continue
    addFolders(filename, changed.touched)
    if (previous !== undefined) addFolders(previous, changed.touched)
    const gone = status === 'removed' ? filename : status === 'renamed' ? previous : undefined
    if (gone !== undefined) {
      addFolders(gone, changed.left)
      changed.gone.add(gone)
    }
    if (status === 'removed') continue
    const target = follow(filename)
    // The diff of a link is about its path, not about the text of its target.
    const isWhole = target !== filename || isNew(filename, status, previous)
    changed.written.set(filename, isWhole || hunks === undefined ? 'whole' : changedLines(hunks))
    // Through a link to a folder that it lies in nothing is reached that was not.
    if (target !== undefined && !withFolders(filename).includes(target)) changed.linked.add(target)
  }
  return changed
}

function extentOf(
  { uri, format }: Pick<Result, 'uri' | 'format'>,
  changed: Changed,
  { follow, way }: Links,
): Extent | undefined {
  const { written, gone, linked, touched, left, isChanged } = changed
  const target = follow(uri) ?? uri
  // Nobody lists the files of a submodule.
  if (withFolders(target).slice(0, -1).some(isChanged)) return 'whole'
  if (linked.size > 0 && withFolders(target).some((path) => linked.has(path))) return 'whole'
  if (target !== uri && way(dirname(uri)).some((path) => written.has(path))) return 'whole'
  const own = written.get(uri) ?? written.get(target) ?? (gone.has(target) ? 'whole' : undefined)
  if (/^skill\.md$/i.test(basename(uri)))
    return left.has(dirname(uri)) ? 'whole' : (own ?? (touched.has(dirname(uri)) ? 'whole' : undefined))
  return own ?? (format === 'none' && (touched.has(uri) || touched.has(target)) ? 'whole' : undefined)
}

function isNew(filename: string, status: string, previous: string | undefined): boolean {
  return (
    status === 'added' ||
    status === 'copied' ||
    (status === 'renamed' && dirname(previous ?? '') !== dirname(filename))
  )
}

function addFolders(path: string, folders: Set<string>): void {
  for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder)
}

/** The lines of the new text that a diff adds or replaces; where it only deletes, the lines on both sides. */
export function changedLines(hunks: readonly Hunk[]): readonly Block[] {
  const changed: Block[] = []
  for (const hunk of hunks) addChanges(hunk, changed)
  return changed
}

function addChanges(hunk: Hunk, changed: Block[]): void {
  let run: PatchLine['mark'] = ' '
  let line = 1
  const endRun = (): void => {
    if (run === '-') changed.push([Math.max(line - 1, 1), line])
    run = ' '
  }
  for (const { mark, line: at } of hunk) {
    line = at
    if (mark === '+') addLine(at, changed)
    if (mark === ' ') endRun()
    else if (mark === '+' || run === ' ') run = mark
  }
  endRun()
}

function addLine(line: number, changed: Block[]): void {
  const last = changed.at(-1)
  if (last?.[1] === line - 1) changed[changed.length - 1] = [last[0], line]
  else changed.push([line, line])
}
