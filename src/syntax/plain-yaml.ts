import type { Data, Field, Range, Value } from '../model.ts'
import { lineEnd, trimEnd } from './position.ts'
import type { Exotic, YamlReading } from './yaml.ts'

const PAIR = /^( *)([A-Za-z][\w-]{0,99}):(?:( +)(\S.*))?$/
const ITEM = /^( *)-( +)(\S.*)$/
const TRUTH = /^(?:true|false)$/i
/** Characters that some readers take for line breaks or blanks, or that none prints. */
const UNUSUAL = /[^\r\n\x20-\x7e\u00a0-\u2027\u2030-\ufefe\ufffd]|\r(?!\n)/

interface Pair {
  readonly indent: string
  readonly name: string
  readonly key: Range
  /** What follows the colon, and where; undefined for nothing. */
  readonly written: string | undefined
  readonly start: number
}

/** A key without a value on its line, and the mapping or list that the lines below it have given so far. */
interface Open {
  readonly pair: Pair
  below?: { readonly data: Map<string, Field> | Value[]; readonly indent: string; readonly start: number }
}

/**
 * Reads frontmatter of the plainest kind, as most is: lines `key: value`, at the margin or below a `key:`,
 * lists of texts, lists and mappings on one line, and texts in blocks. It gives what the package `yaml` gives,
 * many times faster; undefined for all else.
 */
export function readPlainYaml(text: string, [start, end]: Range): YamlReading | undefined {
  if (UNUSUAL.test(text.slice(start, end))) return undefined
  const fields = new Map<string, Field>()
  const exotic: Exotic[] = []
  let open: Open | undefined
  for (let at = start, next = 0; at < end; at = next) {
    next = lineEnd(text, at) + 1
    const stop = trimEnd(text, at, Math.min(next - 1, end))
    if (stop === at) continue
    const line = text.slice(at, stop)
    if (line[0] === ' ' || line[0] === '-') {
      const value = open && readBelow(open, line, at, exotic)
      if (value === undefined) return undefined
      fields.set(open!.pair.name, { key: open!.pair.key, ...value })
      continue
    }
    const pair = readPair(line, at)
    if (pair === undefined || fields.has(pair.name)) return undefined
    const { name, key, written } = pair
    open = written === undefined ? { pair } : undefined
    if (written === undefined) {
      if (text[stop] === ' ') return undefined
      fields.set(name, { key, value: null, range: [key[1] + 1, key[1] + 1] })
      continue
    }
    const block = /^[|>]-?$/.test(written) ? readBlock(text, next, end, written) : undefined
    const value =
      block === undefined
        ? readPlainValue(written, pair.start, exotic)
        : { value: block.value, range: [pair.start, block.stop] as const }
    if (value === undefined) return undefined
    fields.set(name, { key, ...value })
    next = block?.next ?? next
  }
  return { state: 'read', fields, problems: [], exotic }
}

function readPair(line: string, at: number): Pair | undefined {
  const match = PAIR.exec(line)
  if (match === null || TRUTH.test(match[2]!)) return undefined
  const [, indent = '', name = '', gap = '', written] = match
  const key: Range = [at + indent.length, at + indent.length + name.length]
  return { indent, name, key, written, start: key[1] + 1 + gap.length }
}

/** What lies below a key, with the item or field of a line; undefined where the line may be anything else. */
function readBelow(open: Open, line: string, at: number, exotic: Exotic[]): Value | undefined {
  const [, dashed, gap = '', item] = ITEM.exec(line) ?? []
  const pair = item === undefined ? readPair(line, at) : undefined
  const indent = dashed ?? pair?.indent ?? ''
  const written = item ?? pair?.written
  if (written === undefined || (indent === '' && item === undefined)) return undefined
  const start = at + indent.length
  const value = readPlainValue(written, pair?.start ?? start + 1 + gap.length, exotic)
  const below: NonNullable<Open['below']> = (open.below ??= {
    data: pair === undefined ? [] : new Map(),
    indent,
    start,
  })
  const { data } = below
  if (value === undefined || below.indent !== indent) return undefined
  if (pair === undefined && Array.isArray(data)) data.push(value)
  else if (pair !== undefined && !Array.isArray(data) && !data.has(pair.name))
    data.set(pair.name, { key: pair.key, ...value })
  else return undefined
  return { value: data, range: [below.start, value.range[1]] }
}

/**
 * The text of a block whose lines start at `from`, its end and the start of the next line; undefined when
 * only the parser can tell. Above it stands `|`, which keeps line breaks, or `>`, which makes blanks of them,
 * and a `-` where it ends without one.
 */
function readBlock(text: string, from: number, end: number, header: string) {
  let value = ''
  let indent = 0
  let stop = from
  let breaks = 0
  let at = from
  for (let next = 0; at < end; at = next) {
    next = lineEnd(text, at) + 1
    const line = text.slice(at, Math.min(next - 1, end))
    const column = line.search(/[^ ]/)
    // Carriage returns, and blanks where they may matter, are left to the parser.
    if (line.endsWith('\r')) return undefined
    if (column === 0) break
    if (
      line.endsWith(' ') ||
      (column !== -1 && column < indent) ||
      (indent > 0 && column > indent && header[0] === '>')
    )
      return undefined
    breaks++
    if (column === -1) continue
    const folded = indent > 0 && header[0] === '>'
    const kept = indent === 0 || folded ? breaks - 1 : breaks
    if (indent === 0) indent = column
    value += (folded && breaks === 1 ? ' ' : '\n'.repeat(kept)) + line.slice(indent)
    breaks = 0
    stop = next - 1
  }
  return indent === 0
    ? undefined
    : { value: header.endsWith('-') ? value : `${value}\n`, stop: Math.min(stop, end), next: at }
}

