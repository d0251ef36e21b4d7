import type { Range, Source } from '../model.ts'
import { count } from '../wording/wording.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { lineEnd, trimEnd } from './position.ts'
import { view } from './views.ts'
import type { YamlReading } from './yaml.ts'
import { broken, readYaml, withoutFields } from './yaml.ts'
import type { Problem } from './yaml-errors.ts'

export interface Frontmatter extends Omit<YamlReading, 'state'> {
  /** `absent`: no opening `---`; `unclosed`: no closing one; `broken`: not a YAML mapping, or too long. */
  readonly state: 'absent' | 'unclosed' | 'broken' | 'read'
  readonly opening: Range
  readonly closing: Range
  /** What lies between the two `---` lines. */
  readonly content: Range
  /** What follows the closing `---` line; the whole text when the frontmatter is absent. */
  readonly body: Range
}

interface Split extends Pick<Frontmatter, 'opening' | 'closing' | 'content' | 'body'> {
  readonly state: 'absent' | 'unclosed' | 'closed'
}

/** In UTF-16 code units. The parser takes ten seconds and a gigabyte for a list of 1 MiB. */
const LONGEST = 64 * 1024

/**
 * Reads the `---` YAML `---` block that opens a text; ranges are offsets in that text, whatever its line
 * breaks and with or without a byte order mark. Never throws: what cannot be read is in `state` and
 * `problems`. YAML 1.2, core schema; an alias is its anchor's value itself, never a copy.
 */
export function parseFrontmatter(text: string): Frontmatter {
  const split = splitFrontmatter(text)
  if (split.state !== 'closed') return { ...split, ...withoutFields(split.state) }
  if (isTooLong(split.content)) return { ...split, ...broken([tooLong(split)]) }
  const plain = readPlainYaml(text, split.content)
  if (plain !== undefined && plain.fields.size > 0) return { ...split, ...plain }
  const problem = closedEarly(text, split)
  return { ...split, ...(problem === undefined ? readYaml(text, split.content) : broken([problem])) }
}

/** Whether frontmatter is longer than any that is read here: a client may read it. */
export function isTooLong([start, end]: Range): boolean {
  return end - start > LONGEST
}

/** The frontmatter of a source: what tells the format of a file asks for it first, and then the format does. */
export const frontmatterOf = view(({ text }: Source): Frontmatter => parseFrontmatter(text))

function closedEarly(text: string, { content, closing, body }: Split): Problem | undefined {
  if (!/^(?:name|description):\s/.test(text.slice(body[0], body[0] + 13))) return undefined
  const lines = text.slice(...content).split('\n')
  if (!lines.every((line) => /^\s*(?:#|$)/.test(line))) return undefined
  if (parseFrontmatter(text.slice(closing[0])).fields.size === 0) return undefined
  return {
    range: closing,
    message: 'This `---` closes the frontmatter above its first field. Delete this line.',
  }
}

function tooLong({ opening, content: [start, end] }: Split): Problem {
  const message = `The frontmatter has ${count(end - start)} characters, more than the ${count(LONGEST)} that are read. Move text below the closing \`---\`.`
  return { range: opening, message }
}

/** Where the frontmatter of a text stands, whatever it holds. */
export function splitFrontmatter(text: string): Split {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const firstEnd = lineEnd(text, start)
  if (!isFence(text, start, firstEnd)) {
    const none: Range = [start, start]
    return { state: 'absent', opening: none, closing: none, content: none, body: [start, text.length] }
  }
  const opening: Range = [start, trimEnd(text, start, firstEnd)]
  const contentStart = Math.min(firstEnd + 1, text.length)
  const close = closingFence(text, contentStart)
  if (close === undefined) {
    const end: Range = [text.length, text.length]
    return { state: 'unclosed', opening, closing: end, content: [contentStart, text.length], body: end }
  }
  const content: Range = [contentStart, close]
  const closing: Range = [close, close + 3]
  const body: Range = [Math.min(lineEnd(text, close) + 1, text.length), text.length]
  return { state: 'closed', opening, closing, content, body }
}

/** What follows the `---` that starts a text, such as `yaml`: gray-matter, which clients use, takes it for a language. */
interface Language {
  readonly word: string
  /** Of the `---` and the word. */
  readonly range: Range
  /** Whether such frontmatter is run. */
  readonly isCode: boolean
}

/** The language that a text names for its frontmatter; undefined where it names none. */
export function languageOf(text: string): Language | undefined {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const line = text.slice(start, lineEnd(text, start)).trimEnd()
  if (!/^---[^-]/.test(line)) return undefined
  const word = line.slice(3).trim()
  return { word, range: [start, start + line.length], isCode: /^(?:js|javascript)$/i.test(word) }
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
