import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Refusal } from '../lint/reading.ts'
import type { Found } from './found-path.ts'
import type { Tracked } from './git.ts'
import type { IgnoreFiles } from './gitignore.ts'
import type { Host } from './host.ts'
import { errorCode, tried } from './host.ts'
import type { LinkTargets } from './link-targets.ts'
import { isNeverSearched } from './link-targets.ts'
import { fromRoot, isInside, MOST_LINKS, under } from './paths.ts'

/** What is looked for. All paths are absolute unless stated otherwise. */
export interface ScanOptions {
  readonly gitignore: boolean
  /** Whether a file that lies directly in `folder` is one to check, by its path from the root with `/`. */
  readonly isNamed: (path: string, folder: string, root: string) => boolean
  /** Whether the settings leave out a file or folder that lies directly in `folder`. */
  readonly isLeftOut?: (path: string, folder: string, root: string) => boolean
  /** What the path of a folder makes of what lies below: with the same answer the same names are those of files to check. */
  readonly placeOf?: (folder: string, root: string) => string
}

/** One search under way: what it looks for, where, and what it has found so far. */
export interface Scan {
  readonly options: ScanOptions
  readonly host: Host
  /** By absolute path. */
  readonly found: Map<string, Found>
  readonly ignoreFiles: IgnoreFiles
  readonly targets: LinkTargets
  readonly trackedIn: (root: string) => Tracked
  /** The folders of the submodules of a root, by their absolute paths. */
  readonly modulesIn: (root: string) => readonly string[]
}

/** Records a path as found. Of two roots of a file the outer one counts, whichever path pointed to it first. */
export function record(scan: Scan, root: string, path: string, refusal?: Refusal): void {
  const known = scan.found.get(path)
  if (known !== undefined && known.root.length <= root.length) return
  const found = { root, path: fromRoot(path, root) }
  scan.found.set(path, refusal === undefined ? found : { ...found, refusal })
}

/** Records the file at `path`, whose folder is a real path, under its own real path. */
export function recordFile(scan: Scan, root: string, path: string): void {
  const resolved = resolveFile(scan, root, path)
  if (typeof resolved === 'string') record(scan, root, resolved)
  else record(scan, root, path, resolved)
}

/** A file as clients reach it, through a link to a folder. */
export interface Linked {
  /** Its path, of which the links are not followed. */
  readonly client: string
  /** The link, with the real path of its folder. */
  readonly via: string
}

/**
 * Records the file at `path`, whose folder is a real path and which only the path of clients makes one to check,
 * under that. Of what git does not have nothing is told but the link.
 */
export function recordLinked(scan: Scan, root: string, path: string, { client, via }: Linked): void {
  if (scan.targets.hides(via, path, root) !== undefined) return recordHidden(scan, root, via)
  const resolved = resolveFile(scan, root, path)
  if (typeof resolved === 'string') record(scan, root, resolved === path ? client : resolved)
  else record(scan, root, client, resolved)
}

/** Records a link to a folder of which something is neither read nor named. */
export function recordHidden(scan: Scan, root: string, link: string): void {
  record(scan, root, link, { state: 'hidden-directory', target: scan.host.readlink(link) })
}

/** The links to folders on the way to a path inside a root, each with the real path of its folder. */
export function linksOn(path: string, root: string, host: Host): readonly string[] {
  const links: string[] = []
  let real = root
  for (const name of relative(root, path).split(sep)) {
    const at = under(real, name)
    if (host.lstat(at).isSymbolicLink()) links.push(at)
    real = host.realpath(at)
    if (!isInside(real, root)) break
  }
  return links
}

/** Of links one after the other that which counts: one of git's, as far as there is any. */
export function linkThatCounts(links: readonly string[], root: string, scan: Scan): string | undefined {
  return links.find((link) => scan.targets.isOfGit(link, root)) ?? links.at(-1)
}

function resolveFile(scan: Scan, root: string, path: string): string | Refusal {
  const { host } = scan
  try {
    const stat = host.lstat(path)
    if (stat.isFile()) return path
    if (stat.isSymbolicLink()) return resolveLink(scan, root, path)
    return { state: 'unreadable', reason: 'it is not a regular file' }
  } catch (error) {
    return { state: 'unreadable', reason: errorCode(error) }
  }
}

function resolveLink(scan: Scan, root: string, path: string): string | Refusal {
  const { host } = scan
  const real = followLink(path, root, scan)
  if (typeof real !== 'string') return real
  const target = host.readlink(path)
  // Opening a pipe waits for somebody who writes, and a device may never end.
  const stat = host.stat(real)
  if (!stat.isFile() && !stat.isDirectory())
    return { state: 'unreadable', reason: 'it does not point to a regular file' }
  const why = scan.targets.hides(path, real, root)
  if (why !== undefined) return { state: why === 'ignored' ? 'hidden' : why, target }
  // A client reads the link where it stands: a target of another name keeps the link's path.
  return isNamed(scan, root, real) ? real : path
}

/** Where the symbolic link at `path`, whose folder is a real path, leads: to a real path inside `root`, or why not. */
function followLink(path: string, root: string, { host, modulesIn }: Scan): string | Refusal {
  const target = host.readlink(path)
  const real = tried(() => host.realpath(path))
  if (real !== undefined) return isInside(real, root) ? real : { state: 'outside', target }
  // Whether something is there is nobody's business outside of the root.
  if (leavesRoot(path, root, host, MOST_LINKS)) return { state: 'outside', target }
  // A clone has nothing in a submodule before it is told to.
  const to = resolve(dirname(path), target)
  const isOfModule = modulesIn(root).some((folder) => isInside(to, folder))
  return { state: isOfModule ? 'not-checked-out' : 'dangling', target }
}

/** Whether the way to a path that does not resolve goes out of the root: links are followed by what they say. */
function leavesRoot(path: string, root: string, host: Host, links: number): boolean {
  const folder = dirname(path)
  if (links === 0 || folder === path) return false
  const real = tried(() => host.realpath(folder))
  if (real === undefined) return leavesRoot(folder, root, host, links - 1)
  if (!isInside(real, root)) return true
  const target = tried(() => host.readlink(join(real, basename(path))))
  return target !== undefined && leavesRoot(resolve(real, target), root, host, links - 1)
}

/** Whether the name of an absolute path is that of a file to check. */
export function isNamed({ options }: Scan, root: string, path: string): boolean {
  return options.isNamed(fromRoot(path, root), dirname(path), root)
}

/**
 * Whether git, the settings, or the rule that nobody's dependencies are linted leave out an absolute path,
 * whose folder is not left out itself.
 */
export function isLeftOut(scan: Scan, root: string, path: string, isDirectory: boolean): boolean {
  if (isNeverSearched(basename(path)) || isLeftOutBySettings(scan, root, path)) return true
  return isIgnored(scan, root, path, isDirectory)
}

/** Whether the settings leave out an absolute path. */
export function isLeftOutBySettings({ options }: Scan, root: string, path: string): boolean {
  return options.isLeftOut?.(path, dirname(path), root) === true
}

/** Whether git leaves out a path. What it tracks it does not leave out, whatever `.gitignore` says. */
export function isIgnored(scan: Scan, root: string, path: string, isDirectory: boolean): boolean {
  if (!scan.options.gitignore || !scan.ignoreFiles.ignores(path, isDirectory, root)) return false
  const { files, folders } = scan.trackedIn(root)
  return !files.has(path) && !folders.has(path)
}
