import type { Range } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { countUpTo, lineEnd } from '../../syntax/position.ts'
import { basename } from '../../wording/paths.ts'
import type { PlacedSkill } from '../placed-skill.ts'

const LONGEST_SIDE = 300

const WORDS = /[^\s`,;()[\]|]+/g

/** What ends a sentence or a part of one that stands alone. */
const SENTENCE_END = /[.!?;][)"'*`\]]*\s+/g

/** What surrounds a path in prose. Other paths are left out: their names say nothing of this one. */
export interface Context {
  /** The sentence before the path; in a table, the cell. */
  readonly before: string
  readonly after: string
  readonly command: string | undefined
  readonly isSubject: boolean
  readonly isLinkText: boolean
  /** The line that introduces the list or table, the first line of the table, and the heading above. */
  readonly intro: string
  readonly columns: string
  readonly heading: string
  /** Whether the list or table is introduced as that of something with a name, which the skill has no file of. */
  readonly isOfOther: boolean
}

/** What surrounds a path; undefined outside of paragraphs. */
export function contextOf(
  { start, range }: { readonly start: number; readonly range: Range },
  skill: PlacedSkill,
): Context | undefined {
  const { text, body } = skill
  const { paragraphs, headings } = markdownOf(skill)
  const paragraph = lastBefore(paragraphs, start)
  if (paragraph === undefined || start >= paragraph.range[1]) return undefined
  const [from, to] = paragraph.range
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const row = /^[ \t>]*\|/.test(text.slice(lineStart, Math.min(lineStart + 20, to)))
  const left = text.slice(Math.max(from, row ? lineStart : from, start - LONGEST_SIDE), start)
  const right = text.slice(range[1], Math.min(to, range[1] + LONGEST_SIDE))
  const before = row ? left.slice(left.lastIndexOf('|') + 1) : withoutPoints(left).split(SENTENCE_END).at(-1)!
  const after = row ? /^[^|\n]*/.exec(right)![0] : firstSentence(right)
  const isListed = /(?:[-*+]|\d[.)])[ \t]+$/.test(text.slice(text.lastIndexOf('\n', from - 1) + 1, from))
  const intro = row || isListed ? introOf(text, from, body[0]) : ''
  return {
    before: withoutPaths(before),
    after: withoutPaths(after),
    command: commandIn(left, right),
    isSubject: row
      ? isBare(before) && isBare(after)
      : isListed && start - from < LONGEST_SIDE && isBare(text.slice(from, start)),
    isLinkText: /^[`*_]*\]/.test(right) && before.includes('['),
    intro,
    columns: row ? text.slice(from, Math.min(lineEnd(text, from), from + LONGEST_SIDE)) : '',
    isOfOther: namesOther(intro, skill),
    heading: lastBefore(headings, start)?.text ?? '',
  }
}

function isBare(text: string): boolean {
  return text.replace('[x]', '').replace(/[\s*_`"'“”([\])<>✅📄📁📚📖📜🔧•-]/gu, '') === ''
}

/** The last of some ranges, in their order, that starts at `offset` or before. */
export function lastBefore<Item extends { readonly range: readonly [number, number] }>(
  items: readonly Item[],
  offset: number,
): Item | undefined {
  return items[countUpTo(items.length, (index) => items[index]!.range[0] <= offset) - 1]
}

function withoutPaths(text: string): string {
  return text.replace(WORDS, (word) => (word.includes('/') ? '§' : word))
}

/** Abbreviations, whose points end no sentence. */
function withoutPoints(text: string): string {
  return text.replace(/\b(e\.g|i\.e|etc|vs|incl)\./gi, (_, word: string) => word.replace('.', ''))
}

function firstSentence(text: string): string {
  // The mark that follows the path itself ends its sentence.
  const plain = withoutPoints(text).replace(/^[`*_"')\]]*[.!?;:]\s[^]*/, '')
  return plain.split(SENTENCE_END)[0]!
}

/** What stands between the backtick that opens a code span and the path. */
function commandIn(left: string, right: string): string | undefined {
  const line = left.slice(left.lastIndexOf('\n') + 1)
  const marks = line.split('`')
  return marks.length % 2 === 0 && right.includes('`') ? marks.at(-1)! : undefined
}

const MOST_LINES = 60

/** The last line above a list that belongs to none, unless it is far. */
function introOf(text: string, from: number, bodyStart: number): string {
  let end = text.lastIndexOf('\n', from - 1)
  for (let count = 0; count < MOST_LINES && end > bodyStart; count++) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(start, Math.min(end, start + LONGEST_SIDE))
    if (/^#/.test(line)) return ''
    if (/^\S/.test(line) && !/^(?:[-*+|>]|\d+[.)])/.test(line)) return line
    if (/^\*\*/.test(line)) return line
    end = start - 1
  }
  return ''
}

/** `The deployment lives in `other-project`:` */
const IN_NAMED = /\b(?:in|from|inside) (?:the )?(?:`|\*\*|\[)+([\w.@-]+)(?:`|\*\*|\])+/gi

function namesOther(intro: string, { home, files }: PlacedSkill): boolean {
  const names = [...intro.matchAll(IN_NAMED)].map(([, name]) => name!)
  return names.some((name) => name !== basename(home.slice(0, -1)) && !files.has(home + name))
}
