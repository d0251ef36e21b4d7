import type { Range } from '../../../model.ts'
import type { Problem } from '../../../syntax/yaml-errors.ts'
import { safely } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { isBlank } from './lines.ts'
import type { Pair } from './located-text.ts'
import { isQuote, readPair } from './located-text.ts'

interface Token {
  readonly range: Range
  /** The place of a quote in the token that nothing closes. */
  readonly unclosed: number | undefined
}

/** The attributes between two offsets; not `complete` if an unclosed quote takes in the rest of them. */
export function readAttributes(
  text: string,
  start: number,
  end: number,
  problems: Problem[],
): { pairs: readonly Pair[]; complete: boolean } {
  const pairs: Pair[] = []
  const tokens = readTokens(text, start, end)
  const words = tokens.map(({ range, unclosed }) =>
    unclosed === undefined ? text.slice(...range) : undefined,
  )
  for (let index = 0; index < tokens.length; index++) {
    const { range, unclosed } = tokens[index]!
    if (unclosed !== undefined) {
      problems.push({
        range: [unclosed, unclosed + 1],
        message: `The quote \`${text[unclosed]}\` is never closed. Close it after the value.`,
      })
      return { pairs, complete: false }
    }
    const last = lastOfSpaced(words, index)
    const whole: Range = [range[0], tokens[last]!.range[1]]
    if (last > index) problems.push(spacedProblem(text, whole, words.slice(index, last + 1).join('')))
    index = last
    const pair = readPair(text, whole, '=', (key) => key.toLowerCase())
    if (pair === undefined)
      problems.push({
        range,
        message: `${quote(text.slice(...range))} is not an attribute. Remove it, or quote a value with spaces, such as \`label="find files"\`.`,
      })
    else if (pair.name === '')
      problems.push({
        range,
        message: `${quote(text.slice(...range))} has no name before its \`=\`. Add the name of the attribute, or remove it.`,
      })
    else pairs.push(pair)
  }
  return { pairs, complete: true }
}

function readTokens(text: string, start: number, end: number): readonly Token[] {
  const tokens: Token[] = []
  for (let at = start; at < end; at++) {
    if (isBlank(text[at])) continue
    const token = readToken(text, at, end)
    tokens.push(token)
    at = token.range[1]
  }
  return tokens
}

// In one loop with the quotes, V8 14.6 (Node 26) compiles the look for blanks away.
function readToken(text: string, start: number, end: number): Token {
  let at = start
  for (; at < end && !isBlank(text[at]); at++) {
    if (!isQuote(text[at])) continue
    const close = closingQuote(text, at, end)
    if (close === undefined) return { range: [start, end], unclosed: at }
    at = close
  }
  return { range: [start, at], unclosed: undefined }
}

function closingQuote(text: string, open: number, end: number): number | undefined {
  for (let at = open + 1; at < end; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[open]) return at
  }
  return undefined
}

/** The last token of `key = value`, `key =value` or `key= value`; `index` if no blank is around the `=`. */
function lastOfSpaced(words: readonly (string | undefined)[], index: number): number {
  const isBare = (word: string | undefined): boolean => word?.includes('=') === false
  const isValue = (word: string | undefined): boolean => isQuote(word?.[0]) || isBare(word)
  let last = index
  if (isBare(words[index]) && words[index + 1]?.startsWith('=')) last++
  const word = words[last]!
  const named = last > index || word.length > 1
  return named && word.indexOf('=') === word.length - 1 && isValue(words[last + 1]) ? last + 1 : last
}

function spacedProblem(text: string, range: Range, joined: string): Problem {
  const message = `${quote(text.slice(...range))} has blanks around its \`=\`. Write ${quote(joined)}.`
  // Without a value the fix would hide that one is missing.
  return joined.endsWith('=')
    ? { range, message }
    : { range, message, details: safely('Remove the blanks', { range, text: joined }) }
}
