import { either } from '../../text/wording.ts'
import type { CharacterClass, Parser } from './items.ts'
import { fail, folded, readCharacter } from './items.ts'

/** The first and last characters of the ranges of the classes that POSIX names, as in `[[:alpha:]]`. */
const POSIX: ReadonlyMap<string, string> = new Map([
  ['alnum', 'azAZ09'],
  ['alpha', 'azAZ'],
  ['ascii', '\x00\x7f'],
  ['blank', '  \t\t'],
  ['cntrl', '\x00\x1f\x7f\x7f'],
  ['digit', '09'],
  ['graph', '!~'],
  ['lower', 'az'],
  ['print', ' ~'],
  ['punct', '!/:@[`{~'],
  ['space', '  \t\r'],
  ['upper', 'AZ'],
  ['word', 'azAZ09__'],
  ['xdigit', 'afAF09'],
])

const UNCLOSED = 'has a `[` that is never closed. Close it, or write `\\[` for the character'

/**
 * Reads a class such as `[a-z]`, `[!a]` or `[[:digit:]]`; undefined after a mistake. A class never matches a
 * `/`. A plain one such as `[id]` also matches its own text, as in other matchers: folders have such names.
 */
export function parseClass(parser: Parser): CharacterClass | undefined {
  const { glob } = parser
  const start = parser.at++
  const negated = glob[parser.at] === '!' || glob[parser.at] === '^'
  if (negated) parser.at++
  const first = parser.at
  const ranges: number[] = []
  while (parser.at < glob.length && (glob[parser.at] !== ']' || parser.at === first))
    parseMember(parser, ranges)
  if (glob[parser.at] !== ']') fail(parser, UNCLOSED)
  if (parser.mistake !== undefined) return undefined
  const text = glob.slice(start, ++parser.at)
  const isPlain = !negated && !/[-\\*+?.^${}(|)[\]]/.test(text.slice(1, -1))
  const literal = parser.nocase ? folded(text) : text
  return { kind: 'class', negated, ranges, literal: isPlain ? literal : undefined }
}

/** Reads a character, a range or a named class, and adds its ranges. */
function parseMember(parser: Parser, ranges: number[]): void {
  const { glob, at } = parser
  const name = /\[:(\w*):\]/y
  name.lastIndex = at
  const named = name.exec(glob)
  if (named !== null) return addNamed(parser, ranges, named)
  if (glob[at] === '/')
    return fail(parser, 'has a `/` between `[` and `]`. Close the `[`, or write `\\[` for the character')
  const low = readCharacter(parser)
  const isRange = glob[parser.at] === '-' && parser.at + 1 < glob.length && glob[parser.at + 1] !== ']'
  if (isRange) parser.at++
  const high = isRange ? readCharacter(parser) : low
  const [from, to] = [low.codePointAt(0)!, high.codePointAt(0)!]
  if (from > to) return fail(parser, 'has a range between `[` and `]` that is backwards. Swap its two ends')
  ranges.push(from, to)
}

function addNamed(parser: Parser, ranges: number[], [text, name = '']: RegExpExecArray): void {
  const ends = POSIX.get(name)
  if (ends === undefined)
    return fail(parser, `has an unknown class after \`[:\`. Use ${either([...POSIX.keys()])}`)
  ranges.push(...Array.from(ends, (end) => end.charCodeAt(0)))
  parser.at += text.length
}
