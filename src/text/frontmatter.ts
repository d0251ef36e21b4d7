import type { Comment, Data, Field, Range, Value } from '../model.ts'
import { suggest } from './fixes.ts'
import { memoizeLast } from './memoize-last.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { lineEnd, trimEnd } from './position.ts'
import { count } from './wording.ts'
import type { Exotic } from './yaml.ts'
import { readFully } from './yaml.ts'
import type { Problem } from './yaml-errors.ts'

export interface Frontmatter {
  /**
   * `absent`: no `---` line opens the file; `unclosed`: none closes it; `broken`: what lies between is not a
   * YAML mapping, or too long to be read.
   */
  readonly state: 'absent' | 'unclosed' | 'broken' | 'read'
  /** The opening line, without its line break. */
  readonly opening: Range
  /** The closing line, without its line break. */
  readonly closing: Range
  /** What lies between the two `---` lines. */
  readonly content: Range
  readonly fields: ReadonlyMap<string, Field>
  readonly problems: readonly Problem[]
  readonly exotic: readonly Exotic[]
  /** What follows the closing `---` line; the whole text when the frontmatter is absent. */
  readonly body: Range
}

/** A frontmatter whose content is not read. */
export interface Split extends Pick<Frontmatter, 'opening' | 'closing' | 'content' | 'body'> {
  readonly state: 'absent' | 'unclosed' | 'closed'
}

const NO_FIELDS: ReadonlyMap<string, Field> = new Map()

/**
 * In UTF-16 code units: thirty times the longest that we have seen. The parser takes ten seconds and a gigabyte
 * for a list of 1 MiB.
 */
const LONGEST = 64 * 1024

/**
 * Reads the `---` YAML `---` block that opens a text; ranges are offsets in that text, whatever its line
 * breaks and with or without a byte order mark. Never throws: what cannot be read is in `state` and
 * `problems`. YAML 1.2, core schema; an alias is its anchor's value itself, never a copy.
 */
// What tells the format of a file reads it first, and then the format does.
export const parseFrontmatter: (text: string) => Frontmatter = memoizeLast(readFrontmatter)

function readFrontmatter(text: string): Frontmatter {
  const split = splitFrontmatter(text)
  if (split.state !== 'closed')
    return { ...split, state: split.state, fields: NO_FIELDS, problems: [], exotic: [] }
  if (split.content[1] - split.content[0] > LONGEST) return tooLong(split)
  const plain = readPlainYaml(text, split.content)
  if (plain === undefined || plain.fields.size === 0) {
    const problem = closedEarly(text, split)
    return problem === undefined ? { ...split, ...readFully(text, split.content) } : broken(split, problem)
  }
  const { opening, closing, content, body } = split
  // Spelled out, which is done in half the time of a copy with changes.
  const { fields, exotic } = plain
  return { state: 'read', opening, closing, content, body, fields, problems: [], exotic }
}

/** A second `---` above the fields, where the opening line is written twice or has only comments below it. */
function closedEarly(text: string, { content, closing, body }: Split): Problem | undefined {
  if (!/^(?:name|description):\s/.test(text.slice(body[0], body[0] + 13))) return undefined
  const lines = text.slice(...content).split('\n')
  if (!lines.every((line) => /^\s*(?:#|$)/.test(line))) return undefined
  if (readFrontmatter(text.slice(closing[0])).fields.size === 0) return undefined
  return {
    range: closing,
    message: 'This `---` closes the frontmatter above its first field. Delete this line.',
    details: suggest('Delete the line', [closing[0], body[0]], ''),
  }
}

function tooLong(split: Split): Frontmatter {
  const [start, end] = split.content
  const message = `The frontmatter has ${count(end - start)} characters, more than the ${count(LONGEST)} that are read. Move text below the closing \`---\`.`
  return broken(split, { range: split.opening, message })
}

function broken(split: Split, problem: Problem): Frontmatter {
  return { ...split, state: 'broken', fields: NO_FIELDS, problems: [problem], exotic: [] }
}

/** Where the frontmatter of a text stands, whatever it holds. */
export function splitFrontmatter(text: string): Split {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const firstEnd = lineEnd(text, start)
  if (!isFence(text, start, firstEnd)) {
    return {
      state: 'absent',
      opening: [start, start],
      closing: [start, start],
      content: [start, start],
      body: [start, text.length],
    }
  }
  const opening: Range = [start, trimEnd(text, start, firstEnd)]
  const contentStart = Math.min(firstEnd + 1, text.length)
  const close = closingFence(text, contentStart)
  if (close === undefined) {
    return {
      state: 'unclosed',
      opening,
      closing: [text.length, text.length],
      content: [contentStart, text.length],
      body: [text.length, text.length],
    }
  }
  const content: Range = [contentStart, close]
  const closing: Range = [close, close + 3]
  const body: Range = [Math.min(lineEnd(text, close) + 1, text.length), text.length]
  return { state: 'closed', opening, closing, content, body }
}

/** The comments of a frontmatter: each `#` after a blank or at a line's start that is no part of a text. */
export function frontmatterComments(text: string, { content, fields }: Frontmatter): readonly Comment[] {
  const comments: Comment[] = []
  // Both come in the order of the file: there may be thousands of each.
  const texts = textRanges(fields.values(), new Set()).sort(([a], [b]) => a - b)
  let next = 0
  for (const { 0: found, 1: before, index } of text.slice(...content).matchAll(/(^|[ \t])#[^\r\n]*/gm)) {
    const start = content[0] + index + before!.length
    while (next < texts.length && texts[next]![1] <= start) next++
    if (next < texts.length && texts[next]![0] <= start) continue
    const written = found.slice(before!.length)
    comments.push({
      text: written.replace(/^#+/, '').trim(),
      range: [start, start + written.trimEnd().length],
    })
  }
  return comments
}

/**
 * Where texts stand among values and what they hold. An alias shares what its anchor holds, and that is
 * `known` by then.
 */
function textRanges(values: Iterable<Value>, known: Set<Data>): Range[] {
  const ranges: Range[] = []
  for (const { value, range } of values) {
    if (typeof value === 'string') ranges.push(range)
    if (typeof value !== 'object' || value === null || known.has(value)) continue
    known.add(value)
    for (const inner of textRanges(value.values(), known)) ranges.push(inner)
  }
  return ranges
}

function isFence(text: string, start: number, end: number): boolean {
  return text.startsWith('---', start) && trimEnd(text, start, end) === start + 3
}

function closingFence(text: string, from: number): number | undefined {
  for (let start = from; start < text.length; start = lineEnd(text, start) + 1) {
    if (isFence(text, start, lineEnd(text, start))) return start
  }
  return undefined
}
