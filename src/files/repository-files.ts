import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { LARGEST_FILE } from '../lint/reading.ts'
import { keeping } from '../lint/tracking.ts'
import type { Files, Listed, Tree } from '../model.ts'
import { compare } from '../wording/compare.ts'
import { keptByText, keptLately } from '../wording/kept-for.ts'
import { LONGEST_PATH } from '../wording/paths.ts'
import { plainFilesBy, submodulesBy } from './git.ts'
import type { IgnoreFiles } from './gitignore.ts'
import { ignoreFiles } from './gitignore.ts'
import type { DirectoryEntry, Host } from './host.ts'
import { errorCode, tried } from './host.ts'
import { linkTargets } from './link-targets.ts'
import { fromRoot, isInside, MOST_LINKS, native, slashed, under, upTo } from './paths.ts'
import { decode } from './read.ts'
import { GIT } from './work-tree.ts'

/**
 * What lies in a folder: the names as they are, and as a file system that minds neither case nor encoding may
 * take them.
 */
interface Listing {
  readonly entries: ReadonlyMap<string, DirectoryEntry>
  alike?: ReadonlySet<string>
  sorted?: readonly Listed[]
}

/** Paths of which the answers are kept. Links may name millions, and a rule asks again soon or never. */
const MOST_REMEMBERED = 10_000

/** Names in a path that is held against ignore files: nobody's folders lie deeper. */
const DEEPEST = 32

/** The folders below a root, as far as they were asked about. The answers are kept. */
interface Folders {
  /** The real path of what is at a path; undefined if it is missing or outside the root. */
  locate(path: string): string | undefined
  /** What lies in a folder, by its real path; undefined where it cannot be listed. */
  list(folder: string): Listing | undefined
  /** The same, if it has been listed. */
  listed(folder: string): Listing | undefined
}

function foldersBelow(root: string, host: Host): Folders {
  const folders = new Map<string, string>()
  const listings = new Map<string, Listing | undefined>()
  const list = (folder: string): Listing | undefined => {
    const known = listings.get(folder)
    if (known !== undefined || listings.has(folder)) return known
    const listing = listingOf(folder, host)
    listings.set(folder, listing)
    return listing
  }
  const realOf = keptLately(MOST_REMEMBERED, (path) => realInside(path, root, host))
  // A folder is listed once for all questions about it: to ask the system about each path takes twenty times
  // as long.
  // Most paths to missing files end close to a folder that exists.
  const knownAbove = (path: string): string => {
    let start = path
    for (let steps = 0; steps < 3 && start !== ''; steps++) {
      if (folders.has(start)) return start
      start = start.slice(0, Math.max(start.lastIndexOf('/'), 0))
    }
    return ''
  }
  const walk = (path: string): string | undefined => {
    const start = knownAbove(path)
    let folder: string | undefined = folders.get(start) ?? root
    for (const name of path.slice(start.length).split('/')) {
      if (name === '' || path === '.') continue
      folder = below(folder, name, list, realOf)
      if (folder === undefined) return undefined
    }
    return folder
  }
  const locate = (path: string): string | undefined => {
    if (path === '.' || path === '') return root
    // Paths are from the root.
    if (path.startsWith('/')) return undefined
    const slash = path.lastIndexOf('/')
    const above = slash === -1 ? '.' : path.slice(0, slash)
    if (slash === path.length - 1) return locate(above)
    let folder = folders.get(above)
    if (folder === undefined) {
      folder = walk(above)
      // What is missing is not kept: it is found out at the first name that is missing.
      if (folder === undefined) return undefined
      if (folders.size >= MOST_REMEMBERED) folders.clear()
      folders.set(above, folder)
    }
    return below(folder, path.slice(slash + 1), list, realOf)
  }
  return { locate, list, listed: (folder) => listings.get(folder) }
}

/**
 * What rules may ask about the files below a root, by their paths from there with `/`. The answers are kept.
 * Nothing outside the root exists for them, whatever leads there.
 */
