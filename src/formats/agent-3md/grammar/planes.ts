import type { Range, Report } from '../../../model.ts'
import { placeOf } from '../../../syntax/fields.ts'
import { safely } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { DIRECTIVE, isBlank, isDirective, readLine } from './lines.ts'
import type { Pair } from './located-text.ts'
import { isQuote, lastOf, readPair } from './located-text.ts'

/** A plane as it is written. */
export interface WrittenPlane {
  /** The word `@plane`; for the one plane of a file without directives the empty range before its body. */
  readonly directive: Range
  /** NaN where a problem says that there is none. */
  readonly z: number
  /** In the order of the file, those that a later one replaces too. */
  readonly pairs: readonly Pair[]
  readonly attributes: ReadonlyMap<string, Pair>
  readonly body: Range
}

/** A code fence, by its first line, and the `@plane` words in it. */
export interface Fence {
  readonly opening: Range
  readonly closed: boolean
  readonly directives: readonly Range[]
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/** Reads the body from `start` on: its planes, and the fences in which no directive counts. */
export function readPlanes(
  text: string,
  start: number,
  report: Report,
): { planes: readonly WrittenPlane[]; fences: readonly Fence[] } {
  const planes: WrittenPlane[] = []
  const fences: Fence[] = []
  let fence: { mark: string; opening: Range; directives: Range[] } | undefined
  for (let at = start; at < text.length; ) {
    const line = readLine(text, at)
    at = line.next
    const mark = text.slice(line.content[0], line.content[0] + 3)
    if (fence !== undefined) {
      if (isDirective(text, line)) fence.directives.push([line.start, line.start + DIRECTIVE.length])
      if (mark !== fence.mark) continue
      fences.push({ ...fence, closed: true })
      fence = undefined
    } else if (mark === '```' || mark === '~~~') {
      fence = { mark, opening: line.content, directives: [] }
    } else if (isDirective(text, line)) {
      endBody(planes, line.start)
      planes.push({ ...readDirective(text, line.content, report), body: [line.next, text.length] })
    }
  }
  if (fence !== undefined) fences.push({ ...fence, closed: false })
  if (planes.length === 0 && text.slice(start).trim() !== '')
    planes.push({
      directive: [start, start],
      z: 0,
      pairs: [],
      attributes: new Map(),
      body: [start, text.length],
    })
  reportEqualZ(planes, report)
  return { planes, fences }
}

function endBody(planes: WrittenPlane[], end: number): void {
  const last = planes.pop()
  if (last !== undefined) planes.push({ ...last, body: [last.body[0], end] })
}

function readDirective(text: string, [start, end]: Range, report: Report): Omit<WrittenPlane, 'body'> {
  const directive: Range = [start, start + DIRECTIVE.length]
  const { pairs, complete } = readAttributes(text, directive[1], end, report)
  const attributes = lastOf(pairs)
  for (const name of ['z', 'x', 'y']) {
    const pair = attributes.get(name)
    if (pair === undefined || readNumber(pair.value) !== undefined) continue
    const bare = pair.value.endsWith(',') ? pair.value.slice(0, -1) : ''
    const comma = `${quote(pair.value)} ends with a comma, but spaces separate attributes. Write \`${name}=${bare}\`.`
    const problem =
      pair.value === '' ? `\`${name}\` has no value.` : `${quote(text.slice(...pair.range))} is not a number.`
    const message = `${problem} Write \`${name}\` as a number such as \`${name}=1\`.`
    report(placeOf(pair, pair.key), readNumber(bare) === undefined ? message : comma)
  }
  const z = attributes.get('z')
  if (z === undefined && complete) report(directive, '`@plane` has no `z`. Add one, such as `z=1`.')
  return { directive, z: (z && readNumber(z.value)) ?? NaN, pairs, attributes }
}

function reportEqualZ(planes: readonly WrittenPlane[], report: Report): void {
  for (const { item, first } of repeatsOf(planes, ({ z }) => (Number.isNaN(z) ? undefined : z))) {
    const message = `Two planes have \`z=${item.z}\`. Give each plane its own \`z\`.`
    report(item.attributes.get('z')!.range, message, firstAt(first.attributes.get('z')!.range))
  }
}

/** The number that `text` is, after the grammar of `z`; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const number = NUMBER.test(text) ? Number(text) : NaN
  return Number.isFinite(number) ? number : undefined
}

interface Token {
  readonly range: Range
  /** The place of a quote in the token that nothing closes. */
  readonly unclosed: number | undefined
}

/** The attributes between two offsets; not `complete` if an unclosed quote takes in the rest of them. */
function readAttributes(text: string, start: number, end: number, report: Report) {
  const pairs: Pair[] = []
  const tokens = readTokens(text, start, end)
  const words = tokens.map(({ range, unclosed }) =>
    unclosed === undefined ? text.slice(...range) : undefined,
  )
  for (let index = 0; index < tokens.length; index++) {
    const { range, unclosed } = tokens[index]!
    if (unclosed !== undefined) {
      const message = `The quote \`${text[unclosed]}\` is never closed. Close it after the value.`
      report([unclosed, unclosed + 1], message)
      return { pairs, complete: false }
    }
    const last = lastOfSpaced(words, index)
    const whole: Range = [range[0], tokens[last]!.range[1]]
    if (last > index) reportSpaced(text, whole, words.slice(index, last + 1).join(''), report)
    index = last
    const pair = readPair(text, whole, '=', (key) => key.toLowerCase())
    if (pair !== undefined && pair.name !== '') {
      pairs.push(pair)
      continue
    }
    const problem =
      pair === undefined
        ? 'is not an attribute. Remove it, or quote a value with spaces, such as `label="find files"`.'
        : 'has no name before its `=`. Add the name of the attribute, or remove it.'
    report(range, `${quote(text.slice(...range))} ${problem}`)
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

function reportSpaced(text: string, range: Range, joined: string, report: Report): void {
  const message = `${quote(text.slice(...range))} has blanks around its \`=\`. Write ${quote(joined)}.`
  // Without a value the fix would hide that one is missing.
  const details = joined.endsWith('=') ? {} : safely('Remove the blanks', { range, text: joined })
  report(range, message, details)
}
