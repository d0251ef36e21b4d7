import { basename, dirname } from 'node:path/posix'
import type { Range } from '../model.ts'
import type { Lines, Result } from '../reporters/report.ts'
import { linesIn } from '../reporters/report.ts'

/** The API lists no more of one pull request. Source: GitHub, REST API, list pull requests files. */
export const MOST_FILES = 3000

/** A file of a pull request, as GitHub's API lists it. */
export interface ChangedFile {
  readonly filename: string
  readonly status: string
  readonly previous_filename?: string | undefined
  /**
   * A unified diff without its header; missing where it is too large, or where nothing of the content
   * changed.
   */
  readonly patch?: string | undefined
}

/** What a pull request changes of the files that were checked. */
export interface Change {
  hasFile(result: Result): boolean
  hasLines(result: Result, range: Range): boolean
}

/** From the first line to the last one, both included. */
type Block = readonly [first: number, last: number]

type Extent = 'whole' | readonly Block[]

/**
 * Reads the files of a pull request. What counts as wholly changed: a file whose patch is missing, a new one,
 * one that moved
 * to another folder, and a skill with changes in its folder if its own file has none, or if something left
 * the folder.
 */
export function readChange(files: readonly ChangedFile[]): Change {
  const written = new Map<string, Extent>()
  const touched = new Set<string>()
  const left = new Set<string>()
  for (const { filename, status, previous_filename: previous, patch } of files) {
    if (status === 'unchanged') continue
    addFolders(filename, touched)
    if (previous !== undefined) addFolders(previous, touched)
    if (status === 'removed') addFolders(filename, left)
    else written.set(filename, isNew(filename, status, previous) ? 'whole' : (changedLines(patch) ?? 'whole'))
    if (status === 'renamed' && previous !== undefined) addFolders(previous, left)
  }
  const extentOf = ({ uri, format }: Result): Extent | undefined => {
    const own = written.get(uri)
    if (/^skill\.md$/i.test(basename(uri)))
      return left.has(dirname(uri)) ? 'whole' : (own ?? (touched.has(dirname(uri)) ? 'whole' : undefined))
    return own ?? (format === 'none' && touched.has(uri) ? 'whole' : undefined)
  }
  const texts = new Map<string, Lines>()
  return {
    hasFile: (result) => extentOf(result) !== undefined,
    hasLines(result, range) {
      const extent = extentOf(result)
      if (extent === undefined || extent === 'whole') return extent === 'whole'
      let lines = texts.get(result.path)
      if (lines === undefined) texts.set(result.path, (lines = linesIn(result)))
      const { start, end } = lines.locate(range)
      const last = end.column === 1 ? Math.max(end.line - 1, start.line) : end.line
      return extent.some((block) => block[0] <= last && start.line <= block[1])
    },
  }
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

/**
 * The lines of the new text that a patch adds or replaces; where it only deletes, the lines on both sides.
 * Undefined for no patch
 * or one that is not whole.
 */
export function changedLines(patch: string | undefined): readonly Block[] | undefined {
  if (patch === undefined || patch === '') return undefined
  const lines = patch.replace(/\n$/, '').split('\n')
  const changed: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const next = readHunk(lines, at, changed)
    if (next === undefined) return undefined
    at = next
  }
  return changed
}

/**
 * Adds the changed lines of the hunk that starts at an index; the index after it, or undefined when it is not
 * whole.
 */
function readHunk(lines: readonly string[], at: number, changed: Block[]): number | undefined {
  const [, before = '1', start, after = '1'] =
    /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at]!) ?? []
  if (start === undefined) return undefined
  let [old, fresh] = [Number(before), Number(after)]
  // The place of no lines is the line before it.
  let line = Number(start) + (fresh === 0 ? 1 : 0)
  let run: 'none' | 'deleted' | 'added' = 'none'
  const endRun = (): void => {
    if (run === 'deleted') changed.push([Math.max(line - 1, 1), line])
    run = 'none'
  }
  for (at++; old > 0 || fresh > 0; at++) {
    const mark = lines[at]?.charAt(0)
    if (mark === undefined) return undefined
    if (mark === '\\') continue
    if (mark === '-') {
      old--
      if (run === 'none') run = 'deleted'
    } else if (mark === '+') {
      fresh--
      run = 'added'
      addLine(line++, changed)
    } else {
      endRun()
      old--
      fresh--
      line++
    }
  }
  endRun()
  return lines[at]?.startsWith('\\') ? at + 1 : at
}

function addLine(line: number, changed: Block[]): void {
  const last = changed.at(-1)
  if (last?.[1] === line - 1) changed[changed.length - 1] = [last[0], line]
  else changed.push([line, line])
}