export function treeOf(root: string, host: Host): Tree {
  const folders = foldersBelow(root, host)
  const { locate, list, listed } = folders
  const namesIn = (path: string): readonly string[] | undefined => {
    const folder = locate(path)
    if (folder === undefined) return []
    const names = list(folder)?.entries.keys()
    return names && [...names]
  }
  const matchesIgnoreFiles = ignoredBelow(root, namesIn, host)
  const { hides, isOfGit, isTracked, mayName } = linkTargets(host)
  const plainIn = plainFilesBy(host)
  const isInEmptyModule = emptyModulesOf(root, folders, host)
  /** Whether a folder lies in a skill that is new: what git does not have of one is no secret of somebody else. */
  const isNew = (folder: string): boolean => {
    for (let at = folder; at !== root; at = dirname(at)) {
      const name = [...(list(at)?.entries.keys() ?? [])].find(isSkillName)
      if (name !== undefined) return !isOfGit(under(at, name), root)
    }
    return false
  }
  /** Whether git's own, or what a link points to and may be nobody's to read. */
  const isSecret = (path: string, real: string): boolean => {
    const place = fromRoot(real, root)
    if (place.split('/').includes(GIT)) return true
    return (
      place !== path &&
      posix.normalize(path) !== place &&
      hides(join(root, native(path)), real, root) !== undefined
    )
  }
  /** The bytes of a file that a rule may read; undefined for any other, and for what is no file. */
  const bytesAt = (path: string): Uint8Array | undefined => {
    const real = locate(path)
    if (real === undefined || isSecret(path, real)) return undefined
    return tried(() => {
      // What a listing calls a file need not be looked at again.
      if (list(dirname(real))?.entries.get(basename(real))?.isFile() !== true && !host.stat(real).isFile())
        return undefined
      return host.read(real, LARGEST_FILE + 1)
    })
  }
  return {
    has: (path) => locate(path) !== undefined,
    real(path) {
      const real = locate(path)
      return real === undefined ? undefined : fromRoot(real, root) || '.'
    },
    read(path) {
      const bytes = bytesAt(path)
      const reading = bytes && decode(bytes, LARGEST_FILE)
      return reading?.state === 'text' ? reading.text : undefined
    },
    isSame(one, other) {
      const [own, another] = [bytesAt(one), bytesAt(other)]
      return own === undefined || another === undefined || Buffer.compare(own, another) === 0
    },
    mayRun(path) {
      const real = locate(path)
      return real === undefined || !plainIn(root).has(fromRoot(real, root))
    },
    list(path) {
      const folder = locate(path)
      return folder === undefined ? [] : listedIn(folder, listed(folder), host)
    },
    ignored: (path) =>
      isInEmptyModule(path) ||
      (matchesIgnoreFiles(path) && !isTracked(join(root, native(slashed(path).replace(/\/$/, ''))), root)),
    mayName(path) {
      const real = locate(path)
      return real === undefined || mayName(real, root) || isNew(dirname(real))
    },
  }
}

/** Tells whether a path leads into a submodule that is not checked out: what it has there nobody can know. */
function emptyModulesOf(root: string, { locate, list }: Folders, host: Host): (path: string) => boolean {
  const modulesIn = submodulesBy(host)
  return (path) => {
    const modules = modulesIn(root)
    if (modules.length === 0 || path.length > LONGEST_PATH || locate(path) !== undefined) return false
    const to = followed(join(root, native(path)), root, host)
    return modules.some((folder) => isInside(to, folder) && !list(folder)?.entries.size)
  }
}

/** Where a path that does not resolve leads by what the links on its way say. */
function followed(path: string, root: string, host: Host): string {
  let at = path
  for (let links = 0; links < MOST_LINKS; links++) {
    const link = upTo(root, at).findLast((place) => tried(() => host.lstat(place).isSymbolicLink()))
    if (link === undefined) return at
    at = resolve(dirname(link), host.readlink(link), relative(link, at))
  }
  return at
}

