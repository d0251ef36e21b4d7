import { count } from '../../text/wording.ts'
import { parseClass } from './classes.ts'
import type { Group, Item, Parser } from './items.ts'
import { fail, folded, readCharacter } from './items.ts'
import { placeMistake } from './places.ts'

/** The longest glob, in UTF-16 code units, and the deepest nesting of its groups. */
const LONGEST_GLOB = 1000
const DEEPEST = 4

/** What ends an alternative of a group with parentheses, and of one with braces. */
const PARENTHESES = '|)'
const BRACES = ',}'

/** The parts of a glob; or its mistake, the rest of a sentence about it, and the fix, without a period. */
export function parseItems(glob: string, nocase: boolean): readonly Item[] | string {
  if (glob.length > LONGEST_GLOB)
    return `is longer than ${count(LONGEST_GLOB)} characters. Write several globs`
  if (glob === '') return 'is empty. Write `**` for all files'
  if (/^!(?!\()/.test(glob))
    return 'starts with `!`, but a glob cannot exclude files. Name the files to match'
  const parser: Parser = { glob, nocase, at: 0, depth: 0, mistake: undefined }
  const items = parseUntil(parser, '')
  return parser.mistake ?? placeMistake(items) ?? items
}

/** Reads up to one of the `ends` of the group around, or to the end of the glob. */
function parseUntil(parser: Parser, ends: string): Item[] {
  const items: Item[] = []
  while (parser.at < parser.glob.length && !ends.includes(parser.glob[parser.at]!))
    parseItem(parser, items, ends)
  return items
}

function parseItem(parser: Parser, items: Item[], ends: string): void {
  const { glob, at } = parser
  const mark = glob[at]!
  if (mark === '*') return parseStars(parser, items)
  if ('?+@!'.includes(mark) && glob[at + 1] === '(') return parseGroup(parser, items)
  if (mark === '{') return parseBraces(parser, items)
  if (mark === '[') return add(items, parseClass(parser))
  if (mark === '/') return parseSlash(parser, items)
  if (mark === '(' && ends === PARENTHESES)
    return fail(parser, 'has a bare `(` in a group. Write `@(` for a group, or `\\(` for the character')
  if (mark !== '?') return addText(items, cased(parser, readCharacter(parser)))
  parser.at++
  add(items, { kind: 'any' })
}

function cased({ nocase }: Parser, text: string): string {
  return nocase ? folded(text) : text
}

function add(items: Item[], item: Item | undefined): void {
  if (item !== undefined) items.push(item)
}

/** Adds text; two parts of text are never neighbours. */
function addText(items: Item[], text: string): void {
  const last = items.at(-1)
  if (last?.kind === 'text') items[items.length - 1] = { kind: 'text', text: last.text + text }
  else items.push({ kind: 'text', text })
}

function parseSlash(parser: Parser, items: Item[]): void {
  if (items.at(-1)?.kind === 'slash') return fail(parser, 'has an empty name between two `/`. Remove one `/`')
  parser.at++
  items.push({ kind: 'slash' })
}

/** Reads `*`, `**` or more. The last `*` before a `(` belongs to the group. */
function parseStars(parser: Parser, items: Item[]): void {
  const start = parser.at
  while (parser.glob[parser.at] === '*') parser.at++
  const isGroup = parser.glob[parser.at] === '('
  if (isGroup) parser.at--
  const stars = parser.at - start
  if (stars === 2) items.push({ kind: 'stars', deep: false, isFilled: isAfterStar(items) })
  else if (stars > 0) items.push({ kind: 'star' })
  if (isGroup) parseGroup(parser, items)
}

/** Whether the name before the last slash ends with `*`. */
function isAfterStar(items: readonly Item[]): boolean {
  const [border, name, slash] = [items.at(-3), items.at(-2), items.at(-1)]
  if (slash?.kind !== 'slash' || name === undefined) return false
  const isFolders = name.kind === 'stars' && (border === undefined || border.kind === 'slash')
  return isFolders ? name.isFilled : name.kind === 'star' || name.kind === 'stars'
}

/** Reads a group with parentheses, such as `@(a|b)`. */
function parseGroup(parser: Parser, items: Item[]): void {
  const type = parser.glob[parser.at] as Group['type']
  parser.at += 2
  items.push({ kind: 'group', type, branches: parseBranches(parser, PARENTHESES, `${type}(`) })
}

/** Reads the alternatives of a group, and the mark after the last one. */
function parseBranches(parser: Parser, ends: string, opening: string): readonly (readonly Item[])[] {
  const branches: (readonly Item[])[] = []
  if (++parser.depth > DEEPEST) fail(parser, `nests groups deeper than ${DEEPEST}. Flatten it`)
  do branches.push(parseUntil(parser, ends))
  while (parser.glob[parser.at++] === ends[0])
  parser.depth--
  if (parser.at > parser.glob.length)
    fail(
      parser,
      `has a \`${opening}\` that is never closed. Close it, or write \`\\${opening}\` for the text`,
    )
  return branches
}

/** Reads `{a,b}` or a range. Braces around a single name are text, as in `{{cookiecutter.name}}`. */
function parseBraces(parser: Parser, items: Item[]): void {
  const start = ++parser.at
  const branches = parseBranches(parser, BRACES, '{')
  if (branches.length > 1) return add(items, { kind: 'group', type: '{', branches })
  const range = /^(-?\w+)\.\.(-?\w+)(\.\.-?\w+)?$/.exec(parser.glob.slice(start, parser.at - 1))
  if (range !== null) return add(items, rangeOf(parser, range))
  addText(items, '{')
  for (const item of branches[0]!) {
    if (item.kind === 'text') addText(items, item.text)
    else items.push(item)
  }
  addText(items, '}')
}

/** `{1..12}`, of at most the numbers that have three digits, or `{a..e}`. */
function rangeOf(parser: Parser, [, first = '', last = '', step]: RegExpExecArray): Item | undefined {
  const ends = [first, last]
  const isOf = (pattern: RegExp): boolean => step === undefined && ends.every((each) => pattern.test(each))
  if (isOf(/^\d{1,3}$/)) {
    const width = ends.some((each) => /^0\d/.test(each)) ? Math.max(first.length, last.length) : 0
    return { kind: 'range', low: Math.min(+first, +last), high: Math.max(+first, +last), width }
  }
  if (isOf(/^[a-z]$/) || isOf(/^[A-Z]$/)) {
    const [low = '', high = ''] = ends.toSorted()
    return {
      kind: 'class',
      negated: false,
      ranges: [low.charCodeAt(0), high.charCodeAt(0)],
      literal: undefined,
    }
  }
  fail(
    parser,
    isOf(/^\d+$/)
      ? 'has a range of numbers above 999. Use `*`'
      : 'has a range other than of two numbers or two letters. List the names, as in `{a,b}`',
  )
  return undefined
}
