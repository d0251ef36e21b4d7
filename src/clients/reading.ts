import type { Data, Field, Range, Value } from '../model.ts'
import { isList, isMapping } from '../syntax/fields.ts'
import type { Frontmatter } from '../syntax/frontmatter.ts'
import { isTooLong } from '../syntax/frontmatter.ts'
import { readPlainYaml } from '../syntax/plain-yaml.ts'
import { countUpTo, lineEnd } from '../syntax/position.ts'
import { readYaml } from '../syntax/yaml.ts'
import { quoteYaml } from '../wording/write-yaml.ts'
import type { Client, LineReader, Repair } from './client.ts'
import type { Dialect } from './dialects.ts'
import { typeIn } from './dialects.ts'

/** Frontmatter as a client reads it: the places are those of the file. */
export interface ClientReading {
  readonly fields: ReadonlyMap<string, Field>
  readonly content: Range
  readonly body: Range
  /** Where the values lie that it puts into quotes, so that they are text. */
  readonly quoted: readonly Range[]
  /** Whether it ends the frontmatter above the fields. */
  readonly isEmptied?: true
}

/** What a client makes of the start of a file; undefined where nobody knows, or the frontmatter is too long. */
export type OwnReading =
  | ({ readonly state: 'read' } & ClientReading)
  | { readonly state: 'absent' | 'unclosed' | 'broken' }

const OPENING = /^\ufeff?---[ \t\r]*\n/
const CLOSING = /(?<=^|\n)---[ \t\r]*(?=\n|$)/

/** What a client reads of a text that it fixes; undefined where that is nothing. */
export function readBy(client: Client, text: string): ClientReading | undefined {
  const own = readAs(client, { text })
  if (own?.state !== 'read') return undefined
  // A list has no fields, though some parsers take it.
  return own.fields.size > 0 || text.slice(...own.content).trim() === '' ? own : undefined
}

type ReadFrontmatter = Pick<Frontmatter, 'state' | 'content' | 'fields'>

/** A file, and the frontmatter that is read of it already, if YAML 1.2 has it. */
export interface ReadFile {
  readonly text: string
  readonly frontmatter?: ReadFrontmatter
}

/** What a client reads of a file, where it is known how it reads. `isMended` where that is to be after its repair. */
export function readAs(client: Client, file: ReadFile, isMended = false): OwnReading | undefined {
  const { parser, opening, closing, broken } = client.frontmatter ?? {}
  if (parser?.dialect === undefined) return undefined
  const text = asLines(client, file.text)
  const start = (opening?.pattern ?? OPENING).exec(text)?.[0].length
  if (start === undefined) return { state: 'absent' }
  const end = found(closing?.pattern ?? CLOSING, text, start)
  if (end === undefined && closing?.orEnd === undefined) return { state: 'unclosed' }
  const stop = end?.[0] ?? text.length
  const content: Range = [start, text[stop - 1] === '\r' ? stop - 1 : stop]
  if (isTooLong(content) && readPlainYaml(text, content) === undefined) return undefined
  const { repair, lines } = broken ?? {}
  const { dialect } = parser
  const known = isMended || text !== file.text ? undefined : knownOf(file, content, dialect)
  const asWritten = isMended ? undefined : (known ?? readWritten(text, content, dialect))
  const read = asWritten ?? (repair && readMended(text, content, dialect, repair))
  const own =
    lines === undefined || isEnough(read, lines, dialect, text)
      ? read
      : readLines(text, content, lines, lines.fills ? read : undefined)
  if (own === undefined) return { state: 'broken' }
  const body: Range = [Math.min(lineEnd(text, end?.[1] ?? text.length) + 1, text.length), text.length]
  const isLine = end === undefined || /^\s*$/.test(text.slice(end[1], lineEnd(text, end[1])))
  return {
    state: 'read',
    ...own,
    body: isLine ? body : [end[1], text.length],
    ...(end !== undefined && isEmptied(text, start, end) && { isEmptied: true }),
  }
}

/** What a client does not read of frontmatter that it ends early. */
export interface Shortened {
  /** The dashes that it takes for the end. */
  readonly at: Range
  /** The fields that it does not read. */
  readonly lost: readonly string[]
  /** The field of which it reads a part. */
  readonly cut: string | undefined
}

