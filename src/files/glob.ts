import { automatonOf } from './glob-automaton.ts'
import type { Item } from './glob-items.ts'
import { folded } from './glob-items.ts'
import type { Runner } from './glob-run.ts'
import { run, runnerOf } from './glob-run.ts'
import { parseItems } from './glob-syntax.ts'

/**
 * The most globs of one config file, and their total length in UTF-16 code units. A large repository has some
 * hundred. Each path may take as many steps as it has characters for each character of a glob: with these
 * limits the longest path that there is, of 4,096 characters, takes a second at worst, a usual one no more
 * than 20 milliseconds.
 */
export const MOST_GLOBS = 1000
export const LONGEST_GLOBS = 20_000

/** A glob that is ready to be matched. */
export interface Glob {
  readonly nocase: boolean
  /** What each path starts and ends with, and has somewhere in between. */
  readonly prefix: string
  readonly suffix: string
  readonly infix: string
  /** A whole name that each path has; undefined if there is none. */
  readonly name: string | undefined
  /** What stands between prefix and suffix; undefined if the path is nothing but the prefix. */
  readonly middle: readonly Item[] | undefined
  /** Matches the middle. To make it takes longer than to read the glob, and most globs seldom need it. */
  runner: Runner | undefined
}

/** What is wrong with a glob: the rest of a sentence about it, and the fix, without a period. */
export interface GlobMistake {
  readonly mistake: string
}

export interface GlobOptions {
  /** Whether `a` also matches `A`. */
  readonly nocase?: boolean
  /** Whether the glob starts in any folder, as after `**` and a slash. */
  readonly anyDepth?: boolean
  /** Whether what matches a folder matches all that is in it. */
  readonly below?: boolean
}

const FOLDERS: Item = { kind: 'stars', deep: true, isFilled: false }
const SLASH: Item = { kind: 'slash' }

/** Reads a glob of at most 1,000 UTF-16 code units, without a `/` or `./` at its start. */
export function parseGlob(glob: string, options: GlobOptions = {}): Glob | GlobMistake {
  const { nocase = false, anyDepth = false, below = false } = options
  const parsed = parseItems(glob, nocase)
  if (typeof parsed === 'string') return { mistake: parsed }
  const items = [...(anyDepth ? [FOLDERS, SLASH] : []), ...parsed, ...(below ? [SLASH, FOLDERS] : [])]
  const start = fixedLength(items)
  const rest = items.slice(start)
  const end = rest.length - fixedLength(rest.toReversed())
  const suffix = textOf(rest.slice(end))
  const middle = rest.slice(0, end)
  return {
    nocase,
    prefix: textOf(items.slice(0, start)),
    suffix,
    infix: longest(middle.filter(({ kind }) => kind === 'text')),
    name: longest(namesOf(items)) || undefined,
    middle: rest.length === 0 ? undefined : middle,
    runner: undefined,
  }
}

/** How many parts at the start match one text only. The `/` beside `**` or a group may match nothing. */
function fixedLength(items: readonly Item[]): number {
  const index = items.findIndex(({ kind }, at) => {
    const next = items[at + 1]
    return kind === 'slash' ? next?.kind === 'group' || next?.kind === 'stars' : kind !== 'text'
  })
  return index === -1 ? items.length : index
}

function textOf(items: readonly Item[]): string {
  return items.map((item) => (item.kind === 'text' ? item.text : '/')).join('')
}

/** The names between slashes that are text alone. */
function namesOf(items: readonly Item[]): readonly Item[] {
  const isBorder = (item: Item | undefined): boolean => item === undefined || item.kind === 'slash'
  return items.filter(
    (item, at) => item.kind === 'text' && isBorder(items[at - 1]) && isBorder(items[at + 1]),
  )
}

function longest(items: readonly Item[]): string {
  return items
    .map((item) => textOf([item]))
    .reduce((one, other) => (other.length > one.length ? other : one), '')
}

/**
 * Whether a glob matches a path, which has `/` between its names, none of them empty, `.` or `..`, and none at
 * its ends.
 */
export function matchGlob(glob: Glob, path: string): boolean {
  return matches(glob, glob.nocase ? folded(path) : path)
}

function matches(glob: Glob, path: string): boolean {
  const { prefix, suffix, infix, middle } = glob
  if (middle === undefined) return path === prefix
  const end = path.length - suffix.length
  if (end < prefix.length || !path.startsWith(prefix) || !path.endsWith(suffix) || !path.includes(infix))
    return false
  glob.runner ??= runnerOf(automatonOf(middle, suffix === ''), glob.nocase)
  return run(glob.runner, path, prefix.length, end, suffix === '')
}

/** The same with the number of steps that it took: of the automaton, and of the comparison of texts. */
export function countingMatch(
  glob: Glob,
  path: string,
): { readonly isMatch: boolean; readonly steps: number } {
  if (glob.runner !== undefined) glob.runner.steps = 0
  const isMatch = matchGlob(glob, path)
  const { prefix, suffix, infix, runner } = glob
  return { isMatch, steps: prefix.length + suffix.length + infix.length + path.length + (runner?.steps ?? 0) }
}

/** Globs of which few are tried for each path: those with a name in them only if the path has it. */
export interface Globs {
  readonly globs: readonly Glob[]
  /** The indexes of the globs, in their order, by their `name`, and of those without. */
  readonly named: ReadonlyMap<string, readonly number[]>
  readonly nameless: readonly number[]
}

export function compileGlobs(globs: readonly Glob[]): Globs {
  const named = new Map<string, number[]>()
  const nameless: number[] = []
  for (const [index, { name, nocase }] of globs.entries()) {
    if (name === undefined || nocase) nameless.push(index)
    else if (named.has(name)) named.get(name)!.push(index)
    else named.set(name, [index])
  }
  return { globs, named, nameless }
}

/** The index of the first of the globs that matches a path, as of `matchGlob`; -1 if none does. */
export function matchAny({ globs, named, nameless }: Globs, path: string): number {
  const firstOf = (indexes: readonly number[]): number =>
    indexes.find((index) => matchGlob(globs[index]!, path)) ?? -1
  let first = firstOf(nameless)
  if (named.size === 0) return first
  for (const name of new Set(path.split('/'))) {
    const indexes = named.get(name)
    const index = indexes === undefined ? -1 : firstOf(indexes)
    if (index !== -1 && (first === -1 || index < first)) first = index
  }
  return first
}
