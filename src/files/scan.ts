import { basename, dirname, relative, sep } from 'node:path'
import type { Found, Refusal } from './found.ts'
import type { Host } from './host.ts'
import { errorCode } from './host.ts'
import type { IgnoreFiles } from './ignore-files.ts'
import { fromRoot, isInside } from './paths.ts'
import { GIT } from './work-tree.ts'

/** What is looked for. All paths are absolute unless stated otherwise. */
export interface ScanOptions {
  readonly gitignore: boolean
  /** Whether a file that lies directly in `folder` is one to check, by its path from the root with `/`. */
  readonly isNamed: (path: string, folder: string, root: string) => boolean
  /** Whether the settings leave out a file or folder that lies directly in `folder`. */
  readonly isLeftOut?: (path: string, folder: string, root: string) => boolean
  /** Is told what lies in each folder that is listed. */
  readonly saw?: (folder: string, names: readonly string[]) => void
}

/** One search under way: what it looks for, where, and what it has found so far. */
export interface Scan {
  readonly options: ScanOptions
  readonly host: Host
  /** By absolute path. */
  readonly found: Map<string, Found>
  readonly ignoreFiles: IgnoreFiles
}

const NEVER = new Set(['node_modules', GIT])

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

/** The path under which a file is recorded, or why it cannot be linted. */
function resolveFile(scan: Scan, root: string, path: string): string | Refusal {
  const { host } = scan
  let target: string
  try {
    const stat = host.lstat(path)
    if (stat.isFile()) return path
    if (!stat.isSymbolicLink())
      return { state: 'unreadable', reason: stat.isDirectory() ? 'it is a folder' : 'it is no regular file' }
    target = host.readlink(path)
  } catch (error) {
    return { state: 'unreadable', reason: errorCode(error) }
  }
  return resolveLink(scan, root, path, target)
}

function resolveLink(scan: Scan, root: string, path: string, target: string): string | Refusal {
  let real: string
  try {
    real = scan.host.realpath(path)
  } catch {
    return { state: 'dangling', target }
  }
  if (!isInside(real, root)) return { state: 'outside', target }
  // A client reads the link where it stands: a target of another name keeps the link's path.
  return isNamed(scan, root, real) ? real : path
}

/** Whether the name of an absolute path is that of a file to check. */
export function isNamed({ options }: Scan, root: string, path: string): boolean {
  return options.isNamed(fromRoot(path, root), dirname(path), root)
}

/** Whether a folder is, or lies in, one that nobody searches. */
export function isNeverSearched(folder: string, root: string): boolean {
  return relative(root, folder)
    .split(sep)
    .some((name) => NEVER.has(name))
}

/**
 * Whether git, the settings, or the rule that nobody's dependencies are linted leave out an absolute path,
 * whose folder is not left out itself.
 */
export function isLeftOut(
  { options, ignoreFiles }: Scan,
  root: string,
  path: string,
  isDirectory: boolean,
): boolean {
  if (NEVER.has(basename(path)) || options.isLeftOut?.(path, dirname(path), root) === true) return true
  return options.gitignore && ignoreFiles.ignores(path, isDirectory, root)
}
