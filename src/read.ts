import { isUtf8 } from 'node:buffer'
import { basename, dirname, join } from 'node:path'
import { isInside } from './find.ts'
import type { Found, Refusal } from './find.ts'
import { errorCode } from './host.ts'
import type { Host } from './host.ts'
import type { Files } from './types.ts'

/** A file as it was found and read, before any format looks at it: its text, or why there is none to lint. */
export type Reading =
  | Refusal
  | { readonly state: 'text'; readonly text: string }
  | { readonly state: 'not-utf8'; readonly text: string; readonly byte: number }
  | { readonly state: 'too-large'; readonly size: number; readonly limit: number }

/** The largest file that is checked, in bytes. */
export const LARGEST_FILE = 1024 * 1024

/** Sizes are in bytes. */
export function readFound({ root, path, refusal }: Found, limit: number, host: Host): Reading {
  if (refusal !== undefined) return refusal
  const absolute = join(root, path)
  try {
    const { size } = host.stat(absolute)
    return size > limit ? { state: 'too-large', size, limit } : decode(host.read(absolute), limit)
  } catch (error) {
    return { state: 'unreadable', reason: errorCode(error) }
  }
}

/** Bytes as text. What is not UTF-8 is text up to the first bad byte; `byte` is that byte's place. */
export function decode(bytes: Uint8Array, limit: number): Reading {
  if (bytes.length > limit) return { state: 'too-large', size: bytes.length, limit }
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
  if (isUtf8(bytes)) return { state: 'text', text }
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

/** What rules may ask about the files below a root: the answers are kept, and nothing outside the root is there. */
export function filesOf(root: string, limit: number, host: Host): Files {
  const known = new Map<string, string | undefined>()
  const locate = (path: string): string | undefined => {
    if (known.has(path)) return known.get(path)
    let real: string | undefined
    try {
      const absolute = join(root, path)
      real = isInside(absolute, root) ? host.realpath(absolute) : undefined
    } catch {
      real = undefined
    }
    if (real !== undefined && !isInside(real, root)) real = undefined
    known.set(path, real)
    return real
  }
  return {
    has: (path) => locate(path) !== undefined,
    read(path) {
      const real = locate(path)
      if (real === undefined) return undefined
      try {
        if (!host.stat(real).isFile()) return undefined
        const reading = decode(host.read(real), limit)
        return reading.state === 'text' ? reading.text : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** The name of the directory that holds a file, also at the root. */
export function directoryOf({ root, path }: Found): string {
  return basename(dirname(join(root, path)))
}
