import type { Data, Field, Range, Value } from '../model.ts'
import { isBlank, isList, isMapping } from '../syntax/fields.ts'
import type { Frontmatter } from '../syntax/frontmatter.ts'
import { splitFrontmatter } from '../syntax/frontmatter.ts'
import { lineEnd } from '../syntax/position.ts'
import { readYaml } from '../syntax/yaml.ts'
import { quoteYaml } from '../wording/write-yaml.ts'
import type { Client, ClientField, Outcome, Repair } from './client.ts'
import type { ViolationId } from './violations.ts'

/** Frontmatter as a client reads it: the places are those of the file. */
export interface ClientReading {
  readonly fields: ReadonlyMap<string, Field>
  readonly content: Range
  readonly body: Range
  /** Where the values lie that it puts into quotes, so that they are text. */
  readonly quoted: readonly Range[]
}

/** In UTF-16 code units. */
const LONGEST = 64 * 1024

/** Frontmatter that no reader here takes in: a client may. */
export function isTooLong([start, end]: Range): boolean {
  return end - start > LONGEST
}

/** What a client that mends frontmatter may read nevertheless. */
const MENDED: ReadonlySet<string> = new Set<ViolationId>([
  'unquoted-colon',
  'invalid-yaml',
  'missing-closing-fence',
])

/** What a client does with a file that has a violation. Where it mends frontmatter, what it reads of the file decides. */
export function outcomeIn(client: Client, violation: string, text: string | undefined): Outcome {
  const known: Outcome = client.outcomes?.[violation as ViolationId] ?? 'unknown'
  const { source = '', repair, otherwise = known } = client.frontmatter?.broken ?? {}
  if (text === undefined || repair === undefined || !MENDED.has(violation)) return known
  if (isRead(client, text)) return { outcome: 'loads', source }
  return known !== 'unknown' && (known.outcome === 'loads' || 'sometimes' in known) ? otherwise : known
}

/** Whether it reads any field, and each that it knows as what it wants. */
function isRead(client: Client, text: string): boolean {
  const { fields, quoted } = readBy(client, text) ?? { fields: new Map<string, Field>(), quoted: [] }
  const isTyped = client.frontmatter?.broken?.repair?.typed === true
  const isWrong = ([name, { required, types }]: readonly [string, ClientField]): boolean => {
    const field = fields.get(name)
    if (isBlank(field)) return required === true
    const isQuoted = quoted.some(([start]) => start === field!.range[0])
    return isTyped && isQuoted && !types.includes('string')
  }
  return fields.size > 0 && !Object.entries(client.fields).some(isWrong)
}

/** What a client that mends frontmatter reads of a text; undefined where that is nothing. */
export function readBy({ frontmatter = {} }: Client, text: string): ClientReading | undefined {
  const { closing, broken } = frontmatter
  const { state, content, body } = splitFrontmatter(text)
  if (state === 'absent' || broken?.repair === undefined) return undefined
  const end =
    closing?.pattern === undefined ? closingLine(state, content) : found(closing.pattern, text, content)
  if (end === undefined || isTooLong([content[0], end[0]])) return undefined
  const read = readMended(text, [content[0], end[0]], broken.repair)
  const isLine = state === 'closed' && end[0] === content[1]
  return read && { ...read, body: isLine ? body : [end[1], text.length] }
}

/** What a client does not read of frontmatter that it ends early. */
export interface Shortened {
  /** What it takes for the end. */
  readonly at: Range
  /** The fields that it does not read. */
  readonly lost: readonly string[]
  /** The field of which it reads a part. */
  readonly cut: string | undefined
}

/** What a client loses that ends frontmatter above its closing line; undefined where it reads all. */
export function shortenedBy(client: Client, text: string, frontmatter: Frontmatter): Shortened | undefined {
  const { content, fields, state } = frontmatter
  const pattern = client.frontmatter?.closing?.pattern
  const at = pattern === undefined || state !== 'read' ? undefined : found(pattern, text, content)
  if (at === undefined || at[0] >= content[1]) return undefined
  const read = readBy(client, text)?.fields ?? new Map<string, Field>()
  const lost = [...fields.keys()].filter((key) => !read.has(key))
  const cut = [...fields].find(([key, { range }]) => read.has(key) && range[0] <= at[0] && at[0] < range[1])
  return lost.length === 0 && cut === undefined ? undefined : { at, lost, cut: cut?.[0] }
}

function closingLine(state: string, [, end]: Range): Range | undefined {
  return state === 'closed' ? [end, end + 3] : undefined
}

/** The first match below the opening line; its line break may be asked for, too. */
function found(pattern: RegExp, text: string, [start]: Range): Range | undefined {
  const [match] = text.slice(start - 1).matchAll(pattern)
  if (match === undefined) return undefined
  const at = start - 1 + match.index
  return [at, at + match[0].length]
}

function readMended(
  text: string,
  content: Range,
  { quotes, accepts }: Repair,
): Omit<ClientReading, 'body'> | undefined {
  const asWritten = readYaml(text, content, accepts)
  if (asWritten.state === 'read') return { fields: asWritten.fields, content, quoted: [] }
  const quoted = quotedIn(text, content, quotes)
  const { mended, placeOf } = mend(text, content, quoted)
  const { state, fields } = readYaml(mended, [content[0], mended.length], accepts)
  return state === 'read' ? { fields: placed(fields, placeOf), content, quoted } : undefined
}

function quotedIn(text: string, [first, end]: Range, quotes: Repair['quotes']): readonly Range[] {
  const found: Range[] = []
  for (let start = first; start < end; start = lineEnd(text, start) + 1) {
    const range = quotes(text.slice(start, Math.min(lineEnd(text, start), end)))
    if (range !== undefined) found.push([start + range[0], start + range[1]])
  }
  return found
}

/** A value in quotes that goes `from` an offset of the mended text to its `end`, and what is to add below it. */
interface Shift {
  readonly from: number
  readonly end: number
  /** Where the value starts in the file. */
  readonly start: number
  readonly by: number
}

/** The text up to the end of the frontmatter with values in quotes, and where each of its places lies in the file. */
function mend(
  text: string,
  [, end]: Range,
  quoted: readonly Range[],
): { readonly mended: string; readonly placeOf: (at: number) => number } {
  let mended = ''
  let last = 0
  const shifts: Shift[] = []
  for (const [start, stop] of quoted) {
    mended += text.slice(last, start)
    const from = mended.length
    mended += quoteYaml(text.slice(start, stop))
    shifts.push({ from, by: stop - mended.length, start, end: mended.length })
    last = stop
  }
  const placeOf = (at: number): number => {
    const shift = shifts.findLast(({ from }) => from <= at)
    if (shift === undefined) return at
    return at < shift.end ? shift.start : at + shift.by
  }
  return { mended: mended + text.slice(last, end), placeOf }
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
