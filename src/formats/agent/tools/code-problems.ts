import type { Range } from '../../../model.ts'
import type { Problem } from '../../../syntax/yaml-errors.ts'
import { visible } from '../../../wording/escape-invisible.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { count } from '../../../wording/wording.ts'
import type { Outline } from '../javascript/outline.ts'
import { parseExpression } from '../javascript/parser.ts'

const LONGEST_REASON = 120
const RETURN = 'Write `return`'

/** Why code cannot be parsed. Where a parser stops is its own business; the word there is what a reader sees. */
export function syntaxProblem(error: SyntaxError, code: string, start: number): Problem {
  // The parser quotes characters of the file as they are.
  const reason = visible(error.message.replace(/ \(\d+:\d+\)$/, '').slice(0, LONGEST_REASON))
  const last = code.trimEnd().length
  const at = Math.max(start, Math.min((error as SyntaxError & { pos?: number }).pos ?? start, last - 1))
  const [word = ''] = /^(?:[\p{ID_Continue}$]+|.)/u.exec(code.slice(at, at + LONGEST_REASON)) ?? []
  return {
    range: [at, at + word.length],
    message: `The JavaScript has a syntax error: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}. Fix the code here.`,
  }
}

/** Code that is nested too deeply: at the bracket, or at `opening` where no bracket is to blame. */
export function tooDeepProblem(error: unknown, code: string, opening: Range): Problem {
  const { pos } = error as { readonly pos?: number }
  const message = 'The code is nested too deeply to be checked. Flatten it.'
  if (pos === undefined) return { range: opening, message }
  return { range: [pos, pos + (code[pos] === '$' ? 2 : 1)], message }
}

/** Code that has more UTF-16 code units than `most`. */
export function tooLongProblem(opening: Range, length: number, most: number): Problem {
  return {
    range: opening,
    message: `The code has ${count(length)} characters, more than the ${count(most)} that are checked. Load parts of it with \`await import()\`.`,
  }
}

/** A word that only a module may hold. */
export function modularProblem(code: string, range: Range): Problem {
  const word = code.slice(...range)
  const advice =
    word === 'import'
      ? 'Load it with `await import()`'
      : word === 'export'
        ? 'Remove the word, and return the tools'
        : 'Remove it'
  return {
    range,
    message: `The JavaScript has ${quote(word)}, which is a syntax error in the body of a function. ${advice}.`,
  }
}

/** Code that is nothing but an object: a script reads its braces as a block. */
export function bareObjectProblem(code: string, from: number): Problem | undefined {
  try {
    const { type, start, end } = parseExpression(code, from)
    const rest = code.slice(end)
    if (type !== 'ObjectExpression' || !/^[\s;)]*$/.test(rest)) return undefined
    const message = 'The tools are a bare object, which no loader receives. Add `return` before it.'
    const range: Range = [start, start + 1]
    return { range, message, ...(!rest.includes(')') && { details: suggest(RETURN, range, 'return {') }) }
  } catch {
    return undefined
  }
}

/** Tools that are exported, as a module does; `text` is what the outline is of. */
export function exportProblem(text: string, { exports: [range] }: Outline): Problem | undefined {
  if (range === undefined) return undefined
  const written = text.slice(...range).trimEnd()
  const place: Range = [range[0], range[0] + written.length]
  return {
    range: place,
    details: suggest(RETURN, place, 'return'),
    message: `The tools are exported with \`${written.startsWith('export') ? 'export default' : 'module.exports'}\`, which no loader reads. Write \`return\` instead.`,
  }
}
