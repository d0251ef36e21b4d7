import type { Tree } from '../model.ts'
import { compare } from '../wording/compare.ts'
import { basename, dirname, isBelowRoot, join, normalize, plainPath } from '../wording/paths.ts'
import { LARGEST_FILE, readingOf } from './reading.ts'

/** A repository without files. */
export const NOTHING: Tree = {
  has: (path) => normalize(path) === '.',
  real: (path) => (normalize(path) === '.' ? '.' : undefined),
  read: () => undefined,
  list: () => [],
  ignored: () => false,
  mayName: () => true,
  isSame: () => true,
  mayRun: () => true,
}

/** What may be at a path. */
export type Kind = 'nothing' | 'file' | 'folder'

/** A repository in which some files have other texts, or are there at all. */
export interface Overlay {
  readonly tree: Tree
  /** The texts that were put, by the paths of their files. */
  readonly texts: ReadonlyMap<string, string>
  /** What is at a path, which is a real one. */
  kindAt(path: string): Kind
  /** Gives the file at a path another text; without a text it is again as it was. */
  put(path: string, text: string | undefined): void
}

/** Opens a repository to be written over in memory: `tree` stays as it is. */
export function overlay(tree: Tree): Overlay {
  const texts = new Map<string, string>()
  /** What lies in each folder of the texts: names, with the number of texts at or below each. */
  const folders = new Map<string, Map<string, number>>()
  const count = (path: string, change: 1 | -1): void => {
    for (let at = path; at !== '.' && at !== '/'; at = dirname(at)) {
      const names = folders.get(dirname(at)) ?? new Map<string, number>()
      const below = (names.get(basename(at)) ?? 0) + change
      if (below > 0) names.set(basename(at), below)
      else names.delete(basename(at))
      if (names.size > 0) folders.set(dirname(at), names)
      else folders.delete(dirname(at))
    }
  }
  const real = (path: string): string | undefined => {
    const plain = plainPath(path)
    const known = tree.real(plain)
    if (known !== undefined || !isBelowRoot(plain) || texts.size === 0) return known
    // Below a linked folder the file has another path.
    const above = plain.includes('/') ? real(dirname(plain)) : '.'
    if (above === undefined) return undefined
    const place = join(above, basename(plain))
    return texts.has(place) || folders.has(place) ? place : undefined
  }
  return {
    texts,
    tree: {
      real,
      has: (path) => (texts.size === 0 ? tree.has(plainPath(path)) : real(path) !== undefined),
      read(path) {
        if (texts.size === 0) return tree.read(path)
        const at = real(path)
        const text = at === undefined ? undefined : texts.get(at)
        if (text === undefined) return tree.read(path)
        return readingOf(text, LARGEST_FILE).state === 'text' ? text : undefined
      },
      ignored: (path) => tree.ignored(path),
      mayName: (path) => tree.mayName(path),
      mayRun: (path) => tree.mayRun(path),
      isSame(one, other) {
        const [own, another] = [one, other].map((path) => texts.get(real(path) ?? path))
        if (own === undefined && another === undefined) return tree.isSame(one, other)
        return (own ?? tree.read(one)) === (another ?? tree.read(other))
      },
      list(path) {
        const known = tree.list(path)
        if (texts.size === 0) return known
        const at = real(path)
        const own = at === undefined ? undefined : folders.get(at)
        if (at === undefined || own === undefined) return known
        const names = new Set(known.map(({ name }) => name))
        const added = [...own.keys()].filter((name) => !names.has(name))
        const entries = added.map((name) => ({ name, isDirectory: folders.has(join(at, name)) }))
        return [...known, ...entries].sort((a, b) => compare(a.name, b.name))
      },
    },
    kindAt(path) {
      if (folders.has(path)) return 'folder'
      if (texts.has(path)) return 'file'
      // From the list of what lies around it: what lies in it may be another thing by now, if nobody asked before.
      const entry = tree.list(dirname(path)).find(({ name }) => name === basename(path))
      if (entry === undefined) return 'nothing'
      return entry.isDirectory ? 'folder' : 'file'
    },
    put(path, text) {
      if (text === undefined ? texts.has(path) : !texts.has(path)) count(path, text === undefined ? -1 : 1)
      if (text === undefined) texts.delete(path)
      else texts.set(path, text)
    },
  }
}
