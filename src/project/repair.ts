import type { StructuredPatchHunk } from 'diff'
import type { Found } from '../files/found-path.ts'
import { absoluteOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import packages from '../files/packages.cjs'
import { decode } from '../files/read.ts'
import type { Fixing } from '../lint/apply-fixes.ts'
import { applyFixes } from '../lint/apply-fixes.ts'
import { MOST_ROUNDS } from '../lint/workspace.ts'
import { countEach, growthOf } from '../wording/compare.ts'
import { quotePath } from '../wording/quote.ts'
import { plural } from '../wording/wording.ts'
import type { Options } from './options.ts'
import type { Steps } from './steps.ts'
import type { Workspaces } from './workspaces.ts'

/** What came of fixes. */
export interface Fixed {
  readonly notes: readonly string[]
  readonly complete: boolean
  /** The diff or the fixed text that is shown instead of being written. */
  readonly shown?: string
}

/** Fixes files, and writes them unless the fixes are only to be shown. The workspaces get the fixed texts. */
export function* fixFiles(
  found: readonly Found[],
  workspaces: Workspaces,
  { fix, stdinPath }: Options,
  host: Host,
): Steps<Fixed> {
  const { fixing = 'safe', dryRun = false } = fix ?? {}
  const roots = [...new Set(found.map(({ root }) => root))]
  const before = countFindings(roots, workspaces)
  const repairs = repair(found, workspaces, fixing, host)
  if (dryRun) return { notes: [], complete: true, shown: diffOf(repairs) }
  if (stdinPath === undefined) {
    const { done, problems } = yield* writeRepairs(repairs, host)
    const written = new Set(done)
    for (const each of repairs)
      if (!written.has(each)) workspaces.of(each.found.root).put(each.found.path, undefined)
    const fresh = growthOf(countFindings(roots, workspaces), before)
    const news =
      fresh === 0
        ? ''
        : ` ${plural(fresh, 'finding')} ${fresh === 1 ? 'is' : 'are'} new: what was fixed had hidden ${fresh === 1 ? 'it' : 'them'}.`
    const notes = done.length > 0 ? [`Fixed ${plural(done.length, 'file')}.${news}`, ...problems] : problems
    return { notes, complete: problems.length === 0 }
  }
  const [text] = found.flatMap(({ root, path }) => workspaces.of(root).text(path) ?? [])
  // A part of the text, or none, would take the place of the whole.
  return text === undefined
    ? { notes: ['Nothing was fixed, because the text could not be read.'], complete: false, shown: '' }
    : { notes: [], complete: true, shown: text }
}

/** How many findings of each rule there are in each file. */
function countFindings(roots: readonly string[], workspaces: Workspaces): ReadonlyMap<string, number> {
  const keys = roots.flatMap((root) => {
    const files = workspaces.of(root).all()
    return files.flatMap(({ path, diagnostics }) =>
      diagnostics.map(({ rule }) => `${rule} ${absoluteOf({ root, path })}`),
    )
  })
  return countEach(keys)
}

interface Repair {
  readonly found: Found
  readonly shown: string
  readonly before: string
  readonly after: string
}

function repair(
  found: readonly Found[],
  workspaces: Workspaces,
  fixing: Fixing,
  { cwd, progress }: Host,
): readonly Repair[] {
  const repairs = new Map<string, Repair>()
  let pending: ReadonlySet<string> = new Set(found.map(absoluteOf))
  for (let round = 0; round < MOST_ROUNDS && pending.size > 0; round++) {
    const changed = new Set<string>()
    for (const root of new Set(found.map((file) => file.root))) {
      const workspace = workspaces.of(root)
      for (const { path, owner = path, text = '', diagnostics } of workspace.all(progress)) {
        const main = absoluteOf({ root, path: owner })
        const { text: after } = pending.has(main) ? applyFixes(text, diagnostics, fixing) : { text }
        if (after === text) continue
        changed.add(main)
        workspace.put(path, after)
        const file = { root, path }
        const before = repairs.get(absoluteOf(file))?.before ?? text
        repairs.set(absoluteOf(file), { found: file, shown: shownPath(file, cwd), before, after })
      }
    }
    pending = changed
  }
  return [...repairs.values()].filter(({ before, after }) => before !== after)
}

/** Writes the repaired files, except those that somebody else changed meanwhile. */
function* writeRepairs(
  repairs: readonly Repair[],
  host: Host,
): Steps<{ readonly done: readonly Repair[]; readonly problems: readonly string[] }> {
  const done: Repair[] = []
  const problems: string[] = []
  for (const each of repairs) {
    const problem = writeRepair(each, host)
    if (problem === undefined) done.push(each)
    else problems.push(problem)
    yield
  }
  return { done, problems }
}

function writeRepair({ found, shown, before, after }: Repair, host: Host): string | undefined {
  try {
    const real = host.realpath(absoluteOf(found))
    const now = decode(host.read(real), Infinity)
    // Another name of the same file may have been written.
    if (now.state === 'text' && now.text === after) return undefined
    if (now.state !== 'text' || now.text !== before)
      return `${quotePath(shown)} changed during the run, so it was not fixed. Run again.`
    host.write(real, after)
    return undefined
  } catch (error) {
    return `${quotePath(shown)} was not fixed: ${errorCode(error)}.`
  }
}

/**
 * What the repairs would change, as a unified diff that git can apply. Paths with other characters than those of
 * ASCII are quoted as git quotes them, so that none of these is printed.
 */
export function diffOf(repairs: readonly Repair[]): string {
  const { FILE_HEADERS_ONLY, formatPatch, structuredPatch } = packages.diff()
  const limits = { context: CONTEXT, maxEditLength: MOST_EDITS }
  return repairs
    .map(({ shown, before, after }) => {
      const names = { oldFileName: `a/${shown}`, newFileName: `b/${shown}` }
      const { hunks } = structuredPatch('', '', before, after, undefined, undefined, limits) ?? {
        hunks: [wholeHunk(before, after)],
      }
      const patch = { ...names, oldHeader: undefined, newHeader: undefined, hunks }
      return formatPatch(patch, FILE_HEADERS_ONLY)
    })
    .join('')
}

/** To find the shortest diff of more changed lines takes the square of their number. */
const MOST_EDITS = 500

/** In lines. */
const CONTEXT = 3

function wholeHunk(before: string, after: string): StructuredPatchHunk {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const lines = [...marked('-', old), ...marked('+', fresh)]
  return { oldStart: 1, oldLines: old.length, newStart: 1, newLines: fresh.length, lines }
}

function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}

/** The lines of a hunk: with a mark before each, and a note after one without a line break. */
function marked(mark: string, lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) =>
    line.endsWith('\n') ? mark + line.slice(0, -1) : [mark + line, '\\ No newline at end of file'],
  )
}
