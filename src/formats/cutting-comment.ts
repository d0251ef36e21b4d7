import type { Range } from '../model.ts'
import type { TextField } from '../syntax/fields.ts'
import { lineEnd, trimEnd } from '../syntax/position.ts'

/** The comment that cuts an unquoted value in mid-sentence, as in `issue #12`; undefined where none does. */
export function cuttingComment({ range: [start, end] }: TextField, text: string): Range | undefined {
  const stop = trimEnd(text, end, lineEnd(text, end))
  const mark = /^[ \t]+(?=#(?!passmuster)[^\s#]|##+\s*\S)/.exec(text.slice(end, stop))
  if (mark === null || /["'|>*]/.test(text[start]!) || /[.!?:;)\]。！？]/.test(text[end - 1]!))
    return undefined
  return [end + mark[0].length, stop]
}
