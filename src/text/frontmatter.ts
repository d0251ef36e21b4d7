import type { Node, Pair, YAMLMap } from 'yaml'
import packages from './packages.cjs'
import { quote } from './message.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { lineEnd, trimEnd } from './position.ts'
import type { Comment, Data, Field, Range, Value } from '../model.ts'
import { explainError, TOO_DEEP } from './yaml-errors.ts'
import type { Problem } from './yaml-errors.ts'

/** YAML that is valid but that smaller parsers of frontmatter reject or cut. */
export interface Exotic {
  readonly range: Range
  readonly what: 'flow collection' | 'anchor' | 'alias' | 'tag'
}

export interface Frontmatter {
  /**
   * `absent`: no `---` line opens the file; `unclosed`: none closes it; `broken`: what lies between is not a
   * YAML mapping.
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

const DEEPEST = 64
const FURTHEST_PROPERTY = 256

/**
 * Reads the `---` YAML `---` block that opens a text; ranges are offsets in that text, whatever its line
 * breaks and with or without a byte order mark. Never throws: what cannot be read is in `state` and
 * `problems`.
 * YAML 1.2, core schema; an alias is its anchor's value itself, never a copy.
 */
export function parseFrontmatter(text: string): Frontmatter {
  const split = splitFrontmatter(text)
  if (split.state !== 'closed')
    return { ...split, state: split.state, fields: NO_FIELDS, problems: [], exotic: [] }
  const fields = readPlainYaml(text, split.content)
  if (fields === undefined) return { ...split, ...readFully(text, split.content) }
  const { opening, closing, content, body } = split
  // Spelled out, which is done in half the time of a copy with changes.
  return { state: 'read', opening, closing, content, body, fields, problems: [], exotic: [] }
}

/** Reads the frontmatter that lies in `content`, whatever YAML it is. */
export function readFully(text: string, content: Range): YamlReading {
  return readYaml(text.slice(0, content[1]), content)
}

type YamlReading = Pick<Frontmatter, 'state' | 'fields' | 'problems' | 'exotic'>

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

/** The comments of a frontmatter: each `#` behind a blank or at a line's start that is no part of a text. */
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

/** Reads a whole text, YAML or JSON, as a mapping; ranges are its offsets. Never throws. */
export function parseYaml(text: string): Pick<Frontmatter, 'fields' | 'problems'> {
  return readYaml(text, [0, text.length])
}

/** `yaml` is the text from the start of the file, so that the parser's offsets are the file's. */
function readYaml(yaml: string, content: Range): YamlReading {
  const { isMap, isScalar, isSeq, parseDocument } = packages.yaml()
  const broken = (problems: readonly Problem[]) => ({
    state: 'broken' as const,
    fields: NO_FIELDS,
    problems,
    exotic: [],
  })
  const document = parseDocument(yaml, {
    version: '1.2',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  })
  const error = document.errors[0]
  if (error?.code === 'RESOURCE_EXHAUSTION')
    return broken([{ range: firstLine(yaml, content), message: TOO_DEEP }])
  if (error !== undefined) return broken([explainError(yaml, content, error)])
  const tag = document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  if (tag !== undefined) return broken([explainError(yaml, content, tag)])
  const root = document.contents
  if (root === null || (isScalar(root) && root.value === null))
    return { state: 'read', fields: NO_FIELDS, problems: [], exotic: [] }
  if (!isMap(root)) {
    const what = isSeq(root) ? 'a list' : 'plain text'
    return broken([
      {
        range: trimmed(yaml, root.range!),
        message: `The YAML is ${what}, not a mapping. Write \`key: value\` lines.`,
      },
    ])
  }
  const reader: Reader = { yaml, problems: [], exotic: [], anchors: new Map() }
  const fields = readMap(root as YAMLMap<Node, Node | null>, reader, 0)
  return reader.problems.length > 0
    ? broken(reader.problems)
    : { state: 'read', fields, problems: [], exotic: reader.exotic }
}

interface Reader {
  readonly yaml: string
  readonly problems: Problem[]
  readonly exotic: Exotic[]
  readonly anchors: Map<string, Value>
}

function readMap(map: YAMLMap<Node, Node | null>, reader: Reader, depth: number): ReadonlyMap<string, Field> {
  const { isScalar } = packages.yaml()
  const fields = new Map<string, Field>()
  for (const pair of map.items as Pair<Node, Node | null>[]) {
    const key = trimmed(reader.yaml, pair.key.range ?? map.range!)
    const name =
      isScalar(pair.key) && pair.key.value !== null ? String(pair.key.value) : reader.yaml.slice(...key)
    noteExotic(pair.key, key, reader)
    if (name === '')
      reader.problems.push({
        range: key,
        message: 'A key is empty. Name it, or quote the line above if it belongs to it.',
      })
    const first = fields.get(name)
    const { value, range } = readValue(pair.value, key[1], reader, depth + 1)
    const field = { key, value, range }
    if (first === undefined) fields.set(name, field)
    else {
      const related = [{ range: first.key, message: 'The first one is here.' }]
      reader.problems.push({
        range: key,
        message: `The key ${quote(name)} stands here again. Keep one of them.`,
        details: { related },
      })
    }
  }
  return fields
}

function readValue(node: Node | null, at: number, reader: Reader, depth: number): Value {
  if (node === null || !node.range) return { value: null, range: [at, at] }
  const range = trimmed(reader.yaml, node.range)
  if (packages.yaml().isAlias(node)) {
    reader.exotic.push({ range, what: 'alias' })
    const target = reader.anchors.get(node.source)
    if (target !== undefined) return { value: target.value, range }
    reader.problems.push({
      range,
      message: `The alias ${quote(`*${node.source}`)} has no anchor above it. Quote the value, or write it out.`,
    })
    return { value: null, range }
  }
  if (depth > DEEPEST) {
    reader.problems.push({ range: firstLine(reader.yaml, range), message: TOO_DEEP })
    return { value: null, range }
  }
  noteExotic(node, range, reader)
  const value = { value: readData(node, range, reader, depth), range }
  if ('anchor' in node && node.anchor) reader.anchors.set(node.anchor, value)
  return value
}

function readData(node: Node, range: Range, reader: Reader, depth: number): Data {
  const { isMap, isScalar, isSeq } = packages.yaml()
  if (isMap<Node, Node | null>(node)) return readMap(node, reader, depth)
  if (isSeq(node))
    return (node.items as (Node | null)[]).map((item) => readValue(item, range[0], reader, depth + 1))
  const value: unknown = isScalar(node) ? node.value : null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function noteExotic(node: Node, range: Range, reader: Reader): void {
  const { isMap, isSeq } = packages.yaml()
  const before = Math.max(range[0] - FURTHEST_PROPERTY, 0)
  const properties = reader.yaml.slice(before, range[0])
  const place = (mark: string): Range => {
    const start = before + Math.max(properties.lastIndexOf(mark), 0)
    return [start, start + mark.length]
  }
  if ('anchor' in node && node.anchor) reader.exotic.push({ range: place(`&${node.anchor}`), what: 'anchor' })
  if (node.tag && properties.includes('!'))
    reader.exotic.push({ range: place(/!\S*(?=\s+(?:&\S+\s+)?$)/.exec(properties)?.[0] ?? '!'), what: 'tag' })
  if ((isMap(node) || isSeq(node)) && node.flow) reader.exotic.push({ range, what: 'flow collection' })
}

function trimmed(
  yaml: string,
  [start, valueEnd]: readonly [number, number, number?] | readonly number[],
): Range {
  return [start!, trimEnd(yaml, start!, valueEnd!)]
}

function firstLine(yaml: string, [start, end]: Range): Range {
  return [start, trimEnd(yaml, start, Math.min(lineEnd(yaml, start), end))]
}
