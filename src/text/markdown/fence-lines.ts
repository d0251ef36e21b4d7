import type { Range } from '../../model.ts'
import { lineEnd } from '../position.ts'
import { runLength } from './lines.ts'

/** Blanks more or less, with which a fence line still closes a fence. */
const MOST_SHIFTED = 3

/**
 * Whether each fence of a text is closed by a line of its own before any other opens, as a look at the lines of
 * backticks tells. False says only that Markdown has to be read to know.
 */
export function arePaired(text: string, [start, end]: Range): boolean {
  const tilde = text.indexOf('~~~', start)
  if (tilde !== -1 && tilde < end) return false
  let open = 0
  let column = 0
  for (let at = text.indexOf('```', start); at !== -1 && at < end; at = text.indexOf('```', at)) {
    const line = text.lastIndexOf('\n', at) + 1
    const length = runLength(text, at, end)
    const before = text.slice(line, at)
    const after = at + length
    at = after
    if (before.trim() !== '') {
      if (/^[\s>\d.)*+-]*$/.test(before)) return false
      continue
    }
    const info = text.slice(after, lineEnd(text, after)).trim()
    if (open === 0) {
      if (info.includes('`')) continue
      open = length
      column = before.length
    } else if (length >= open) {
      if (info !== '' || Math.abs(before.length - column) > MOST_SHIFTED || before.includes('\t'))
        return false
      open = 0
    }
  }
  return open === 0
}
