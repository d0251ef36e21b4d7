import { dirname, join, relative } from 'node:path'
import type { DirectoryEntry } from './host.ts'
import { errorCode } from './host.ts'
import { isNeverSearched } from './link-targets.ts'
import type { List } from './list-folders.ts'
import { globbed, listed } from './list-folders.ts'
import { fromRoot, isInside, kindOf, under } from './paths.ts'
import type { Scan } from './scan.ts'
import { isLeftOut, isNamed, record, recordFile } from './scan.ts'
import { isRepository, rootOf } from './work-tree.ts'

/** A folder to search. `shown` is the path by which it was reached, where a symbolic link led to it. */
interface Walk {
  readonly root: string
  readonly base: string
  readonly shown: string
  /** The files that a glob means, by their shown paths; undefined if all are meant. */
  readonly accepts: ((shown: string) => boolean) | undefined
}

interface Queue {
  readonly walks: Walk[]
  readonly bases: Set<string>
}

/**
 * Records the files below a folder, and below the folders that symbolic links in it lead to. Gives the reason
 * if there are none. `accepts` tells which files a glob means, by their absolute paths; without it all are
 * meant.
 */
export function searchFolder(folder: string, accepts: Walk['accepts'], scan: Scan): string | undefined {
  const top = rootOf(folder, scan.host)
  const root = scan.host.realpath(top)
  const base = scan.host.realpath(folder)
  if (!isInside(base, root)) {
    if (accepts === undefined && !isRepository(top, scan.host)) return searchFolder(base, accepts, scan)
    record(scan, root, join(root, relative(top, folder)), { state: 'outside-directory', target: base })
    return undefined
  }
  if (isNeverSearched(relative(root, base)))
    return '`node_modules` and `.git` are not searched. Name the files themselves'
  if (base !== root && isLeftOut(scan, root, base, true))
    return '`.gitignore` or a config file ignores the folder. Name the files themselves'
  if (walk({ root, base, shown: folder, accepts }, scan)) return undefined
  // A folder that cannot be read or that lies elsewhere is a finding, not a file.
  if ([...scan.found.keys()].some((path) => isInside(path, base))) return undefined
  return accepts === undefined ? 'the folder has no skill or agent to check' : 'no file to check matches'
}

function walk(start: Walk, scan: Scan): boolean {
  let matched = false
  const queue: Queue = { walks: [start], bases: new Set([start.base]) }
  for (const at of queue.walks) {
    const { root, base, shown, accepts } = at
    if (isNeverSearched(relative(root, base)) || (base !== root && isLeftOut(scan, root, base, true)))
      continue
    const list = lister(at, queue, scan)
    for (const { path, isFile } of (accepts === undefined ? listed : globbed)(base, list)) {
      const absolute = under(base, path)
      // Of files only those are listed that have such a name.
      if (!isFile && !isNamed(scan, root, absolute)) continue
      if (accepts?.(join(shown, path)) === false) continue
      matched = true
      if (isFile) record(scan, root, absolute)
      else recordFile(scan, root, absolute)
    }
  }
  return matched
}

/**
 * A listing of folders that leaves out what is ignored, records what cannot be read, and puts the folders to
 * which symbolic links lead on the queue instead of following them.
 */
function lister(at: Walk, queue: Queue, scan: Scan): List {
  const { root } = at
  const { host, options } = scan
  const keeps = (entry: DirectoryEntry, folder: string): boolean => {
    const path = under(folder, entry.name)
    const directory = entry.isDirectory()
    const named = directory || options.isNamed(fromRoot(path, root), folder, root)
    if (!named && !entry.isSymbolicLink()) return false
    if (isLeftOut(scan, root, path, directory)) return false
    // Nobody can ask where it leads.
    if (entry.isSymbolicLink() && !entry.name.isWellFormed())
      record(scan, root, path, { state: 'unreadable', reason: 'EILSEQ' })
    if (entry.isSymbolicLink() && kindOf(path, host) === 'directory') enqueue(path, at, queue, scan)
    // A link with the name of a file counts as one: that it is a folder shows when it is read.
    return named
  }
  return (folder) => entriesOf(folder, root, scan).filter((entry) => keeps(entry, folder))
}

function entriesOf(folder: string, root: string, scan: Scan): readonly DirectoryEntry[] {
  let entries: readonly DirectoryEntry[]
  try {
    entries = scan.host.list(folder)
  } catch (error) {
    record(scan, root, folder, { state: 'unreadable', reason: errorCode(error) })
    return []
  }
  scan.ignoreFiles.saw(
    folder,
    entries.map(({ name }) => name),
  )
  return entries
}

/** Puts the folder to which the symbolic link at `path` leads on the queue, unless it is searched anyway. */
function enqueue(path: string, at: Walk, queue: Queue, scan: Scan): void {
  const { host } = scan
  const base = host.realpath(path)
  if (!isInside(base, at.root)) {
    record(scan, at.root, path, { state: 'outside-directory', target: host.readlink(path) })
    return
  }
  const known = at.accepts === undefined ? isBelow(base, queue.bases) : queue.bases.has(base)
  if (known) return
  queue.bases.add(base)
  queue.walks.push({ ...at, base, shown: join(at.shown, relative(at.base, path)) })
}

function isBelow(folder: string, bases: ReadonlySet<string>): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (bases.has(at)) return true
    if (at === dirname(at)) return false
  }
}
