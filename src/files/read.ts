import { isAscii, isUtf8, transcode } from 'node:buffer'
import { basename, dirname, posix } from 'node:path'
import { absoluteOf, isInside, under } from './find.ts'
import type { Found, Refusal } from './find.ts'
import { errorCode } from './host.ts'
import type { DirectoryEntry, Host } from './host.ts'
import type { Files } from '../model.ts'

/** A file as it was found and read, before any format looks at it: its text, or why there is none to lint. */
export type Reading =
  | Refusal
  | { readonly state: 'text'; readonly text: string }
  | { readonly state: 'not-utf8'; readonly text: string; readonly byte: number }
  | { readonly state: 'too-large'; readonly size: number; readonly limit: number }

/** The largest file that is checked, in bytes. */
export const LARGEST_FILE = 1024 * 1024

/** Sizes are in bytes. */
export function readFound(found: Found, limit: number, host: Host): Reading {
  if (found.refusal !== undefined) return found.refusal
  const absolute = absoluteOf(found)
  try {
    const bytes = host.read(absolute, limit + 1)
    return bytes.length > limit
      ? { state: 'too-large', size: host.stat(absolute).size, limit }
      : decode(bytes, limit)
  } catch (error) {
    return { state: 'unreadable', reason: errorCode(error) }
  }
}

/** Bytes as text. What is not UTF-8 is text up to the first bad byte; `byte` is that byte's place. */
export function decode(bytes: Uint8Array, limit: number): Reading {
  if (bytes.length > limit) return { state: 'too-large', size: bytes.length, limit }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (isAscii(bytes)) return { state: 'text', text: buffer.toString('latin1') }
  if (isUtf8(bytes)) return { state: 'text', text: fromUtf8(buffer) }
  return untilBadByte(buffer)
}

function untilBadByte(bytes: Buffer): Reading {
  const text = bytes.toString()
  let byte = 0
  let offset = 0
  for (const character of text) {
    const written = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd
    if (character === '\ufffd' && !written) break
    byte += Buffer.byteLength(character)
    offset += character.length
  }
  return { state: 'not-utf8', text: text.slice(0, offset), byte }
}

/**
 * By way of UTF-16, which Node makes faster of UTF-8 than it makes a string; but one that is built without
 * ICU cannot.
 */
function fromUtf8(buffer: Buffer): string {
  return (
    (transcode as typeof transcode | undefined)?.(buffer, 'utf8', 'utf16le').toString('utf16le') ??
    buffer.toString()
  )
}

/**
 * What lies in a folder: the names as they are, and as a file system that minds neither case nor encoding may
 * take them.
 */
interface Listing {
  readonly entries: ReadonlyMap<string, DirectoryEntry>
  alike?: ReadonlySet<string>
}

/** Paths of which the answers are kept. Links may name millions, and a rule asks again soon or never. */
const MOST_REMEMBERED = 10_000

/**
 * What rules may ask about the files below a root: the answers are kept, and nothing outside the root is
 * there.
 */
export function filesOf(root: string, host: Host): Files {
  const folders = new Map<string, string>()
  const listings = new Map<string, Listing | undefined>()
  const reals = new Map<string, string | undefined>()
  const list = (folder: string): Listing | undefined => {
    if (!listings.has(folder)) listings.set(folder, listingOf(folder, host))
    return listings.get(folder)
  }
  const realOf = (path: string): string | undefined => {
    if (!reals.has(path)) remember(reals, path, realInside(path, root, host))
    return reals.get(path)
  }
  // A folder is listed once for all that is asked about it: to ask the system about each path takes twenty
  // times as long.
  const walk = (path: string): string | undefined => {
    let folder: string | undefined = root
    for (const name of path === '.' ? [] : path.split('/')) {
      if (name === '') continue
      folder = below(folder, name, list, realOf)
      if (folder === undefined) return undefined
    }
    return folder
  }
  const locate = (path: string): string | undefined => {
    if (path === '.' || path === '') return root
    const above = posix.dirname(path)
    const folder = folders.get(above) ?? walk(above)
    if (folder === undefined) return undefined
    // What is not there is not kept: it is found out at the first name that is missing.
    if (!folders.has(above)) remember(folders, above, folder)
    return below(folder, posix.basename(path), list, realOf)
  }
  return {
    has: (path) => locate(path) !== undefined,
    read(path, holding = '') {
      const real = locate(path)
      if (real === undefined) return undefined
      try {
        // What a listing calls a file need not be looked at again.
        if (list(dirname(real))?.entries.get(basename(real))?.isFile() !== true && !host.stat(real).isFile())
          return undefined
        const bytes = host.read(real, LARGEST_FILE + 1)
        if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(holding)) return undefined
        const reading = decode(bytes, LARGEST_FILE)
        return reading.state === 'text' ? reading.text : undefined
      } catch {
        return undefined
      }
    },
  }
}

function remember<Answer>(answers: Map<string, Answer>, path: string, answer: Answer): void {
  if (answers.size >= MOST_REMEMBERED) answers.clear()
  answers.set(path, answer)
}

function listingOf(folder: string, host: Host): Listing | undefined {
  try {
    return { entries: new Map(host.list(folder).map((entry) => [entry.name, entry])) }
  } catch {
    return undefined
  }
}

function alike(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/**
 * The real path of what lies in a folder, which is one itself; undefined when it is not there or outside the
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
  if (
    listing !== undefined &&
    entry === undefined &&
    !(listing.alike ??= new Set([...listing.entries.keys()].map(alike))).has(alike(name))
  )
    return undefined
  return realOf(under(folder, name))
}

function realInside(path: string, root: string, host: Host): string | undefined {
  try {
    const real = host.realpath(path)
    return isInside(real, root) ? real : undefined
  } catch {
    return undefined
  }
}

/** The name of the directory that holds a file, also at the root. */
export function directoryOf({ root, path }: Found): string {
  return path.includes('/') ? posix.basename(posix.dirname(path)) : basename(root)
}
