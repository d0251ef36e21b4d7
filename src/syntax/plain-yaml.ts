import type { Field, Range, Value } from '../model.ts'
import { readPlainValue } from './plain-value.ts'
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
function readBlock(
  text: string,
  from: number,
  end: number,
  header: string,
): { readonly value: string; readonly stop: number; readonly next: number } | undefined {
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
