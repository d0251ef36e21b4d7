import { isAscii, isUtf8, transcode } from 'node:buffer'
import type { Reading } from '../lint/reading.ts'
import type { Found } from './found-path.ts'
import { absoluteOf } from './found-path.ts'
import type { Host } from './host.ts'
import { errorCode } from './host.ts'

/** Reads a file that was found, unless it has more than `limit` bytes. */
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

/**
 * Bytes as text, unless there are more than `limit`. What is not UTF-8 is text up to the first bad byte;
 * `byte` is the place of that byte.
 */
export function decode(bytes: Uint8Array, limit: number): Reading {
  if (bytes.length > limit) return { state: 'too-large', size: undefined, limit }
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
  return { state: 'not-utf8', text: text.slice(0, offset), byte, whole: text }
}

/** By way of UTF-16, which Node makes faster than a string. A Node that is built without ICU cannot. */
function fromUtf8(buffer: Buffer): string {
  return (
    (transcode as typeof transcode | undefined)?.(buffer, 'utf8', 'utf16le').toString('utf16le') ??
    buffer.toString()
  )
}
