import { basename, dirname, join, resolve } from 'node:path'
import type { Refusal } from '../lint/reading.ts'
import type { Found } from './found-path.ts'
import { trackedFiles } from './git.ts'
import type { IgnoreFiles } from './gitignore.ts'
import type { Host } from './host.ts'
import { errorCode } from './host.ts'
import type { Hides } from './link-targets.ts'
import { isNeverSearched } from './link-targets.ts'
import { fromRoot, isInside, native, under } from './paths.ts'

/** What is looked for. All paths are absolute unless stated otherwise. */
export interface ScanOptions {
  readonly gitignore: boolean
  /** Whether a file that lies directly in `folder` is one to check, by its path from the root with `/`. */
  readonly isNamed: (path: string, folder: string, root: string) => boolean
  /** Whether the settings leave out a file or folder that lies directly in `folder`. */
  readonly isLeftOut?: (path: string, folder: string, root: string) => boolean
}

/** One search under way: what it looks for, where, and what it has found so far. */
export interface Scan {
  readonly options: ScanOptions
  readonly host: Host
  /** By absolute path. */
  readonly found: Map<string, Found>
  readonly ignoreFiles: IgnoreFiles
  readonly hides: Hides
  /** What git tracks below each root, looked up when something is ignored there. */
  readonly tracked: Map<string, ReadonlySet<string>>
}

/** Records a path as found. Of two roots of a file the outer one counts, whichever path led to it first. */
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

function resolveFile(scan: Scan, root: string, path: string): string | Refusal {
  const { host } = scan
  try {
    const stat = host.lstat(path)
    if (stat.isFile()) return path
    if (stat.isSymbolicLink()) return resolveLink(scan, root, path)
    return { state: 'unreadable', reason: stat.isDirectory() ? 'it is a folder' : 'it is not a regular file' }
  } catch (error) {
    return { state: 'unreadable', reason: errorCode(error) }
  }
}

function resolveLink(scan: Scan, root: string, path: string): string | Refusal {
  const { host } = scan
  const real = followLink(path, root, host)
  if (typeof real !== 'string') return real
  const target = host.readlink(path)
  // Opening a pipe waits for somebody who writes, and a device may never end.
  const stat = host.stat(real)
  if (!stat.isFile() && !stat.isDirectory())
    return { state: 'unreadable', reason: 'it does not point to a regular file' }
  const why = scan.hides(path, real, root)
  if (why !== undefined) return { state: why === 'ignored' ? 'hidden' : why, target }
  // A client reads the link where it stands: a target of another name keeps the link's path.
  return isNamed(scan, root, real) ? real : path
}

/** As many links as Linux follows one after the other. */
const MOST_LINKS = 40

/** Where the symbolic link at `path`, whose folder is a real path, leads: to a real path inside `root`, or why not. */
function followLink(path: string, root: string, host: Host): string | Refusal {
  const target = host.readlink(path)
  let real: string
  try {
    real = host.realpath(path)
  } catch {
    // Whether something is there is nobody's business outside of the root.
    return { state: leavesRoot(path, root, host, MOST_LINKS) ? 'outside' : 'dangling', target }
  }
  return isInside(real, root) ? real : { state: 'outside', target }
}

/** Whether the way to a path that leads nowhere goes out of the root: links are followed by what they say. */
function leavesRoot(path: string, root: string, host: Host, links: number): boolean {
  const folder = dirname(path)
  if (links === 0 || folder === path) return false
  let real: string
  try {
    real = host.realpath(folder)
  } catch {
    return leavesRoot(folder, root, host, links - 1)
  }
  if (!isInside(real, root)) return true
  try {
    return leavesRoot(resolve(real, host.readlink(join(real, basename(path)))), root, host, links - 1)
  } catch {
    return false
  }
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
  if (isNeverSearched(basename(path)) || scan.options.isLeftOut?.(path, dirname(path), root) === true)
    return true
  return isIgnored(scan, root, path, isDirectory)
}

/** Whether git leaves out a path. What it tracks it does not leave out, whatever `.gitignore` says. */
function isIgnored(
  { options, host, ignoreFiles, tracked }: Scan,
  root: string,
  path: string,
  isDirectory: boolean,
): boolean {
  if (!options.gitignore || !ignoreFiles.ignores(path, isDirectory, root)) return false
  let known = tracked.get(root)
  if (known === undefined) {
    known = trackedFiles(
      root,
      (each) => options.isNamed(each, dirname(under(root, native(each))), root),
      host,
    )
    tracked.set(root, known)
  }
  return !known.has(path)
}
