import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Options as GlobOptions } from 'fast-glob'
import type { Ignore } from 'ignore'
import { globMistake, starMistake } from './glob.ts'
import { errorCode } from './host.ts'
import type { DirectoryEntry, Host } from './host.ts'
import packages from './packages.cjs'

/** A path that the run must speak of: a file to lint, or one that cannot be. */
export interface Found {
  /** The absolute real path of the repository, or of the argument where there is none. */
  readonly root: string
  /** Relative to the root, with `/`. */
  readonly path: string
  readonly refusal?: Refusal
}

/** Where a file is. */
export function absoluteOf({ root, path }: Found): string {
  return path === '' || sep !== '/' ? join(root, path) : under(root, path)
}

export type Refusal =
  | { readonly state: 'unreadable'; readonly reason: string }
  | { readonly state: 'dangling' | 'outside' | 'outside-directory'; readonly target: string }

export interface Search {
  /** Sorted, each real file once. */
  readonly found: readonly Found[]
  /** The paths that led to no file, each with the reason. */
  readonly unmatched: readonly { readonly path: string; readonly reason: string }[]
}

export interface SearchOptions {
  readonly gitignore: boolean
  /** Whether a file that lies directly in `folder` is one to check, by its path from the root with `/`. */
  readonly isNamed: (path: string, folder: string, root: string) => boolean
  /** Whether the settings leave out a file or folder that lies directly in `folder`, by its absolute path. */
  readonly isLeftOut?: (path: string, folder: string, root: string) => boolean
  /** Is told what lies in each folder that is listed. */
  readonly saw?: (folder: string, names: readonly string[]) => void
}

interface Scan {
  readonly options: SearchOptions
  readonly host: Host
  readonly found: Map<string, Found>
  /** The ignore files that apply in each folder, the nearest last. */
  /** By root, then by folder. */
  readonly layers: Map<string, Map<string, readonly Layer[]>>
  /** Listed folders in which nobody has to look for one. */
  readonly withoutIgnoreFile: Set<string>
}

interface Layer {
  readonly folder: string
  readonly rules: Ignore
}

/** A folder to search. `shown` is the path by which it was reached, where a symbolic link led to it. */
interface Walk {
  readonly root: string
  readonly base: string
  readonly shown: string
  /** The files that a glob means, by their shown paths; undefined when all are meant. */
  readonly accepts: ((shown: string) => boolean) | undefined
}

const PRIVATE_USE = 0xe000
const IGNORE_FILE = '.gitignore'
const LONGEST_PATH = 4096
const GIT = '.git'
const NEVER = new Set(['node_modules', GIT])

/**
 * Finds the files that `paths` (files, folders and globs) mean. Every symbolic link is resolved before
 * anything behind it
 * is looked at, so nothing outside a root is listed or read.
 */
export function find(paths: readonly string[], options: SearchOptions, host: Host): Search {
  const scan: Scan = { options, host, found: new Map(), layers: new Map(), withoutIgnoreFile: new Set() }
  const unmatched: { path: string; reason: string }[] = []
  for (const path of paths) {
    const reason = search(path, scan)
    if (reason !== undefined) unmatched.push({ path, reason })
  }
  // By code units, as `compare`, and faster than with it.
  return { found: [...scan.found.keys()].sort().map((path) => scan.found.get(path)!), unmatched }
}

/** Code-unit order, the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The path with `/`, whatever the system. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/')
}

/** Whether an absolute path is a folder, or lies in it, by its name alone. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/**
 * The git work tree around a folder, which no search for one leaves the host's workspace for; without one the
 * workspace or else the working directory, if the folder lies in it, else the folder itself. In a workspace it is
 * the outermost: a work tree inside of another one is a submodule, and reports name paths of the whole.
 */
export function rootOf(folder: string, host: Host): string {
  const { workspace } = host
  const around = workspace ?? host.cwd
  let outermost = workspace
  for (let at = folder; ; at = dirname(at)) {
    if (isWorkTree(at, host)) {
      if (workspace === undefined || !isInside(at, workspace)) return at
      outermost = at
    }
    if (at === workspace) return outermost ?? at
    if (dirname(at) === at) return isInside(folder, around) ? around : folder
  }
}

