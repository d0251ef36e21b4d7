import { basename, dirname, join, relative, resolve } from 'node:path'
import { LONGEST_PATH } from '../wording/paths.ts'
import type { DirectoryEntry, Host } from './host.ts'
import { errorCode, tried } from './host.ts'
import { DEPENDENCIES, isNeverSearched } from './link-targets.ts'
import type { List } from './list-folders.ts'
import { globbed, listed } from './list-folders.ts'
import { fromRoot, isInside, kindOf, MOST_LINKS, under, upTo } from './paths.ts'
import type { Scan } from './scan.ts'
import {
  isIgnored,
  isLeftOut,
  isLeftOutBySettings,
  isNamed,
  linksOn,
  linkThatCounts,
  record,
  recordFile,
  recordHidden,
  recordLinked,
} from './scan.ts'
import { isRepository, rootOf } from './work-tree.ts'

/** Why a folder names no file. */
export const NOTHING_TO_CHECK = 'the folder has no skill or agent to check'

/** The files that a glob means, by their paths from the folder that is searched. */
export interface Wanted {
  matches(path: string): boolean
  /** What is left of the glob below a folder: it matches the same below folders with the same answer. */
  leftBelow(folder: string): string
}

/** A folder to search. */
interface Walk {
  readonly root: string
  readonly base: string
  /** The path by which clients reach it, of which no link is followed; the same as `base` where there is none. */
  readonly client: string
  /** The links on that path, each with the real path of its folder. */
  readonly links: readonly string[]
  /** Undefined if all files are meant. */
  readonly wanted: Wanted | undefined
}

/** A link or a folder, with the real path of its folder, and as clients reach it. */
interface Place {
  readonly path: string
  readonly client: string
}

interface Queue {
  readonly start: Walk
  readonly walks: Walk[]
  /** The folders that links have pointed to, each with what its path makes of it. */
  readonly seen: Set<string>
  /** Of folders that nobody searches, whether a client would find a file to check there. */
  readonly holds: Map<string, boolean>
}

/** Steps of work for each entry of a folder that links point to once more. */
const STEPS_AN_ENTRY = 100

/**
 * Records the files below a folder, and below the folders that symbolic links in it point to. Gives the reason
 * if there are none. `wanted` tells which files a glob means; without it all are meant.
 */
export function searchFolder(folder: string, wanted: Wanted | undefined, scan: Scan): string | undefined {
  const { host } = scan
  const top = rootOf(folder, host)
  const root = host.realpath(top)
  const base = host.realpath(folder)
  if (!isInside(base, root)) {
    if (wanted === undefined && !isRepository(top, host)) return searchFolder(base, wanted, scan)
    record(scan, root, join(root, relative(top, folder)), { state: 'outside-directory', target: base })
    return undefined
  }
  if (isNeverSearched(relative(root, base)))
    return '`node_modules` and `.git` are not searched. Name the files themselves'
  if (base !== root && isLeftOut(scan, root, base, true))
    return '`.gitignore` or a config file ignores the folder. Name the files themselves'
  const client = join(root, relative(top, folder))
  const links = client === base ? [] : linksOn(client, root, host)
  const before = scan.found.size
  if (walk({ root, base, client, links, wanted }, scan)) return undefined
  // A folder that cannot be read or that lies elsewhere is a finding, not a file.
  if (scan.found.size > before || [...scan.found.keys()].some((path) => isInside(path, base)))
    return undefined
  return wanted === undefined ? NOTHING_TO_CHECK : 'no file to check matches'
}

