import type { Range } from '../model.ts'
import { lineEnd, trimEnd } from './position.ts'

/** The last line of the fields above an offset: its number, and where its text ends. */
export interface LastField {
  readonly line: number
  readonly end: number
}

/** The last line above `offset`, which starts a line, that is neither blank nor a comment; a heading looks like one. */
export function lastFieldAbove(text: string, offset: number): LastField {
  let start = offset
  do start = text.lastIndexOf('\n', start - 2) + 1
  while (start > 1 && /^(?:#|[ \t\r]*\n)/.test(text.slice(start, offset)))
  return { line: text.slice(0, start).split('\n').length, end: trimEnd(text, start, lineEnd(text, start)) }
}

/** The last line of the fields that start `content`, and that nothing closes; undefined where there is none. */
export function lastUnclosedField(text: string, [from, to]: Range): LastField | undefined {
  let isBelowGap = false
  let start = from
  for (; start < to; start = lineEnd(text, start) + 1) {
    const line = text.slice(start, lineEnd(text, start))
    const isBlank = /^\s*(?:#|$)/.test(line)
    // Below a gap a word with a capital is one of the body, as in `Note: …`.
    const isField = isBelowGap ? /^[a-z][\w.-]*:\s/ : /^["']?[\w.-]+["']?:(?:\s|$)/
    if (!isBlank && !isField.test(line) && !/^[ \t]/.test(line) && (isBelowGap || !/^- /.test(line))) break
    isBelowGap = isBlank
  }
  const last = lastFieldAbove(text, Math.min(start, to))
  return last.end <= from ? undefined : last
}

/** What follows the fields where a body starts. */
const BODY = /^\r?\n(?:#{1,6} [^\n]*\n)?[ \t]*\r?\n\s*\S/

/** The dashes at the end of the last of the fields that start `content`, above a blank line, or a heading and one: most clients go on there. */
export function gluedFence(text: string, content: Range): Range | undefined {
  const end = lastUnclosedField(text, content)?.end
  if (end === undefined || !BODY.test(text.slice(end, content[1]))) return undefined
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
  const [dashes] = /(?<!-)-{3,}$/.exec(line) ?? []
  return dashes === undefined || dashes.length === line.length ? undefined : [end - dashes.length, end]
}