/**
 * Whether a root is that of a repository: a link out of any other folder that is named leads to where it
 * leads.
 */
function isRepository(root: string, host: Host): boolean {
  return host.workspace !== undefined || isWorkTree(root, host)
}

function isWorkTree(folder: string, host: Host): boolean {
  return entryKind(join(folder, GIT), host) !== undefined
}

/** Adds what one path of the command line leads to; the reason when that is nothing. */
function search(path: string, scan: Scan): string | undefined {
  const { host } = scan
  const absolute = resolve(host.cwd, path)
  const kind = entryKind(absolute, host)
  if (kind === 'directory') return walk(absolute, undefined, scan)
  if (kind !== undefined) return searchFile(absolute, scan)
  return packages.fastGlob().isDynamicPattern(path) ? searchGlob(path, scan) : searchMissing(absolute, scan)
}

function searchGlob(path: string, scan: Scan): string | undefined {
  const { host } = scan
  const mistake = globMistake(path)
  if (mistake !== undefined) return `it ${mistake}`
  const { base } = packages.micromatch().scan(slashed(path))
  const folder = resolve(host.cwd, base)
  if (entryKind(folder, host) !== 'directory') return `\`${base}\` is no folder`
  const rest = slashed(path).slice(base.length).replace(/^\//, '')
  // In braces `**/` would not stand for no folder at all.
  const matchers = [rest, `${rest}/**`].map((each) => packages.micromatch().matcher(each, { dot: true }))
  return walk(folder, (shown) => matchers.some((matches) => matches(slashed(relative(folder, shown)))), scan)
}

function searchFile(file: string, scan: Scan): string | undefined {
  const { host, options } = scan
  const top = rootOf(dirname(file), host)
  const root = host.realpath(top)
  const path = relative(top, file)
  if (!options.isNamed(slashed(path), join(root, dirname(path)), root))
    return 'its name is not that of a file to check'
  const folder = host.realpath(dirname(file))
  if (isInside(folder, root)) add(root, join(folder, basename(file)), scan)
  else if (isRepository(top, host)) put(scan, root, join(root, path), { state: 'outside', target: folder })
  else return searchFile(join(folder, basename(file)), scan)
  return undefined
}

function entryKind(path: string, host: Host): 'file' | 'directory' | 'dangling' | undefined {
  let link = false
  try {
    link = host.lstat(path).isSymbolicLink()
    return host.stat(path).isDirectory() ? 'directory' : 'file'
  } catch {
    return link ? 'dangling' : undefined
  }
}

/**
 * Why a path leads to nothing; a file that may be there, but in a folder that cannot be read, is a finding.
 */
function searchMissing(path: string, scan: Scan): string | undefined {
  const { host, options } = scan
  try {
    host.lstat(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'it does not exist'
    const top = rootOf(dirname(path), host)
    const root = realFolder(top, host)
    const file = join(root, relative(top, path))
    if (!options.isNamed(fromRoot(file, root), dirname(file), root)) return `it cannot be read: ${code}`
    put(scan, root, file, { state: 'unreadable', reason: code })
  }
  return undefined
}

/** The real path of a folder; of one that is not there, or that cannot be asked for, its own. */
export function realFolder(folder: string, host: Host): string {
  try {
    return host.realpath(folder)
  } catch {
    return folder
  }
}

/** Of two roots of a file the outer one counts, whichever path led to it first. */
function put(scan: Scan, root: string, path: string, refusal?: Refusal): void {
  const known = scan.found.get(path)
  if (known !== undefined && known.root.length <= root.length) return
  const found = { root, path: fromRoot(path, root) }
  scan.found.set(path, refusal === undefined ? found : { ...found, refusal })
}

/** Adds the file at `path`, whose folder is a real path, under its own real path. */
function add(root: string, path: string, scan: Scan): void {
  const { host } = scan
  let target: string
  try {
    const stat = host.lstat(path)
    if (stat.isFile()) return put(scan, root, path)
    if (!stat.isSymbolicLink())
      return put(scan, root, path, {
        state: 'unreadable',
        reason: stat.isDirectory() ? 'it is a folder' : 'it is no regular file',
      })
    target = host.readlink(path)
  } catch (error) {
    return put(scan, root, path, { state: 'unreadable', reason: errorCode(error) })
  }
  let real: string
  try {
    real = host.realpath(path)
  } catch {
    return put(scan, root, path, { state: 'dangling', target })
  }
  if (!isInside(real, root)) return put(scan, root, path, { state: 'outside', target })
  // A client reads the link where it stands: a target of another name keeps the link's path.
  put(scan, root, scan.options.isNamed(fromRoot(real, root), dirname(real), root) ? real : path)
}

/**
 * Adds the files below a folder, and below the folders that symbolic links in it lead to; the reason when
 * there is none.
 */
function walk(folder: string, accepts: Walk['accepts'], scan: Scan): string | undefined {
  const top = rootOf(folder, scan.host)
  const root = scan.host.realpath(top)
  const start = scan.host.realpath(folder)
  if (!isInside(start, root)) {
    if (accepts === undefined && !isRepository(top, scan.host)) return walk(start, accepts, scan)
    put(scan, root, join(root, relative(top, folder)), { state: 'outside-directory', target: start })
    return undefined
  }
  if (
    relative(root, start)
      .split(sep)
      .some((name) => NEVER.has(name))
  )
    return '`node_modules` and `.git` are not searched. Name the files themselves'
  if (start !== root && isIgnored(start, dirname(start), true, root, scan))
    return 'it is left out by `.gitignore` or a config file. Name the files themselves'
  let matched = false
  const queue: Walk[] = [{ root, base: start, shown: folder, accepts }]
  for (const at of queue) {
    const { base, shown } = at
    if (
      relative(root, base)
        .split(sep)
        .some((name) => NEVER.has(name)) ||
      (base !== root && isIgnored(base, dirname(base), true, root, scan))
    )
      continue
    const list = lister(at, queue, scan)
    for (const { path, isFile } of (accepts === undefined ? listed : globbed)(base, list)) {
      const absolute = under(base, path)
      if (
        !scan.options.isNamed(fromRoot(absolute, root), dirname(absolute), root) ||
        accepts?.(join(shown, path)) === false
      )
        continue
      matched = true
      if (isFile) put(scan, root, absolute)
      else add(root, absolute, scan)
    }
  }
  // A folder that cannot be read or that lies elsewhere is a finding, and no file.
  if (matched || [...scan.found.keys()].some((path) => isInside(path, start))) return undefined
  return accepts === undefined ? 'it holds no file to check' : 'it matches no file to check'
}

export type List = (folder: string) => readonly DirectoryEntry[]

/** What lies below a folder, by its path from there, and whether it is known to be a regular file. */
export interface Listed {
  readonly path: string
  readonly isFile: boolean
}

/**
 * A listing of folders that leaves out what is ignored, notes what cannot be read, and puts the folders
 * behind symbolic links
 * on the queue instead of following them.
 */
function lister(at: Walk, queue: Walk[], scan: Scan): List {
  const { host, options } = scan
  const { root } = at
  const enqueue = (path: string): void => {
    const base = host.realpath(path)
    if (!isInside(base, root))
      return put(scan, root, path, { state: 'outside-directory', target: host.readlink(path) })
    const known =
      at.accepts === undefined
        ? queue.some((walk) => isInside(base, walk.base))
        : queue.some((walk) => walk.base === base)
    if (!known) queue.push({ ...at, base, shown: join(at.shown, relative(at.base, path)) })
  }
  return (folder) => {
    let entries: DirectoryEntry[]
    try {
      entries = host.list(folder)
    } catch (error) {
      put(scan, root, folder, { state: 'unreadable', reason: errorCode(error) })
      return []
    }
    const names = entries.map(({ name }) => name)
    options.saw?.(folder, names)
    if (!names.includes(IGNORE_FILE)) scan.withoutIgnoreFile.add(folder)
    return entries.filter((entry) => {
      const path = under(folder, entry.name)
      const directory = entry.isDirectory()
      const named = directory || options.isNamed(fromRoot(path, root), folder, root)
      if (!named && !entry.isSymbolicLink()) return false
      if (isIgnored(path, folder, directory, root, scan)) return false
      // Where it leads cannot be asked.
      if (entry.isSymbolicLink() && !entry.name.isWellFormed())
        put(scan, root, path, { state: 'unreadable', reason: 'EILSEQ' })
      if (!entry.isSymbolicLink() || entryKind(path, host) !== 'directory') return named
      enqueue(path)
      // A link of the name of a file is one to the reader: that it is a folder shows when it is read.
      return named
    })
  }
}

/** What `join` gives for a real path and what lies below it, many times faster. */
export function under(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name
}

/** The path of what lies below a root, with `/`. */
function fromRoot(path: string, root: string): string {
  return slashed(path.slice(root.endsWith(sep) ? root.length : root.length + 1))
}

/**
 * All that a listing leaves below a folder: what fast-glob finds for `**\/*`, at a fraction of its cost an
 * entry.
 */
export function* listed(base: string, list: List): Iterable<Listed> {
  const folders = ['']
  for (const folder of folders) {
    for (const entry of list(folder === '' ? base : under(base, folder))) {
      const path = folder === '' ? entry.name : under(folder, entry.name)
      yield { path, isFile: entry.isFile() }
      if (entry.isDirectory()) folders.push(path)
    }
  }
}

/** What fast-glob finds below a folder. */
export function globbed(base: string, list: List): readonly Listed[] {
  const readdirSync = (folder: string): readonly DirectoryEntry[] => {
    return list(resolve(withBreaks(folder))).map((entry) =>
      Object.create(entry, { name: { value: withoutBreaks(entry.name) } }),
    )
  }
  const fs = { readdirSync } as unknown as NonNullable<GlobOptions['fs']>
  return packages
    .fastGlob()
    .globSync('**/*', { cwd: base, dot: true, onlyFiles: false, followSymbolicLinks: false, fs })
    .map((path) => ({ path: withBreaks(path), isFile: false }))
}

/**
 * fast-glob leaves out names with line breaks, which no wildcard stands for; it gets them with private-use
 * characters instead.
 */
function withoutBreaks(name: string): string {
  return name.replace(/[\n\r\u2028\u2029]/g, (character) =>
    String.fromCharCode(PRIVATE_USE + (character.charCodeAt(0) & 0xff)),
  )
}

function withBreaks(name: string): string {
  return name.replace(/[\ue00a\ue00d\ue028\ue029]/g, (character) => {
    const low = character.charCodeAt(0) - PRIVATE_USE
    return String.fromCharCode(low < 0x20 ? low : 0x2000 + low)
  })
}

/**
 * Whether git, or the rule that nobody's dependencies are linted, leaves out a path whose folder is not left
 * out.
 */
function isIgnored(path: string, parent: string, directory: boolean, root: string, scan: Scan): boolean {
  if (NEVER.has(basename(path)) || scan.options.isLeftOut?.(path, parent, root) === true) return true
  const layers = layersOf(parent, root, scan)
  if (layers.length === 0) return false
  for (const { folder, rules } of layers.toReversed()) {
    const { ignored, unignored } = rules.test(fromRoot(path, folder) + (directory ? '/' : ''))
    if (ignored || unignored) return ignored
  }
  return false
}

function layersOf(folder: string, root: string, scan: Scan): readonly Layer[] {
  if (!scan.options.gitignore) return []
  let ofRoot = scan.layers.get(root)
  if (ofRoot === undefined) scan.layers.set(root, (ofRoot = new Map()))
  const known = ofRoot.get(folder)
  if (known !== undefined) return known
  const above = folder === root ? [] : layersOf(dirname(folder), root, scan)
  const own = scan.withoutIgnoreFile.has(folder)
    ? undefined
    : readIgnoreFile(join(folder, IGNORE_FILE), scan.host)
  const layers =
    own === undefined
      ? above
      : [...above, { folder, rules: packages.ignore()({ ignorecase: false }).add(own) }]
  ofRoot.set(folder, layers)
  return layers
}

function readIgnoreFile(path: string, host: Host): string | undefined {
  try {
    if (!host.lstat(path).isFile()) return undefined
    // Without a line that no path is as long as, or that would be matched for ever, more is checked rather
    // than less.
    return new TextDecoder()
      .decode(host.read(path))
      .split('\n')
      .filter((line) => line.length <= LONGEST_PATH && starMistake(line) === undefined)
      .join('\n')
  } catch {
    return undefined
  }
}
