import { join } from 'node:path'
import type { StructuredPatchHunk } from 'diff'
import type { Found } from '../files/found-path.ts'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import { decode } from '../files/read.ts'
import type { Fixing } from '../lint/apply-fixes.ts'
import { applyFixes } from '../lint/apply-fixes.ts'
import { MOST_FIXED } from '../lint/collect-diagnostics.ts'
import { quotePath } from '../wording/quote.ts'
import { plural } from '../wording/wording.ts'
import type { LintContext } from './lint-file.ts'
import { lintFiles } from './lint-files.ts'
import type { Options } from './options.ts'

/** A fix may uncover another finding with a fix; a chain of more is a mistake of the rules. */
const MOST_ROUNDS = 10

/** What came of fixes. */
export interface Fixed {
  /** What was written, and what could not be. */
  readonly notes: readonly string[]
  readonly complete: boolean
  /** The diff or the fixed text that is shown instead of being written. */
  readonly shown?: string
}

/**
 * Fixes, and writes what is not only to be shown; what is linted from then on is the fixed text of each file
 * that has it.
 */
export async function fixFiles(
  found: readonly Found[],
  before: LintContext,
  { fix, stdinPath }: Options,
): Promise<{ context: LintContext; fixed: Fixed }> {
  const { fixing = 'safe', dryRun = false } = fix ?? {}
  const repairs = await repair(found, before, fixing)
  const after = (done: readonly Repair[]): LintContext => ({
    ...before,
    read: readRepaired(before.read, new Map(done.map((each) => [placeOf(each.found), each]))),
  })
  if (dryRun)
    return { context: after(repairs), fixed: { notes: [], complete: true, shown: await diffOf(repairs) } }
  if (stdinPath === undefined) {
    const { done, problems } = await writeRepairs(repairs, before.host)
    const notes = [...(done.length > 0 ? [`Fixed ${plural(done.length, 'file')}.`] : []), ...problems]
    return { context: after(done), fixed: { notes, complete: problems.length === 0 } }
  }
  const context = after(repairs)
  const [text] = found.map(context.read).flatMap((reading) => (reading.state === 'text' ? reading.text : []))
  // A part of the text, or none, would take the place of the whole.
  const fixed =
    text === undefined
      ? { notes: ['Nothing was fixed, because the text could not be read.'], complete: false, shown: '' }
      : { notes: [], complete: true, shown: text }
  return { context, fixed }
}

interface Repair {
  readonly found: Found
  readonly shown: string
  readonly before: string
  readonly after: string
}

/** Applies fixes in memory, round after round, until none is left. */
async function repair(
  found: readonly Found[],
  context: LintContext,
  fixing: Fixing,
): Promise<readonly Repair[]> {
  const byPath = new Map(found.map((file) => [shownPath(file, context.host.cwd), file]))
  const repairs = new Map<string, Repair>()
  const read = readRepaired(context.read, repairs)
  let pending = found
  for (let round = 0; round < MOST_ROUNDS && pending.length > 0; round++) {
    const results = await lintFiles(pending, { ...context, read, most: MOST_FIXED })
    const changed = results.flatMap(({ path: shown, uri, owner = shown, text = '', diagnostics }) => {
      const main = byPath.get(owner)!
      const file = owner === shown ? main : { root: main.root, path: uri }
      const { text: after } = applyFixes(text, diagnostics, fixing)
      if (after === text) return []
      const place = placeOf(file)
      repairs.set(place, { found: file, shown, before: repairs.get(place)?.before ?? text, after })
      return main
    })
    pending = [...new Set(changed)]
  }
  return [...repairs.values()].filter(({ before, after }) => before !== after)
}

function placeOf({ root, path }: Found): string {
  return join(root, path)
}

function readRepaired(read: LintContext['read'], repairs: ReadonlyMap<string, Repair>): LintContext['read'] {
  return (found) => {
    const repaired = repairs.get(placeOf(found))
    return repaired === undefined ? read(found) : { state: 'text', text: repaired.after }
  }
}

/**
 * Writes the repaired files: which were written, and why the others were not. A file that somebody else
 * changed meanwhile stays as it is.
 */
async function writeRepairs(
  repairs: readonly Repair[],
  host: Host,
): Promise<{ readonly done: readonly Repair[]; readonly problems: readonly string[] }> {
  const done: Repair[] = []
  const problems: string[] = []
  for (const each of repairs) {
    const problem = writeRepair(each, host)
    if (problem === undefined) done.push(each)
    else problems.push(problem)
    // A signal is heard between two files.
    await new Promise((next) => setImmediate(next))
  }
  return { done, problems }
}

function writeRepair({ found, shown, before, after }: Repair, host: Host): string | undefined {
  try {
    const real = host.realpath(placeOf(found))
    const now = decode(host.read(real), Infinity)
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
export async function diffOf(repairs: readonly Repair[]): Promise<string> {
  const { FILE_HEADERS_ONLY, formatPatch, structuredPatch } = await import('diff')
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

/** A hunk that replaces all between the first and the last line that differ. */
function wholeHunk(before: string, after: string): StructuredPatchHunk {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const shorter = Math.min(old.length, fresh.length)
  let head = 0
  while (head < shorter && old[head] === fresh[head]) head++
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++
  const start = Math.max(head - CONTEXT, 0)
  const below = Math.max(tail - CONTEXT, 0)
  const [oldEnd, freshEnd] = [old.length - tail, fresh.length - tail]
  return {
    oldStart: start + 1,
    oldLines: old.length - below - start,
    newStart: start + 1,
    newLines: fresh.length - below - start,
    lines: [
      ...marked(' ', old.slice(start, head)),
      ...marked('-', old.slice(head, oldEnd)),
      ...marked('+', fresh.slice(head, freshEnd)),
      ...marked(' ', old.slice(oldEnd, old.length - below)),
    ],
  }
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
