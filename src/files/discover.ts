import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Found } from './found-path.ts'
import { submodulesBy, trackedBy } from './git.ts'
import { ignoreFiles } from './gitignore.ts'
import { leftBelow, matchGlob, parseGlob } from './glob.ts'
import type { Host } from './host.ts'
import { errorCode } from './host.ts'
import { linkTargets } from './link-targets.ts'
import packages from './packages.cjs'
import { isInside, kindOf, realFolder, slashed } from './paths.ts'
import type { Scan, ScanOptions } from './scan.ts'
import { isNamed, linksOn, linkThatCounts, record, recordFile, recordLinked } from './scan.ts'
import type { Wanted } from './search-folder.ts'
import { searchFolder } from './search-folder.ts'
import { isRepository, rootOf } from './work-tree.ts'

/** Why a file is not one to look at. */
export const UNSUPPORTED = 'its name is that of no skill or agent'

export interface Discovery {
  /** Sorted by absolute path, each real file once. */
  readonly found: readonly Found[]
  /** The paths that named no file, each with the reason. */
  readonly unmatched: readonly { readonly path: string; readonly reason: string }[]
}

/**
 * Finds the files that `paths` (files, folders and globs) mean. Every symbolic link is resolved before
 * anything that it points to is looked at, so nothing outside a root is listed or read. What cannot be read is
 * found with a refusal.
 */
export function discover(paths: readonly string[], options: ScanOptions, host: Host): Discovery {
  const trackedIn = trackedBy(host)
  const scan: Scan = {
    options,
    host,
    found: new Map(),
    ignoreFiles: ignoreFiles(host),
    targets: linkTargets(host, trackedIn),
    trackedIn,
    modulesIn: submodulesBy(host),
  }
  const unmatched: { path: string; reason: string }[] = []
  for (const path of paths) {
    const reason = search(path, scan)
    if (reason !== undefined) unmatched.push({ path, reason })
  }
  // By code units, as `compare`, and faster than with it.
  return { found: [...scan.found.keys()].sort().map((path) => scan.found.get(path)!), unmatched }
}

function search(path: string, scan: Scan): string | undefined {
  const absolute = resolve(scan.host.cwd, path)
  const kind = kindOf(absolute, scan.host)
  if (kind === 'directory') return searchFolder(absolute, undefined, scan)
  if (kind !== undefined) return searchFile(absolute, scan)
  // Few runs have a glob, and the others do not load what reads one.
  const isGlob = /[*?[{(!]/.test(path) && packages.fastGlob().isDynamicPattern(path)
  return isGlob ? searchGlob(path, scan) : searchMissing(absolute, scan)
}

function searchGlob(path: string, scan: Scan): string | undefined {
  const { host } = scan
  const written = slashed(path)
  const whole = parseGlob(written.replace(/^\/+/, ''))
  if ('mistake' in whole) return `the glob ${whole.mistake}`
  const start = written.lastIndexOf('/', written.search(/[*?[{(\\]/)) + 1
  const base = written.slice(0, start)
  const folder = resolve(host.cwd, base)
  if (kindOf(folder, host) !== 'directory') return `\`${base.replace(/(?!^)\/$/, '')}\` is not a folder`
  const glob = parseGlob(written.slice(start), { below: true })
  if ('mistake' in glob) return `the glob ${glob.mistake}`
  const wanted: Wanted = {
    matches: (path) => matchGlob(glob, slashed(path)),
    leftBelow: (path) => leftBelow(glob, slashed(path)),
  }
  return searchFolder(folder, wanted, scan)
}

function searchFile(file: string, scan: Scan): string | undefined {
  const { host, options } = scan
  const top = rootOf(dirname(file), host)
  const root = host.realpath(top)
  const path = relative(top, file)
  if (!options.isNamed(slashed(path), join(root, dirname(path)), root)) return UNSUPPORTED
  const real = onDisk(file, host)
  const folder = dirname(real)
  if (isInside(folder, root)) recordAsNamed(scan, root, real, join(root, path))
  else if (isRepository(top, host)) record(scan, root, join(root, path), { state: 'outside', target: folder })
  else return searchFile(real, scan)
  return undefined
}

/** Records a file under its real path, unless only the path by which it is named makes it one to check. */
function recordAsNamed(scan: Scan, root: string, real: string, client: string): void {
  if (isNamed(scan, root, real)) return recordFile(scan, root, real)
  const via = linkThatCounts(linksOn(dirname(client), root, scan.host), root, scan)
  if (via === undefined) recordFile(scan, root, real)
  else recordLinked(scan, root, real, { client, via })
}

/** The real path of a file or of a link itself. Many systems find a file by its name in any case. */
function onDisk(file: string, host: Host): string {
  const isLink = host.lstat(file).isSymbolicLink()
  return isLink ? join(host.realpath(dirname(file)), basename(file)) : host.realpath(file)
}

/** Why a path resolves to nothing. A file that may be there, but in a folder that cannot be read, is a finding. */
function searchMissing(path: string, scan: Scan): string | undefined {
  const { host } = scan
  try {
    host.lstat(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'no such file or directory'
    const top = rootOf(dirname(path), host)
    const root = realFolder(top, host)
    const file = join(root, relative(top, path))
    if (!isNamed(scan, root, file)) return `the path cannot be read: ${code}`
    record(scan, root, file, { state: 'unreadable', reason: code })
  }
  return undefined
}
