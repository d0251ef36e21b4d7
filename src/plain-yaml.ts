import { lineEnd, trimEnd } from './position.ts'
import type { Field, Range } from './types.ts'

/** A key, and what stands behind it on its line. */
const PAIR = /^( *)([A-Za-z][\w-]{0,99}):(?:( +)(\S.*))?$/
const TRUTH = /^(?:true|false)$/i
/** Characters that some readers take for line breaks or blanks, or that none prints. */
const UNUSUAL = /[^\r\n\x20-\x7e\u00a0-\u2027\u2030-\ufefe\ufffd]|\r(?!\n)/
const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`]/
/** More than YAML takes for something else than text: what is doubtful is left to the parser. */
const NO_TEXT = /^(?:~|null|true|false|[-+]?[\d.][\w.+-]*|[-+]?\.(?:inf|nan))$/i

/** A line `key: value`; without a value, the lines below it may be a mapping. */
interface Pair {
  readonly indent: string
  readonly name: string
  readonly key: Range
  /** Undefined when nothing stands behind the key. */
  readonly value: { readonly value: string; readonly range: Range } | undefined
}

/**
 * Reads frontmatter of the plainest kind, as most is: lines `key: text`, with or without quotes, at the margin or below a `key:`.
 * It gives what the package `yaml` gives, many times faster; undefined for all else.
 */
export function readPlainYaml(text: string, [start, end]: Range): ReadonlyMap<string, Field> | undefined {
  if (UNUSUAL.test(text.slice(start, end))) return undefined
  const fields = new Map<string, Field>()
  /** The key without a value that the next indented line belongs to. */
  let open: Pair | undefined
  let inner = new Map<string, Field>()
  let indent = ''
  for (let at = start; at < end; at = lineEnd(text, at) + 1) {
    const stop = trimEnd(text, at, Math.min(lineEnd(text, at), end))
    if (stop === at) continue
    const pair = readPair(text.slice(at, stop), at)
    if (pair === undefined || (pair.value === undefined && text[stop] === ' ')) return undefined
    const { name, key, value } = pair
    if (pair.indent === '') {
      if (fields.has(name)) return undefined
      fields.set(name, { key, value: null, range: [key[1] + 1, key[1] + 1], ...value })
      open = value === undefined ? pair : undefined
      inner = new Map()
      continue
    }
    if (inner.size === 0) indent = pair.indent
    if (open === undefined || value === undefined || pair.indent !== indent || inner.has(name)) return undefined
    inner.set(name, { key, ...value })
    const [first] = inner.values()
    fields.set(open.name, { key: open.key, value: inner, range: [first!.key[0], value.range[1]] })
  }
  return fields
}

/** `line` starts at the offset `at`. */
function readPair(line: string, at: number): Pair | undefined {
  const match = PAIR.exec(line)
  if (match === null) return undefined
  const [, indent = '', name = '', gap = '', written] = match
  if (TRUTH.test(name)) return undefined
  const start = at + indent.length
  const key: Range = [start, start + name.length]
  if (written === undefined) return { indent, name, key, value: undefined }
  const value = textOf(written)
  const valueStart = key[1] + 1 + gap.length
  return value === undefined ? undefined : { indent, name, key, value: { value, range: [valueStart, valueStart + written.length] } }
}

/** The text of a scalar on one line; undefined when it may be anything else. */
function textOf(written: string): string | undefined {
  if (/^"[^"\\]*"$/.test(written)) return written.slice(1, -1)
  if (/^'(?:[^']|'')*'$/.test(written)) return written.slice(1, -1).replaceAll("''", "'")
  return INDICATOR.test(written) || NO_TEXT.test(written) || /: | #|:$/.test(written) ? undefined : written
}
