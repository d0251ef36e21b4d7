import type { Files, Tree } from '../model.ts'
import { basename, dirname, foldersAbove, join, plainPath } from '../wording/paths.ts'
import type { Kind } from './overlay.ts'

/** The files of a repository that does not change meanwhile: what is read of a path is kept. */
export function keeping(tree: Tree): Files {
  return tracking(tree).files
}

/** The files of a repository that may change, and who asked for what of them. */
export interface Tracking {
  readonly files: Files
  /** Does something, and gives what it asked the files for. */
  asking<Answer>(work: () => Answer): { readonly answer: Answer; readonly asked: ReadonlySet<string> }
  /**
   * Changes the files at some paths. What is `moved` was made or deleted before this hears of it, so that nobody can
   * ask any more which of the folders around it were there.
   */
  changing(paths: readonly string[], change: () => void, moved?: readonly string[]): void
  /** What changed since this was last asked, in the words of `asked`. What was read of it is forgotten. */
  changed(): ReadonlySet<string>
}

const NOTHING_ASKED: ReadonlySet<string> = new Set()

/**
 * Keeps what is read of a repository, and records what is asked of it: a path for whether something lies there, with
 * `=` for its text, and with `/` for what lies in it. Without `kindAt`, which tells what is at a path, nothing is
 * recorded: a single run has no use for it.
 */
export function tracking(tree: Tree, kindAt?: (path: string) => Kind): Tracking {
  const views = new Map<
    unknown,
    Map<string, { readonly view: unknown; readonly asked: ReadonlySet<string> }>
  >()
  const asking: Set<string>[] = []
  const touched = new Set<string>()
  const note = (keys: Iterable<string>): void => {
    const asked = asking.at(-1)
    if (asked !== undefined) for (const key of keys) asked.add(key)
  }
  const during: Tracking['asking'] = (work) => {
    if (kindAt === undefined) return { answer: work(), asked: NOTHING_ASKED }
    const asked = new Set<string>()
    asking.push(asked)
    try {
      return { answer: work(), asked }
    } finally {
      asking.pop()
      note(asked)
    }
  }
  const files: Files = {
    ...(kindAt === undefined ? tree : noting(tree, note)),
    once<Read>(read: (path: string, files: Files) => Read, path: string): Read {
      const known = views.get(read) ?? new Map()
      views.set(read, known)
      const before = known.get(path)
      if (before !== undefined) {
        note(before.asked)
        return before.view as Read
      }
      const { answer, asked } = during(() => read(path, files))
      known.set(path, { view: answer, asked })
      return answer
    },
  }
  return {
    files,
    asking: during,
    changing(paths, change, moved = []) {
      if (kindAt === undefined) return change()
      const chains = paths.map((path) => [path, ...foldersAbove(path)])
      const before = new Map(chains.flat().map((place) => [place, kindAt(place)]))
      change()
      for (const path of paths) touched.add(`${keyOf(path)}=`)
      // Of what was added or deleted the folder has another list, and so on where that folder was added or deleted with it.
      const others = chains.flatMap((chain) => startOf(chain, (each) => kindAt(each) !== before.get(each)))
      for (const place of [...others, ...moved.flatMap((path) => [path, ...foldersAbove(path)])]) {
        touched.add(keyOf(place))
        touched.add(`${keyOf(dirname(place))}/`)
      }
    },
    changed() {
      const keys = new Set(touched)
      touched.clear()
      if (keys.size === 0) return keys
      for (const known of views.values())
        for (const [at, { asked }] of known) if (isAmong(asked, keys)) known.delete(at)
      return keys
    },
  }
}

/** The items before the first one that is not such. */
function startOf(items: readonly string[], isSuch: (item: string) => boolean): readonly string[] {
  const end = items.findIndex((item) => !isSuch(item))
  return end === -1 ? items : items.slice(0, end)
}

/** The same repository, which says what it is asked for. */
function noting(tree: Tree, note: (keys: Iterable<string>) => void): Tree {
  const noted = (path: string, end = ''): string => {
    const plain = plainPath(path)
    note([keyOf(plain) + end])
    // What a symbolic link points to changes under its own path.
    const at = tree.real(plain) ?? join(tree.real(dirname(plain)) ?? dirname(plain), basename(plain))
    if (at !== plain) note([keyOf(at) + end])
    return path
  }
  return {
    has: (path) => tree.has(noted(path)),
    real: (path) => tree.real(noted(path)),
    read: (path) => tree.read(noted(path, '=')),
    list: (path) => tree.list(noted(path, '/')),
    ignored: (path) => tree.ignored(noted(path)),
    mayName: (path) => tree.mayName(noted(path)),
    isSame: (one, other) => tree.isSame(noted(one, '='), noted(other, '=')),
    mayRun: (path) => tree.mayRun(noted(path, '=')),
  }
}

/** Whether something that changed is among what was asked for. */
export function isAmong(asked: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  const [few, many] = asked.size < changed.size ? [asked, changed] : [changed, asked]
  for (const key of few) if (many.has(key)) return true
  return false
}

/** A path as it is recorded: some file systems take names for the same that differ in case or encoding. */
export function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
