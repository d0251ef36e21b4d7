import type { Range } from '../../model.ts'
import { lineEnd, trimEnd } from '../position.ts'
import { runLength } from './lines.ts'

/** Blanks more or less, with which a fence line still closes a fence. */
const MOST_SHIFTED = 3

/** Marks of lists and quotes before a fence: nobody writes more of them. */
const LONGEST_MARKS = 100

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
    const length = runLength(text, at, end)
    const after = at + length
    let line = at
    while (line > start && ' \t'.includes(text[line - 1]!)) line--
    const isAtStart = line === start || text[line - 1] === '\n'
    const shift = at - line
    at = after
    if (!isAtStart) {
      const before = text.slice(Math.max(line - LONGEST_MARKS, start), line)
      const first = before.lastIndexOf('\n') + 1
      // A line that starts further up has more than marks.
      const isWhole = first > 0 || line - LONGEST_MARKS <= start
      if (isWhole && /^[\s>\d.)*+-]*$/.test(before.slice(first))) return false
      continue
    }
    const stop = trimEnd(text, after, lineEnd(text, after))
    if (open === 0) {
      const tick = text.indexOf('`', after)
      if (tick !== -1 && tick < stop) continue
      open = length
      column = shift
    } else if (length >= open) {
      if (stop > after || Math.abs(shift - column) > MOST_SHIFTED || text[line] === '\t') return false
      open = 0
    }
  }
  return open === 0
}
