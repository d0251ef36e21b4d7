import type { Data, Field, Value } from '../model.ts'
import type { Exotic } from './yaml.ts'

/** Deeper ones are left to the parser, which has a limit of its own. */
const DEEPEST = 16
const SCALAR = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s,[\]{}:#'"](?: *[^\s,[\]{}:#'"])*/y
const KEY = /(?:("[\w.-]{1,100}"|'[\w.-]{1,100}') *:|([A-Za-z][\w-]{0,99}) *:(?= ))/y
const TRUTH = /^(?:true|false|null)$/i
const BLANKS = / */y

const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`]/
const NUMBER = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/
/** More than YAML takes for something else than text: what is doubtful is left to the parser. */
const NO_TEXT = /^(?:~|null|true|false|[-+]?[\d.]+(?:e[-+]?\d*)?|[-+]?0[xo][\da-f]*|[-+]?\.(?:inf|nan))$/i
/** A version, which looks like a number and is none. */
const VERSION = /^\d{1,9}\.\d{1,9}\.\d[\w.+-]*$/
/** A text in quotes whose escapes are those of JSON. */
const QUOTED = /^"(?:[^"\\]|\\["\\/nt])*"$/

/** What is read of a line so far. */
interface Cursor {
  readonly line: string
  /** The offset of the line in the file. */
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
export function readPlainValue(line: string, at: number, found: Exotic[]): Value | undefined {
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
    if (plain === undefined || TRUTH.test(plain) || fields.has(plain)) return undefined
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
