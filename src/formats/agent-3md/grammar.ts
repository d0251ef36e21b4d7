import { quote, safely, suggest } from '../../text/message.ts'
import { lineEnd } from '../../text/position.ts'
import type { Details, Field, Range } from '../../model.ts'
import type { Problem } from '../../text/yaml-errors.ts'
import { repeatsOf } from './repeats.ts'
import { isQuote, readText } from './text.ts'
import type { Text } from './text.ts'

/** `key: value` of the frontmatter, or `key=value` of a directive. */
export interface Pair extends Text, Field {
  readonly value: string
  /** The key as it is compared: an attribute's in lower case. */
  readonly name: string
}

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

/** A 3md document, read as far as it can be: every problem is noted, none ends the reading. */
export interface Written {
  /** The `---` that opens the frontmatter, or the line that stands in its place. */
  readonly opening: Range
  /** The frontmatter in the order of the file, pairs that a later one replaces too. */
  readonly pairs: readonly Pair[]
  /** Whether the frontmatter ends; where it does not, its last pairs may be text of the body. */
  readonly closed: boolean
  readonly fields: ReadonlyMap<string, Pair>
  readonly body: Range
  readonly planes: readonly WrittenPlane[]
  readonly fences: readonly Fence[]
  /** What is no 3md. */
  readonly problems: readonly Problem[]
}

interface Line {
  readonly start: number
  /** Where the next line starts. */
  readonly next: number
  /** The line without the blanks around it. */
  readonly content: Range
}

interface Frontmatter {
  readonly opening: Range
  readonly pairs: readonly Pair[]
  readonly closed: boolean
  /** Where the body starts. */
  readonly end: number
}

const DELIMITER = '---'
const DIRECTIVE = '@plane'
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/
/** Read in any letter case; all other keys only as they are written. */
const ANY_CASE = new Set(['3md', 'axis', 'title'])

/**
 * Reads the base grammar of 3md, in linear time. Offsets are those of `text`, its line breaks and byte order
 * mark included. Never throws.
 */
export function readWritten(text: string): Written {
  const problems: Problem[] = []
  const { opening, pairs, closed, end } = readFrontmatter(text, problems)
  const { planes, fences } = readPlanes(text, end, problems)
  reportEqualZ(planes, problems)
  return { opening, pairs, closed, fields: lastOf(pairs), body: [end, text.length], planes, fences, problems }
}

/** Where to point at a value: at its key where nothing is written. */
export function placeOf({ key, range }: Pair): Range {
  return range[0] === range[1] ? key : range
}

/** A suggestion to add a line to the frontmatter, below the `---` that opens it. */
export function suggestField(text: string, [start]: Range, field: string): Details {
  const next = lineEnd(text, start)
  const lineBreak = text[next - 1] === '\r' ? '\r\n' : '\n'
  const end = next - lineBreak.length + 1
  return suggest(`Add \`${field}\``, [end, end], lineBreak + field)
}

/** The number that `text` is, after the grammar of `z`; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const number = NUMBER.test(text) ? Number(text) : NaN
  return Number.isFinite(number) ? number : undefined
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}

function readLine(text: string, start: number): Line {
  const lineBreak = text.indexOf('\n', start)
  const end =
    lineBreak === -1
      ? text.length
      : lineBreak > start && text[lineBreak - 1] === '\r'
        ? lineBreak - 1
        : lineBreak
  return { start, next: lineBreak === -1 ? text.length : lineBreak + 1, content: trim(text, start, end) }
}

function trim(text: string, start: number, end: number): Range {
  while (start < end && isBlank(text[start])) start++
  while (end > start && isBlank(text[end - 1])) end--
  return [start, end]
}

function isDelimiter(text: string, [start, end]: Range): boolean {
  return end - start === DELIMITER.length && text.startsWith(DELIMITER, start)
}

function isDirective(text: string, { start, content: [content, end] }: Line): boolean {
  const after = start + DIRECTIVE.length
  return content === start && text.startsWith(DIRECTIVE, start) && (after === end || isBlank(text[after]))
}

function lastOf(pairs: readonly Pair[]): ReadonlyMap<string, Pair> {
  return new Map(pairs.map((pair) => [pair.name, pair]))
}

/** The two sides of the first separator between `start` and `end`; undefined when there is none. */
function readPair(
  text: string,
  [start, end]: Range,
  separator: string,
  nameOf: (key: string) => string,
): Pair | undefined {
  const length = text.slice(start, end).indexOf(separator)
  if (length === -1) return undefined
  const key = trim(text, start, start + length)
  return { ...readText(text, trim(text, start + length + 1, end)), key, name: nameOf(text.slice(...key)) }
}

function readFrontmatter(text: string, problems: Problem[]): Frontmatter {
  const start = text.startsWith('\ufeff') ? 1 : 0
  let line = readLine(text, start)
  while (line.content[0] === line.content[1] && line.next < text.length) line = readLine(text, line.next)
  const opening = line.content
  if (!isDelimiter(text, opening)) {
    problems.push({
      range: opening,
      message:
        'The file does not begin with frontmatter. Begin it with a line `---`, a line `3md: 1.0` and another line `---`.',
    })
    return { opening, pairs: [], closed: true, end: start }
  }
  return readFields(text, opening, line.next, problems)
}

