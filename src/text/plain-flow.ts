import type { Field, Value } from '../model.ts'
import { readPlainScalar } from './plain-scalar.ts'
import type { Exotic } from './yaml.ts'

/** Deeper ones are left to the parser, which has a limit of its own. */
const DEEPEST = 16
const SCALAR = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s,[\]{}:#'"](?: *[^\s,[\]{}:#'"])*/y
const KEY = /(?:("[\w.-]{1,100}"|'[\w.-]{1,100}') *:|([A-Za-z][\w-]{0,99}) *:(?= ))/y
const TRUTH = /^(?:true|false|null)$/i
const BLANKS = / */y

/** What is read of a line so far. */
interface Cursor {
  readonly line: string
  /** The offset of the line in the file. */
  readonly at: number
  next: number
  /** Each collection, the outer ones first. */
  readonly found: Exotic[]
}

/**
 * Reads a list `[…]` or a mapping `{…}` that is the whole of a text on one line; `at` is its offset in the file.
 * Gives what the package `yaml` gives, undefined where that alone can tell. What it reads is added to `found`.
 */
export function readPlainFlow(line: string, at: number, found: Exotic[]): Value | undefined {
  const cursor: Cursor = { line, at, next: 0, found: [] }
  const value = readValue(cursor, 0)
  if (value === undefined || cursor.next !== line.length) return undefined
  found.push(...cursor.found)
  return value
}

function readValue(cursor: Cursor, depth: number): Value | undefined {
  const { line, at, next: start, found } = cursor
  const opening = line[start]
  if (opening !== '[' && opening !== '{') {
    const written = take(SCALAR, cursor)?.[0]
    const value = written === undefined ? undefined : readPlainScalar(written)
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