function isSkillName(name: string): boolean {
  return /^skill\.md$/i.test(name)
}

/**
 * Tells whether ignore files match a path from a root. `namesIn` gives what lies in a folder: nothing of one that is missing,
 * undefined of one that cannot be listed.
 */
function ignoredBelow(
  root: string,
  namesIn: (path: string) => readonly string[] | undefined,
  host: Host,
): Tree['ignored'] {
  let ignore: IgnoreFiles | undefined
  const told = new Set<string>()
  return (path) => {
    if (path.length > LONGEST_PATH) return false
    const names = posix
      .normalize(`./${slashed(path)}`)
      .replace(/\/$/, '')
      .split('/')
    if (names[0] === '.' || names[0] === '..' || names.length > DEEPEST) return false
    ignore ??= ignoreFiles(host)
    for (let end = names.length - 1; end > 0; end--) {
      const folder = names.slice(0, end).join('/')
      // Who was told of a folder was told of those above it.
      if (told.has(folder)) break
      if (told.size >= MOST_REMEMBERED) told.clear()
      told.add(folder)
      // Where no ignore file is listed none is looked for, and a folder that is missing has none.
      const listed = namesIn(folder)
      if (listed !== undefined) ignore.saw(join(root, folder), listed)
    }
    const absolute = under(root, native(names.join('/')))
    return ignore.ignores(absolute, false, root) || ignore.ignores(absolute, true, root)
  }
}

/** What is below roots, which are real paths: of each one memory. */
export interface Repositories {
  readonly treeOf: (root: string) => Tree
  readonly filesOf: (root: string) => Files
}

/** Opens the repositories of a run. */
export function openRepositories(host: Host): Repositories {
  const treeBy = keptByText((root) => treeOf(root, host))
  return { treeOf: treeBy, filesOf: keptByText((root) => keeping(treeBy(root))) }
}

/** What lies in a folder, sorted. A new listing is not kept: callers ask for each folder once. */
function listedIn(folder: string, known: Listing | undefined, host: Host): readonly Listed[] {
  if (known !== undefined) return (known.sorted ??= sorted([...known.entries.values()]))
  return sorted(tried(() => host.list(folder)) ?? [])
}

function sorted(entries: readonly DirectoryEntry[]): readonly Listed[] {
  return entries
    .map((entry) => ({ name: entry.name, isDirectory: entry.isDirectory() }))
    .sort((a, b) => compare(a.name, b.name))
}

function listingOf(folder: string, host: Host): Listing | undefined {
  try {
    return { entries: new Map(host.list(folder).map((entry) => [entry.name, entry])) }
  } catch (error) {
    // Nothing lies in a file; in a folder that cannot be listed anything may.
    return errorCode(error) === 'ENOTDIR' ? { entries: new Map() } : undefined
  }
}

function alike(name: string): string {
  return (/[^\x00-\x7f]/.test(name) ? name.normalize('NFC') : name).toLowerCase()
}

/**
 * The real path of what lies in a folder, whose own path is real; undefined if it is missing or outside the
 * root. `realOf` asks the system.
 */
function below(
  folder: string,
  name: string,
  list: (folder: string) => Listing | undefined,
  realOf: (path: string) => string | undefined,
): string | undefined {
  const listing = list(folder)
  const entry = listing?.entries.get(name)
  if (entry !== undefined && (entry.isFile() || entry.isDirectory())) return under(folder, name)
  if (listing !== undefined && entry === undefined && !hasAlike(listing, name)) return undefined
  return realOf(under(folder, name))
}

function hasAlike(listing: Listing, name: string): boolean {
  listing.alike ??= new Set([...listing.entries.keys()].map(alike))
  return listing.alike.has(alike(name))
}

function realInside(path: string, root: string, host: Host): string | undefined {
  const real = tried(() => host.realpath(path))
  return real !== undefined && isInside(real, root) ? real : undefined
}