/** Deeper ones are left to the parser, which has a limit of its own. */
const DEEPEST = 16
const SCALAR = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s,[\]{}:#'"](?: *[^\s,[\]{}:#'"])*/y
const KEY = /(?:("[\w.-]{1,100}"|'[\w.-]{1,100}') *:|([A-Za-z][\w-]{0,99}) *:(?= ))/y
const CONSTANT = /^(?:true|false|null)$/i
const BLANKS = / */y

const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`]/
const NUMBER = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/
/** More than YAML takes for something else than text: what is doubtful is left to the parser. */
const NO_TEXT = /^(?:~|null|true|false|[-+]?[\d.]+(?:e[-+]?\d*)?|[-+]?0[xo][\da-f]*|[-+]?\.(?:inf|nan))$/i
const VERSION = /^\d{1,9}\.\d{1,9}\.\d[\w.+-]*$/
/** A text in quotes whose escapes are those of JSON. */
const QUOTED = /^"(?:[^"\\]|\\["\\/nt])*"$/

interface Cursor {
  readonly line: string
  readonly at: number
  next: number
  /** The collections of the file up to here, the outer ones first. */
  readonly found: Exotic[]
}

/**
 * Reads a value that is the whole of a text on one line: a list `[…]`, a mapping `{…}` or a scalar; `at` is its offset
 * in the file. Gives what the package `yaml` gives, undefined where that alone can tell. What it reads is added to
 * `found`.
 */
function readPlainValue(line: string, at: number, found: Exotic[]): Value | undefined {
  if (line[0] === '[' || line[0] === '{') {
    const cursor: Cursor = { line, at, next: 0, found }
    const value = readValue(cursor, 0)
    return cursor.next === line.length ? value : undefined
  }
  const value = readScalar(line)
  return value === undefined ? undefined : { value, range: [at, at + line.length] }
}

function readValue(cursor: Cursor, depth: number): Value | undefined {
  const { line, at, next: start, found } = cursor
  const opening = line[start]
  if (opening !== '[' && opening !== '{') {
    const written = take(SCALAR, cursor)?.[0]
    const value = written === undefined ? undefined : readScalar(written)
    return value === undefined ? undefined : { value, range: [at + start, at + cursor.next] }
  }
  if (depth === DEEPEST) return undefined
  const place = found.length
  cursor.next++
  const value = opening === '[' ? readList(cursor, depth) : readMapping(cursor, depth)
  if (value === undefined) return undefined
  const range = [at + start, at + cursor.next] as const
  found.splice(place, 0, { range, what: 'flow collection' })
  return { value, range }
}

function readList(cursor: Cursor, depth: number): readonly Value[] | undefined {
  const values: Value[] = []
  if (ends(']', cursor)) return values
  do {
    take(BLANKS, cursor)
    const value = readValue(cursor, depth + 1)
    if (value === undefined) return undefined
    values.push(value)
  } while (ends(',', cursor))
  return ends(']', cursor) ? values : undefined
}

function readMapping(cursor: Cursor, depth: number): ReadonlyMap<string, Field> | undefined {
  const fields = new Map<string, Field>()
  if (ends('}', cursor)) return fields
  do {
    take(BLANKS, cursor)
    const start = cursor.at + cursor.next
    const [, quoted, plain = quoted?.slice(1, -1)] = take(KEY, cursor) ?? []
    if (plain === undefined || CONSTANT.test(plain) || fields.has(plain)) return undefined
    const key = [start, start + (quoted ?? plain).length] as const
    take(BLANKS, cursor)
    const value = readValue(cursor, depth + 1)
    if (value === undefined) return undefined
    fields.set(plain, { key, ...value })
  } while (ends(',', cursor))
  return ends('}', cursor) ? fields : undefined
}

/** Whether a mark comes next, which is then passed with the blanks before it. */
function ends(mark: string, cursor: Cursor): boolean {
  const { next } = cursor
  take(BLANKS, cursor)
  if (cursor.line[cursor.next] === mark) {
    cursor.next++
    return true
  }
  cursor.next = next
  return false
}

function take(pattern: RegExp, cursor: Cursor): RegExpExecArray | null {
  pattern.lastIndex = cursor.next
  const match = pattern.exec(cursor.line)
  if (match !== null) cursor.next = pattern.lastIndex
  return match
}

/** What a scalar on one line of YAML holds, without the blanks around it; undefined where it may be anything else. */
function readScalar(written: string): Data | undefined {
  if (written[0] === '"') return QUOTED.test(written) ? JSON.parse(written) : undefined
  if (written[0] === "'")
    return /^'(?:[^']|'')*'$/.test(written) ? written.slice(1, -1).replaceAll("''", "'") : undefined
  if (written === 'true' || written === 'false') return written === 'true'
  if (NUMBER.test(written)) return Number(written)
  if (VERSION.test(written)) return written
  return INDICATOR.test(written) || NO_TEXT.test(written) || /: | #|:$/.test(written) ? undefined : written
}
