import { dirname, join } from 'node:path'
import type { Host } from './host.ts'
import { native, under } from './paths.ts'

/** In bytes: the index of a repository with half a million files. */
const LARGEST_INDEX = 64 * 1024 * 1024

const HEADER = 12
/** What comes before the flags of an entry: times, device, inode, mode, owner, size and a SHA-1. */
const FLAGS = 60
const EXTENDED = 0x4000

/**
 * The absolute paths of the files that git tracks in a work tree and whose names are `wanted`, and of the folders
 * that hold them. Empty where there is no index, or one that cannot be read: in a work tree that was added to a
 * repository `.git` is a file, and what it names lies outside.
 * Source: git, Documentation/gitformat-index.
 */
export function trackedFiles(
  root: string,
  wanted: (path: string) => boolean,
  host: Host,
): ReadonlySet<string> {
  const index = readIndex(join(root, '.git/index'), host)
  const tracked = new Set<string>()
  for (const path of index === undefined ? [] : pathsOf(index)) {
    if (!wanted(path)) continue
    for (let at = under(root, native(path)); at !== root && !tracked.has(at); at = dirname(at))
      tracked.add(at)
  }
  return tracked
}

function readIndex(path: string, host: Host): Buffer | undefined {
  try {
    if (!host.lstat(dirname(path)).isDirectory() || !host.lstat(path).isFile()) return undefined
    const bytes = host.read(path, LARGEST_INDEX + 1)
    if (bytes.length > LARGEST_INDEX) return undefined
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  } catch {
    return undefined
  }
}

/** The paths in an index of version 2, 3 or 4, as far as they can be read. */
function* pathsOf(index: Buffer): Iterable<string> {
  if (index.length < HEADER || index.toString('latin1', 0, 4) !== 'DIRC') return
  const version = index.readUInt32BE(4)
  if (version < 2 || version > 4) return
  const entries = index.readUInt32BE(8)
  let before: Buffer = Buffer.alloc(0)
  for (let count = 0, at = HEADER; count < entries && at + FLAGS + 2 < index.length; count++) {
    const extended = version > 2 && (index.readUInt16BE(at + FLAGS) & EXTENDED) !== 0
    let start = at + FLAGS + (extended ? 4 : 2)
    let kept = 0
    if (version === 4) {
      const [dropped, after] = readOffset(index, start)
      kept = before.length - dropped
      start = after
    }
    const end = index.indexOf(0, start)
    if (end === -1 || kept < 0) return
    before =
      version === 4
        ? Buffer.concat([before.subarray(0, kept), index.subarray(start, end)])
        : index.subarray(start, end)
    yield before.toString()
    // Up to version 3 an entry is filled up to a multiple of eight bytes.
    at = version === 4 ? end + 1 : at + (((end - at) >> 3) + 1) * 8
  }
}

/** A number of variable length, as git writes offsets, and the place after it. */
function readOffset(index: Buffer, start: number): readonly [value: number, after: number] {
  let at = start
  let byte = index[at++] ?? 0
  let value = byte & 0x7f
  while ((byte & 0x80) !== 0) {
    byte = index[at++] ?? 0
    value = (value + 1) * 128 + (byte & 0x7f)
  }
  return [value, at]
}