function walk(start: Walk, scan: Scan): boolean {
  let matched = false
  const queue: Queue = { start, walks: [start], seen: new Set(), holds: new Map() }
  for (const at of queue.walks) {
    const { root, base, wanted } = at
    const list = lister(at, queue, scan)
    for (const { path, isFile } of (wanted === undefined ? listed : globbed)(base, list)) {
      const real = under(base, path)
      const client = at.client === base ? real : join(at.client, path)
      // Of files only those are listed that have such a name.
      const isNamedSo = (isFile && client === real) || isNamed(scan, root, real)
      if (!isNamedSo && (client === real || !isNamed(scan, root, client))) continue
      if (wanted?.matches(relative(start.client, client)) === false) continue
      // A folder of such a name is no file to check, such as one that serves a file of that name.
      if (!isFile && tried(() => scan.host.lstat(real).isDirectory())) continue
      matched = true
      if (!isNamedSo) recordLinked(scan, root, real, { client, via: viaOf(at, scan) })
      else if (isFile) record(scan, root, real)
      else recordFile(scan, root, real)
    }
  }
  return matched
}

function viaOf({ links, root }: Walk, scan: Scan): string {
  return linkThatCounts(links, root, scan)!
}

/**
 * A listing of folders that leaves out what is ignored, records what cannot be read, and puts the folders to
 * which symbolic links lead on the queue instead of following them.
 */
function lister(at: Walk, queue: Queue, scan: Scan): List {
  const { root } = at
  const { host, options } = scan
  const keeps = (entry: DirectoryEntry, folder: string, asFolder: string): boolean => {
    const path = under(folder, entry.name)
    const client = asFolder === folder ? path : join(asFolder, entry.name)
    const directory = entry.isDirectory()
    const isNamedSo = directory || options.isNamed(fromRoot(path, root), folder, root)
    const isNamedByClient = client !== path && isNamed(scan, root, client)
    if (!isNamedSo && !isNamedByClient && !entry.isSymbolicLink()) return false
    if (client !== path && isLeftOutBySettings(scan, root, client)) return false
    if (isLeftOut(scan, root, path, directory)) {
      if (entry.name === DEPENDENCIES) searchDependencies({ path, client }, at, queue, scan)
      return false
    }
    // Nobody can ask where it leads.
    if (entry.isSymbolicLink() && !entry.name.isWellFormed())
      record(scan, root, path, { state: 'unreadable', reason: 'EILSEQ' })
    const kind = entry.isSymbolicLink() ? kindOf(path, host) : undefined
    if (kind === 'directory') enqueue({ path, client }, at, queue, scan)
    if (kind === 'dangling' && !NO_SKILL.test(entry.name) && basename(folder) === 'skills')
      recordBroken(path, root, scan)
    // A link with the name of a file counts as one: that it is a folder shows when it is read.
    return isNamedSo || isNamedByClient
  }
  return (folder) => {
    const client = at.client === at.base ? folder : join(at.client, relative(at.base, folder))
    if (client !== folder && isSeen(folder, client, queue, scan)) return []
    const entries = entriesOf(folder, root, scan)
    if (client !== folder) host.spend?.(at.client, entries.length * STEPS_AN_ENTRY)
    return entries.filter((entry) => keeps(entry, folder, client))
  }
}

/** A file beside skills, or a hidden folder. */
const NO_SKILL = /^(?:\.|README|LICENSE)|\.(?:[cm]?[jt]s|html?|json|md|png|py|sh|svg|txt|ya?ml)$/i

/** Records a broken link that stands for a skill, unless its target is only installed or built later. */
function recordBroken(path: string, root: string, scan: Scan): void {
  const target = resolve(dirname(path), scan.host.readlink(path))
  const isLater = isInside(target, root) && isIgnored(scan, root, target, true)
  if (isLater || isNeverSearched(relative(root, target))) return
  recordFile(scan, root, path)
}

/** Whether a folder was searched, or will be, where its path made the same of it. */
function isSeen(folder: string, client: string, queue: Queue, scan: Scan): boolean {
  const { start, seen } = queue
  if (client.length > LONGEST_PATH) return true
  const place = placeOf(client, start, scan)
  if (start.client === start.base && isInside(folder, start.base) && placeOf(folder, start, scan) === place)
    return true
  const key = `${folder}\0${place}`
  if (seen.has(key)) return true
  seen.add(key)
  return false
}

