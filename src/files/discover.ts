import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Found } from './found-path.ts'
import { ignoreFiles } from './gitignore.ts'
import type { Host } from './host.ts'
import { errorCode } from './host.ts'
import packages from './packages.cjs'
import { isInside, kindOf, realFolder, slashed } from './paths.ts'
import type { Scan, ScanOptions } from './scan.ts'
import { isNamed, record, recordFile } from './scan.ts'
import { searchFolder } from './search-folder.ts'
import { isRepository, rootOf } from './work-tree.ts'

export interface Discovery {
  /** Sorted by absolute path, each real file once. */
  readonly found: readonly Found[]
  /** The paths that led to no file, each with the reason. */
  readonly unmatched: readonly { readonly path: string; readonly reason: string }[]
}

/**
 * Finds the files that `paths` (files, folders and globs) mean. Every symbolic link is resolved before
 * anything that it leads to is looked at, so nothing outside a root is listed or read. What cannot be read is
 * found with a refusal.
 */
export function discover(paths: readonly string[], options: ScanOptions, host: Host): Discovery {
  const scan: Scan = { options, host, found: new Map(), ignoreFiles: ignoreFiles(host), tracked: new Map() }
  const unmatched: { path: string; reason: string }[] = []
  for (const path of paths) {
    const reason = search(path, scan)
    if (reason !== undefined) unmatched.push({ path, reason })
  }
  // By code units, as `compare`, and faster than with it.
  return { found: [...scan.found.keys()].sort().map((path) => scan.found.get(path)!), unmatched }
}

/** Records what one path of the command line leads to; gives the reason if that is nothing. */
function search(path: string, scan: Scan): string | undefined {
  const absolute = resolve(scan.host.cwd, path)
  const kind = kindOf(absolute, scan.host)
  if (kind === 'directory') return searchFolder(absolute, undefined, scan)
  if (kind !== undefined) return searchFile(absolute, scan)
  const { readGlob } = scan.options
  if (readGlob === undefined || !packages.fastGlob().isDynamicPattern(path))
    return searchMissing(absolute, scan)
  return searchGlob(path, readGlob, scan)
}

function searchGlob(
  path: string,
  readGlob: NonNullable<ScanOptions['readGlob']>,
  scan: Scan,
): string | undefined {
  const { host } = scan
  const whole = readGlob(slashed(path).replace(/^\/+/, ''))
  if (typeof whole === 'string') return `the glob ${whole}`
  const { base } = packages.micromatch().scan(slashed(path))
  const folder = resolve(host.cwd, base)
  if (kindOf(folder, host) !== 'directory') return `\`${base}\` is not a folder`
  const matches = readGlob(slashed(path).slice(base.length).replace(/^\//, ''))
  if (typeof matches === 'string') return `the glob ${matches}`
  return searchFolder(folder, (shown) => matches(slashed(relative(folder, shown))), scan)
}

function searchFile(file: string, scan: Scan): string | undefined {
  const { host, options } = scan
  const top = rootOf(dirname(file), host)
  const root = host.realpath(top)
  const path = relative(top, file)
  if (!options.isNamed(slashed(path), join(root, dirname(path)), root))
    return 'this file name is not supported'
  const real = onDisk(file, host)
  const folder = dirname(real)
  if (isInside(folder, root)) recordFile(scan, root, real)
  else if (isRepository(top, host)) record(scan, root, join(root, path), { state: 'outside', target: folder })
  else return searchFile(real, scan)
  return undefined
}

/** The real path of a file or of a link itself. Many systems find a file by its name in any case. */
function onDisk(file: string, host: Host): string {
  const isLink = host.lstat(file).isSymbolicLink()
  return isLink ? join(host.realpath(dirname(file)), basename(file)) : host.realpath(file)
}

/**
 * Why a path leads to nothing. A file that may be there, but in a folder that cannot be read, is a finding.
 */
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
