import { isUtf8 } from 'node:buffer'

/** A name as text. One that is not UTF-8 has a lone surrogate for each byte that is not ASCII, as in Python. */
export function nameOf(bytes: Buffer): string {
  return isUtf8(bytes)
    ? bytes.toString()
    : bytes
        .toString('latin1')
        .replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)))
}