function placeOf(client: string, { root, client: from, wanted }: Walk, { options }: Scan): string {
  const left = wanted?.leftBelow(relative(from, client)) ?? ''
  return `${options.placeOf?.(client, root) ?? ''}\0${left}`
}

function entriesOf(folder: string, root: string, scan: Scan): readonly DirectoryEntry[] {
  let entries: readonly DirectoryEntry[]
  try {
    entries = scan.host.list(folder)
  } catch (error) {
    record(scan, root, folder, { state: 'unreadable', reason: errorCode(error) })
    return []
  }
  const names = entries.map(({ name }) => name)
  scan.ignoreFiles.saw(folder, names)
  return entries
}

/** Puts the folder to which the symbolic link at `path` leads on the queue, unless clients find nothing there. */
function enqueue({ path, client }: Place, at: Walk, queue: Queue, scan: Scan): void {
  const { host } = scan
  const { root } = at
  const base = host.realpath(path)
  if (!isInside(base, root)) {
    record(scan, root, path, { state: 'outside-directory', target: host.readlink(path) })
    return
  }
  if (at.links.length === MOST_LINKS) return
  const walk = { ...at, base, client, links: [...at.links, path] }
  const folders = upTo(root, base)
  if (folders.some((folder) => isLeftOutBySettings(scan, root, folder))) return
  if (
    isNeverSearched(relative(root, base)) ||
    folders.some((folder) => isIgnored(scan, root, folder, true))
  ) {
    if (holdsNamed(walk, queue, scan)) recordHidden(scan, root, path)
    return
  }
  queue.walks.push(walk)
}

/** Whether a client would find a file to check below a folder that nobody searches. Nothing that lies there is told. */
function holdsNamed({ root, base, client }: Walk, queue: Queue, scan: Scan): boolean {
  const { host } = scan
  const { start, holds } = queue
  const looked = new Set<string>()
  const entryHolds = (entry: DirectoryEntry, folder: string, as: string): boolean => {
    const path = under(folder, entry.name)
    const client = join(as, entry.name)
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && kindOf(path, host) === 'directory')
    if (isFolder) return folderHolds(host.realpath(path), client)
    if (start.wanted?.matches(relative(start.client, client)) === false) return false
    return isNamed(scan, root, client) || isNamed(scan, root, path)
  }
  const folderHolds = (folder: string, as: string): boolean => {
    if (!isInside(folder, root) || as.length > LONGEST_PATH) return false
    const key = `${folder}\0${placeOf(as, start, scan)}`
    const known = holds.get(key)
    if (known !== undefined || looked.has(key)) return known ?? false
    looked.add(key)
    const entries = listFolder(folder, host)
    host.spend?.(client, entries.length * STEPS_AN_ENTRY)
    const answer = entries.some((entry) => entryHolds(entry, folder, as))
    if (answer) holds.set(key, true)
    return answer
  }
  const answer = folderHolds(base, client)
  // Where folders link to each other, only the first answer is known to be whole.
  if (!answer) for (const key of looked) holds.set(key, false)
  return answer
}

function listFolder(folder: string, host: Host): readonly DirectoryEntry[] {
  return tried(() => host.list(folder)) ?? []
}

/**
 * Records the files to check that lie directly in a folder with the name of one for dependencies. Those are
 * folders in it, and where skills lie it is a skill like any other.
 */
function searchDependencies({ path, client }: Place, at: Walk, queue: Queue, scan: Scan): void {
  const { host } = scan
  const { root } = at
  if (kindOf(path, host) !== 'directory' || isLeftOutBySettings(scan, root, path)) return
  const real = host.realpath(path)
  if (!isInside(real, root)) return
  for (const entry of listFolder(real, host)) {
    const file = under(real, entry.name)
    const as = join(client, entry.name)
    if (entry.isDirectory() || !isNamed(scan, root, as) || isIgnored(scan, root, file, false)) continue
    if (real !== path) return enqueue({ path, client }, at, queue, scan)
    if (isNamed(scan, root, file)) recordFile(scan, root, file)
    else recordLinked(scan, root, file, { client: as, via: viaOf(at, scan) })
  }
}