function readFields(text: string, opening: Range, start: number, problems: Problem[]): Frontmatter {
  const pairs: Pair[] = []
  const strays: Line[] = []
  let directive: Line | undefined
  for (let at = start; at < text.length; ) {
    const line = readLine(text, at)
    at = line.next
    if (isDelimiter(text, line.content)) {
      // A `---` further down is a rule of the body when the frontmatter before it ran into a plane.
      if (directive !== undefined && strays.length > 0) break
      for (const { content } of strays)
        problems.push({
          range: content,
          message: `${quote(text.slice(...content))} has no colon. Write \`key: value\`, all on one line.`,
        })
      // A line `3md 1.0` is reported already: it lacks its colon only.
      const meant = strays.some(({ content }) => /^3md\b/i.test(text.slice(...content)))
      if (!meant) reportVersion(text, opening, lastOf(pairs).get('3md'), problems)
      return { opening, pairs, closed: true, end: line.next }
    }
    if (line.content[0] === line.content[1] || text[line.content[0]] === '#') continue
    const pair = readPair(text, line.content, ':', (key) =>
      ANY_CASE.has(key.toLowerCase()) ? key.toLowerCase() : key,
    )
    if (isDirective(text, line)) directive ??= line
    if (pair === undefined) strays.push(line)
    else pairs.push(pair)
  }
  problems.push({
    range: opening,
    message: 'The frontmatter that `---` opens here is never closed. Add a line `---` below its last field.',
  })
  const end = Math.min(directive?.start ?? text.length, strays[0]?.start ?? text.length)
  return { opening, pairs: pairs.filter(({ key }) => key[0] < end), closed: false, end }
}

function reportVersion(text: string, opening: Range, version: Pair | undefined, problems: Problem[]): void {
  if (version === undefined)
    problems.push({
      range: opening,
      message: 'The frontmatter has no `3md`. Add a line `3md: 1.0`.',
      details: suggestField(text, opening, '3md: 1.0'),
    })
  else if (version.value === '')
    problems.push({ range: placeOf(version), message: '`3md` has no value. Write `3md: 1.0`.' })
}

function readPlanes(
  text: string,
  start: number,
  problems: Problem[],
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
      planes.push({ ...readDirective(text, line.content, problems), body: [line.next, text.length] })
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
  return { planes, fences }
}

function endBody(planes: WrittenPlane[], end: number): void {
  const last = planes.pop()
  if (last !== undefined) planes.push({ ...last, body: [last.body[0], end] })
}

function readDirective(text: string, [start, end]: Range, problems: Problem[]): Omit<WrittenPlane, 'body'> {
  const directive: Range = [start, start + DIRECTIVE.length]
  const { pairs, complete } = readAttributes(text, directive[1], end, problems)
  const attributes = lastOf(pairs)
  for (const name of ['z', 'x', 'y']) {
    const pair = attributes.get(name)
    if (pair === undefined || readNumber(pair.value) !== undefined) continue
    const message =
      pair.value === '' ? `\`${name}\` has no value.` : `${quote(text.slice(...pair.range))} is no number.`
    problems.push({
      range: placeOf(pair),
      message: `${message} Write \`${name}\` as a number such as \`${name}=1\`.`,
    })
  }
  const z = attributes.get('z')
  if (z === undefined && complete)
    problems.push({ range: directive, message: '`@plane` has no `z`. Add its place, such as `z=1`.' })
  return { directive, z: (z && readNumber(z.value)) ?? NaN, pairs, attributes }
}

interface Token {
  readonly range: Range
  /** The place of a quote in the token that nothing closes. */
  readonly unclosed: number | undefined
}

/**
 * The attributes between two offsets; `complete` unless a quote that is not closed swallowed the rest of
 * them.
 */
function readAttributes(
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
        message: `The quote \`${text[unclosed]}\` is never closed. Close it behind the value.`,
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
        message: `${quote(text.slice(...range))} is no attribute. Write \`key=value\`, with quotes around a value that holds blanks.`,
      })
    else if (pair.name === '')
      problems.push({
        range,
        message: `${quote(text.slice(...range))} has no name before its \`=\`. Write \`key=value\`.`,
      })
    else pairs.push(pair)
  }
  return { pairs, complete: true }
}

function readTokens(text: string, start: number, end: number): readonly Token[] {
  const tokens: Token[] = []
  for (let at = start; at < end; at++) {
    if (isBlank(text[at])) continue
    const from = at
    let open: number | undefined
    for (; at < end && (open !== undefined || !isBlank(text[at])); at++) {
      if (open === undefined) open = isQuote(text[at]) ? at : undefined
      else if (text[at] === '\\') at++
      else if (text[at] === text[open]) open = undefined
    }
    tokens.push({ range: [from, Math.min(at, end)], unclosed: open })
  }
  return tokens
}

/**
 * The index of the last token of `key = value`, `key =value` or `key= value`; `index` itself where no blank
 * stands around the `=`.
 */
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

function reportEqualZ(planes: readonly WrittenPlane[], problems: Problem[]): void {
  const placed = planes.flatMap(({ z, attributes }) =>
    Number.isNaN(z) ? [] : { z, range: attributes.get('z')?.range ?? ([0, 0] as Range) },
  )
  for (const { item, first } of repeatsOf(placed, ({ z }) => z)) {
    problems.push({
      range: item.range,
      message: `Two planes stand at z=${item.z}. Give each plane its own \`z\`.`,
      details: { related: [{ range: first.range, message: 'The first one is here.' }] },
    })
  }
}
