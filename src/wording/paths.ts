/*
 * Paths with `/`, as POSIX has them and without a machine: what `node:path/posix` gives, in a browser, too.
 */

/** No system has a longer path, and to resolve one of half a megabyte takes minutes. In UTF-16 code units. */
export const LONGEST_PATH = 4096

/** The last name of a path, without the suffix if it ends with that. */
export function basename(path: string, suffix = ''): string {
  const end = lengthWithoutSlashes(path)
  const name = path.slice(path.lastIndexOf('/', end - 1) + 1, end)
  return name !== suffix && name.endsWith(suffix) ? name.slice(0, name.length - suffix.length) : name
}

/** The path without its last name; `.` where there is no other. */
export function dirname(path: string): string {
  const slash = path.lastIndexOf('/', lengthWithoutSlashes(path) - 1)
  if (slash > 0) return slash === 1 && path.startsWith('/') ? '//' : path.slice(0, slash)
  return path.startsWith('/') ? '/' : '.'
}

/** Names in a path, of which each is asked for more than once: nobody's folders lie deeper. */
const DEEPEST = 32

/** The folders around a path, from the nearest to `.`, or to `/` for one that starts there; of very many the nearest and the last. */
export function foldersAbove(path: string): readonly string[] {
  const folders = [dirname(path)]
  for (let above = dirname(folders[0]!); above !== folders.at(-1); above = dirname(above)) folders.push(above)
  return folders.length > DEEPEST ? [...folders.slice(0, DEEPEST), folders.at(-1)!] : folders
}

/** Whether a path without needless names, from a root, is that of something below it. */
export function isBelowRoot(path: string): boolean {
  return !/^(?:\.\.?(?:\/|$)|\/)/.test(path)
}

/** The suffix of the last name, with its point; empty where there is none. */
export function extname(path: string): string {
  const name = basename(path)
  const point = name.lastIndexOf('.')
  return point <= 0 || name === '..' ? '' : name.slice(point)
}

/** Where a path has an empty name, `.` or `..`. */
const NEEDLESS = /(?:^|\/)\.{0,2}(?:\/|$)/

/** The path without `.`, `..` and empty names, as far as they can be resolved. */
export function normalize(path: string): string {
  if (!NEEDLESS.test(path)) return path
  if (path === '') return '.'
  const isAbsolute = path.startsWith('/')
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue
    if (name !== '..') names.push(name)
    else if (names.length > 0 && names.at(-1) !== '..') names.pop()
    else if (!isAbsolute) names.push(name)
  }
  const joined = names.join('/') + (path.endsWith('/') && names.length > 0 ? '/' : '')
  if (isAbsolute) return `/${joined}`
  return joined === '' ? (path.endsWith('/') ? './' : '.') : joined
}

/** The path as short as it can be written, without a slash at its end. */
export function plainPath(path: string): string {
  const plain = normalize(path)
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
}

/** The parts as one path. */
export function join(...parts: readonly string[]): string {
  return normalize(parts.filter((part) => part !== '').join('/'))
}

/** How to get from a folder to a path, of which both are relative or both absolute; empty where they are the same. */
export function relative(folder: string, path: string): string {
  const from = namesIn(folder)
  const to = namesIn(path)
  let same = 0
  while (same < from.length && same < to.length && from[same] === to[same]) same++
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/')
}

function namesIn(path: string): readonly string[] {
  return normalize(`/${path}`)
    .split('/')
    .filter((name) => name !== '')
}

function lengthWithoutSlashes(path: string): number {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return end
}

/** What to do about a path to a file, or with a final slash to a folder, that does not exist. */
export function addOrCorrect(path: string): string {
  return `Add the ${path.endsWith('/') ? 'folder' : 'file'} or correct the path.`
}
