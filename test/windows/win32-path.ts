/** `node:path` as Windows has it. */
import { win32 } from 'node:path'

export const {
  basename,
  dirname,
  extname,
  isAbsolute,
  join,
  normalize,
  parse,
  posix,
  relative,
  resolve,
  sep,
} = win32
export { win32 }