/** What a client loses that ends frontmatter above its closing line; undefined where it reads all. */
export function shortenedBy(
  client: Client,
  text: string,
  { content, fields, state }: ReadFrontmatter,
): Shortened | undefined {
  const pattern = client.frontmatter?.closing?.pattern
  const end = pattern === undefined || state !== 'read' ? undefined : found(pattern, text, content[0])
  if (end === undefined || end[1] > content[1]) return undefined
  const start = text.indexOf('---', end[0])
  const read = readBy(client, text)?.fields ?? new Map<string, Field>()
  const lost = [...fields.keys()].filter((key) => !read.has(key))
  const cut = [...fields].find(([key, { range }]) => read.has(key) && range[0] <= start && start < range[1])
  return lost.length === 0 && cut === undefined ? undefined : { at: [start, start + 3], lost, cut: cut?.[0] }
}

/** Whether the fields lie below what closes the frontmatter. */
function isEmptied(text: string, start: number, [close, end]: Range): boolean {
  return /^\s*\n(?:name|description):\s/.test(text.slice(end, end + 99)) && isBlank(text.slice(start, close))
}

function isBlank(yaml: string): boolean {
  return yaml.split('\n').every((line) => /^\s*(?:#|$)/.test(line))
}

/** A text with the line ends that a client takes for such: all places stay. */
export function asLines({ frontmatter }: Client, text: string): string {
  return frontmatter?.returns === undefined || !text.includes('\r') ? text : text.replace(/\r(?!\n)/g, '\n')
}

/** Where a pattern matches first in what follows a place. */
function found(pattern: RegExp, text: string, from: number): Range | undefined {
  const match = pattern.exec(text.slice(from))
  return match === null ? undefined : [from + match.index, from + match.index + match[0].length]
}

type Unplaced = Omit<ClientReading, 'body'>

/** The fields that are read already, if the client takes the same part of the file, and nothing in it is special to it. */
function knownOf(
  { text, frontmatter }: ReadFile,
  content: Range,
  { accepts, refuses = [], breaks = /(?!)/ }: Dialect,
): Unplaced | undefined {
  if (frontmatter?.state !== 'read') return undefined
  const own = text.slice(...content)
  if (accepts.includes('merges') && /^<<:/m.test(own)) return undefined
  if (own.trim() !== text.slice(...frontmatter.content).trim() || own.search(breaks) !== -1) return undefined
  if (refuses.some((pattern) => pattern.test(`\n${own}`))) return undefined
  return { fields: frontmatter.fields, content, quoted: [] }
}

function readWritten(text: string, content: Range, dialect: Dialect): Unplaced | undefined {
  const plain = readPlainYaml(text, content)
  const fields = plain?.fields ?? readIn(dialect, fieldsOnly(text, content), content)
  return fields && { fields, content, quoted: [] }
}

function readMended(
  text: string,
  content: Range,
  dialect: Dialect,
  { quotes, writes = quoteYaml, only }: Repair,
): Unplaced | undefined {
  if (only?.test(text) === false) return undefined
  const quoted = quotedIn(text, content, quotes)
  const { repaired, placeOf } = repair(fieldsOnly(text, content), quoted, writes)
  const fields = readIn(dialect, repaired, [content[0], repaired.length])
  return fields && { fields: placed(fields, placeOf), content, quoted }
}

/** The fields at their places in the file: what opens them may be no YAML. */
function fieldsOnly(text: string, [start, end]: Range): string {
  return '\n'.repeat(start) + text.slice(start, end)
}

function readIn(
  { accepts, refuses = [], unique = [], breaks }: Dialect,
  text: string,
  content: Range,
): ReadonlyMap<string, Field> | undefined {
  const yaml = breaks === undefined ? text : text.replace(breaks, '\n')
  // With the line break before it.
  const written = yaml.slice(content[0] - 1)
  if (refuses.some((pattern) => pattern.test(written)) || unique.some((key) => isTwice(key, written)))
    return undefined
  const { state, fields } = readYaml(yaml, content, accepts)
  return state === 'read' ? fields : undefined
}

function isTwice(key: string, yaml: string): boolean {
  const lines = yaml.split('\n').filter((line) => line.startsWith(key))
  return lines.filter((line) => line.slice(key.length).trimStart().startsWith(':')).length > 1
}

/** Whether nothing is to be read line by line: a name and a description are there, and text. */
function isEnough(
  read: Unplaced | undefined,
  { ifBroken, fills }: LineReader,
  dialect: Dialect,
  text: string,
): boolean {
  if (ifBroken) return read !== undefined
  if (fills) return read === undefined
  return ['name', 'description'].every((name) => {
    const field = read?.fields.get(name)
    return field !== undefined && typeIn(dialect, field, read!.quoted, text) === 'string'
  })
}

/** The fields that are read line by line, besides those that are known with a value. */
function readLines(
  text: string,
  content: Range,
  { field, more, unquotes = /(?!)/ }: LineReader,
  known: Unplaced | undefined,
): Unplaced {
  const fields = new Map<string, Field>()
  let last: { name: string; isOpen: boolean } | undefined
  for (let at = content[0], next = at; at < content[1]; at = next) {
    next = lineEnd(text, at) + 1
    const end = Math.min(next - 1, content[1])
    const line = text.slice(at, end)
    const [, name, value = ''] = field.exec(line) ?? []
    const above = last === undefined ? undefined : fields.get(last.name)
    if (last?.isOpen === true && above !== undefined && more.test(line)) {
      fields.set(last.name, {
        ...above,
        value: `${above.value} ${line.trim()}`.trim(),
        range: [above.range[0], end],
      })
      continue
    }
    last = name === undefined ? undefined : { name, isOpen: name === 'description' }
    if (name === undefined) continue
    const start = end - value.trimStart().length
    fields.set(name, { key: [at, start], value: value.trim().replace(unquotes, '$1'), range: [start, end] })
  }
  if (known === undefined) return { fields, content, quoted: [...fields.values()].map(({ range }) => range) }
  const filled = [...fields].filter(
    ([name, { value }]) => value !== '' && (known.fields.get(name)?.value ?? null) === null,
  )
  return {
    fields: new Map([...known.fields, ...filled]),
    content,
    quoted: [...known.quoted, ...filled.map(([, { range }]) => range)],
  }
}

function quotedIn(text: string, [first, end]: Range, quotes: Repair['quotes']): readonly Range[] {
  const found: Range[] = []
  for (let start = first; start < end; start = lineEnd(text, start) + 1) {
    const range = quotes(text.slice(start, Math.min(lineEnd(text, start), end)))
    if (range !== undefined) found.push([start + range[0], start + range[1]])
  }
  return found
}

/** A value in quotes that goes `from` an offset of the fixed text to its `end`, and what is to add below it. */
interface Shift {
  readonly from: number
  readonly end: number
  /** Where the value starts in the file. */
  readonly start: number
  readonly by: number
}

/** A text with values in quotes, and where each of its places lies in the file. */
function repair(
  text: string,
  quoted: readonly Range[],
  write: (value: string) => string,
): { readonly repaired: string; readonly placeOf: (at: number) => number } {
  let repaired = ''
  let last = 0
  const shifts: Shift[] = []
  for (const [start, stop] of quoted) {
    repaired += text.slice(last, start)
    const from = repaired.length
    repaired += write(text.slice(start, stop))
    shifts.push({ from, by: stop - repaired.length, start, end: repaired.length })
    last = stop
  }
  const placeOf = (at: number): number => {
    const shift = shifts[countUpTo(shifts.length, (index) => shifts[index]!.from <= at) - 1]
    if (shift === undefined) return at
    return at < shift.end ? shift.start : at + shift.by
  }
  return { repaired: repaired + text.slice(last), placeOf }
}

/** Values with their places in the file; `known` has those that are done, since an alias is its anchor's value. */
function placed(
  fields: ReadonlyMap<string, Field>,
  placeOf: (at: number) => number,
  known: Map<Data, Data> = new Map(),
): ReadonlyMap<string, Field> {
  const rangeOf = ([start, end]: Range): Range => [placeOf(start), placeOf(end)]
  const dataOf = (value: Data): Data => {
    const done = known.get(value)
    if (done !== undefined || !(isList(value) || isMapping(value))) return done ?? value
    const data = isMapping(value) ? placed(value, placeOf, known) : value.map(placedValue)
    known.set(value, data)
    return data
  }
  const placedValue = ({ value, range }: Value): Value => ({ value: dataOf(value), range: rangeOf(range) })
  return new Map(
    [...fields].map(([name, field]) => [name, { ...placedValue(field), key: rangeOf(field.key) }]),
  )
}
