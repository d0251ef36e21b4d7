import type { Field, Range } from '../model.ts'
import { isList, isMapping } from '../syntax/fields.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { lineEnd } from '../syntax/position.ts'
import { byteLength, codePoints } from '../wording/code-points.ts'
import { keptFor } from '../wording/kept-for.ts'
import type { Client, ClientField } from './client.ts'
import { fieldNamesOf } from './client.ts'
import type { ValueType } from './dialects.ts'
import { typeIn } from './dialects.ts'
import type { ClientReading, OwnReading, ReadFile } from './reading.ts'
import { asLines, readAs, shortenedBy } from './reading.ts'
import type { ViolationId } from './violations.ts'

/** What a client itself finds wrong with a skill. */
export interface Fault {
  readonly id: ViolationId
  /** The field that it is about, where its id does not tell. */
  readonly field?: string
  /** The fields that it does not read to their end, where they are known. */
  readonly lost?: readonly string[]
}

/** What a client finds in a file that it reads, and what it reads. */
export interface Judgement {
  readonly state: OwnReading['state']
  readonly faults: readonly Fault[]
}

/** Where Claude Code cuts descriptions: a longer one is a violation of its own. */
const LONGEST_LISTED = 1536

/** What a client finds wrong with a file; undefined where it is not known how it reads. Each file is read once. */
export function judge(client: Client, file: ReadFile): Judgement | undefined {
  return judgedIn(file)(client)
}

/** Every violation in a file asks all clients. */
const judgedIn = keptFor((file: ReadFile) => keptFor((client: Client) => judgeAnew(client, file)))

function judgeAnew(client: Client, file: ReadFile): Judgement | undefined {
  const isMended = client.frontmatter?.broken?.repair?.typed === true
  const asWritten = judgeRead(client, file, false)
  if (!isMended || !asWritten?.faults.some(({ id }) => NOT_TEXT.includes(id))) return asWritten
  return judgeRead(client, file, true)
}

const NOT_TEXT: readonly ViolationId[] = ['name-not-text', 'description-not-text', 'field-value']

function judgeRead(client: Client, file: ReadFile, isMended: boolean): Judgement | undefined {
  const own = readAs(client, file, isMended)
  if (own === undefined) return undefined
  const size = faultIf(isTooLarge(client, file.text), 'too-large')
  if (own.state !== 'read') return { state: own.state, faults: size }
  const text = asLines(client, file.text)
  const judged = Object.keys(client.fields).flatMap((name) => faultsOf(client, name, own, text))
  const isAnyRoot = client.frontmatter!.parser!.dialect!.accepts.includes('any root')
  // Somebody has written words where the client finds no field.
  const isProse = own.fields.size === 0 && /^(?![ \t]*[#-]).*\S[ \t]+\S/m.test(text.slice(...own.content))
  const unfound = faultIf(own.isEmptied === true || (isAnyRoot && isProse), 'unusual-frontmatter')
  return { state: own.state, faults: [...size, ...unfound, ...judged, ...cutBy(client, file, own)] }
}

/** A description that somebody meant, where no client looks for it. */
const MEANT = /\n[-\s"'{]{0,99}description["']?[ \t]{0,99}[:=]/i

function faultsOf(client: Client, name: string, own: ClientReading, text: string): readonly Fault[] {
  const fact = client.fields[name]!
  const dialect = client.frontmatter!.parser!.dialect!
  const names = [name, ...(fact.aliases ?? [])]
  const field = names.map((each) => own.fields.get(each)).find((each) => each !== undefined)
  const type = field === undefined ? 'null' : typeIn(dialect, field, own.quoted, text)
  const isAny = fact.types.includes('any')
  const isStrict = fact.strict === true && field !== undefined && !fact.types.includes('null')
  if (field === undefined || (type === 'null' && !isStrict)) {
    const missing = faultOf('missing', name)
    if (name !== 'description') return missing
    if (field !== undefined)
      return [...missing, ...faultIf(/^:[ \t]+#\S/.test(text.slice(field.key[1])), 'cut-description')]
    const isMeant = MEANT.test(`\n${text.slice(...own.content)}`)
    return [...missing, ...faultIf(isMeant, 'unusual-frontmatter')]
  }
  const isFalsy = type === 'boolean' || type === 'number'
  if (isFalsy && fact.blank?.test(text.slice(...field.range)) === true) return faultOf('missing', name)
  const typeOf = (each: Field): ValueType => typeIn(dialect, each, own.quoted, text)
  if (!isAny && !(isOf(fact.types, type, field) && isHeld(fact, field, typeOf))) {
    return fact.strict === true || isNamed(name) ? faultOf('not-text', name) : []
  }
  // As a text, an empty list is an empty one.
  if (!isAny && fact.required === true && isList(field.value) && field.value.length === 0)
    return faultOf('missing', name)
  if (type === 'list' || type === 'map') return []
  const written = String(field.value)
  const isRewritten =
    type !== 'string' && written !== text.slice(...field.range).replace(/^(["'])(.*)\1$/, '$2')
  if (isRewritten && name === 'description') return [{ id: 'rewritten-description' }]
  const value = fact.normalized ? written.normalize('NFKC') : written
  if ((fact.blank ?? /^\s*$/).test(value)) return faultOf('missing', name)
  if (fact.values !== undefined && fact.strict === true && !fact.values.includes(value))
    return faultOf('not-text', name)
  if (fact.form?.test(fact.untrimmed ? value : value.trim()) === false) return [{ id: 'name-bad-charset' }]
  const marks = faultIf(isMarked(field, own, text), 'unread-quotes')
  const blank = name === 'description' && value.trim() === '' ? faultOf('blank', name) : []
  const isCut = client.frontmatter?.broken?.lines !== undefined && isGoingOn(field, own, text)
  const lines = faultIf(isCut, 'unread-lines')
  const ofText = name === 'description' ? [...marks, ...lines, ...lostOf(field, type, own, text)] : []
  return [...blank, ...ofText, ...tooLong(client, name, name === 'name' ? value.trim() : value)]
}

/** What wrong bytes and other parts of YAML than its text take from a description. */
function lostOf(field: Field, type: ValueType, own: ClientReading, text: string): readonly Fault[] {
  const { key, range } = field
  const value = String(field.value)
  const before = text.slice(key[1], range[0]).replace(/^["']?\s*:/, '')
  const below = text.slice(range[1], own.content[1])
  const isPlain = type === 'string' && !/^["'|>]/.test(text.slice(...range))
  // What looks like a remark may be one, and what looks like a field.
  const isInSentence = /^[ \t]+#\S/.test(below) && !/[.!?]$/.test(value)
  const isSentence = /^\s*?\n[A-Z][a-z]+ [^:\n]*:\s/.test(below)
  const isBeside = /^\s*!(?!!\w)/.test(before) || isUnusedAnchor(before, own, text)
  const isInvisible = value.trim() !== '' && /^[\s\p{C}]+$/u.test(value)
  const isCut = isPlain && value.trim() !== '' && (isBeside || isInSentence || isSentence)
  return [
    ...faultIf(isInvisible, 'invisible-description'),
    ...faultIf(isCut, 'cut-description'),
    ...faultIf(value.includes('\ufffd'), 'not-utf-8'),
  ]
}

function faultIf(isWrong: boolean, id: ViolationId): readonly Fault[] {
  return isWrong ? [{ id }] : []
}

/**
 * Whether more of a text follows the line that alone was read: the next line with anything is a sentence, or indented.
 * It is a field only where a sentence ends above it.
 */
function isGoingOn({ value, range }: Field, { content, quoted }: ClientReading, text: string): boolean {
  if (!isQuoted(range, quoted)) return false
  const line = /^\s*?\n([ \t]*\S.*)/.exec(text.slice(range[1], content[1]))?.[1] ?? ''
  const isField = /[.!?]$/.test(String(value)) && /^\s*[a-z][\w-]*:\s/.test(line)
  return !isField && /^[ \t]+\S|^[A-Z][a-z]* [^:]*[.!?]$/.test(line)
}

function isUnusedAnchor(before: string, { content }: ClientReading, text: string): boolean {
  const name = /^\s*&(\S+)\s/.exec(before)?.[1]
  return name !== undefined && !text.slice(...content).includes(`*${name}`)
}

/**
 * Whether a text that was read as it stands keeps a mark of YAML, or loses quotes that are its own: one alone, and two
 * around all of it, are YAML’s.
 */
function isMarked({ value, range }: Field, { quoted }: ClientReading, text: string): boolean {
  if (!isQuoted(range, quoted)) return false
  const [first = '', ...rest] = text.slice(...range).split('\n')
  if (/^[|>][-+\d]*\s*$|^!!(?:int|float|bool)\b/.test(first) || (/^[|>]/.test(first) && rest.length > 0))
    return true
  const quote = /^["']/.exec(first)?.[0]
  if (quote === undefined) return false
  const [, within, after] = first.replace(/\\.|''/g, '').split(quote)
  const isOwn =
    within !== undefined && after !== undefined && (after.trim() !== '' || !first.trimEnd().endsWith(quote))
  return String(value).startsWith(quote) !== isOwn
}

function isQuoted([start]: Range, quoted: readonly Range[]): boolean {
  return quoted.some(([each]) => each === start)
}

function isNamed(name: string): boolean {
  return name === 'name' || name === 'description'
}

function faultOf(fault: 'missing' | 'not-text' | 'blank', name: string): readonly Fault[] {
  if (isNamed(name)) {
    const id = fault === 'not-text' ? `${name}-${fault}` : `${fault}-${name}`
    return [{ id: id as ViolationId }]
  }
  return fault === 'not-text' ? [{ id: 'field-value', field: name }] : []
}

function isOf(types: readonly string[], type: ValueType, { value }: Field): boolean {
  if (types.includes(type)) return true
  return types.includes('texts') && isList(value) && value.every((item) => typeof item.value === 'string')
}

/** Whether all that a mapping holds has a type that the client takes. */
function isHeld({ holds = {} }: ClientField, { value }: Field, typeOf: (field: Field) => ValueType): boolean {
  return Object.entries(holds).every(([key, types]) => {
    const held = isMapping(value) ? value.get(key) : undefined
    return held === undefined || types.includes(typeOf(held))
  })
}

function tooLong({ limits = [] }: Client, name: string, value: string): readonly Fault[] {
  const limit = limits.find(({ of }) => of === name)
  if (limit === undefined || lengthOf(value, limit.unit) <= limit.value) return []
  if (name === 'name') return [{ id: 'name-too-long' }]
  if (name !== 'description') return [{ id: 'field-value', field: name }]
  const isOverListed = codePoints(value.trim()) > LONGEST_LISTED
  return [{ id: isOverListed ? 'description-over-1536' : 'description-over-1024' }]
}

/** What is longer than a client takes, where it counts bytes and a rule counts characters. */
export function overlongInBytes(client: Client, file: ReadFile): readonly Fault[] {
  const { limits = [] } = client
  const { fields } = file.frontmatter ?? parseFrontmatter(file.text)
  return limits.flatMap(({ of, unit }) => {
    const value = fields.get(of)?.value
    return unit === 'bytes' && typeof value === 'string' ? tooLong(client, of, value) : []
  })
}

/** How long a text is in the unit of a limit. */
export function lengthOf(value: string, unit: string | undefined): number {
  if (unit === 'bytes') return byteLength(value)
  return unit === 'code units' ? value.length : codePoints(value.trim())
}

function isTooLarge({ limits = [] }: Client, text: string): boolean {
  return limits.some(
    ({ of, value, unit }) =>
      // A code unit takes three bytes at most.
      of === 'SKILL.md' && unit === 'bytes' && text.length * 3 > value && lengthOf(text, unit) > value,
  )
}

/** Nothing but indented lines, and then another line of dashes. */
const GOING_ON = /^(?:[ \t]+\S.*\n(?:[ \t]*\n)*)+---[ \t]*(?:\n|$)/

/** What the client's end of the frontmatter takes from it, where that is no line of its own. */
function cutBy(client: Client, file: ReadFile, { content, body }: ClientReading): readonly Fault[] {
  const text = asLines(client, file.text)
  const at = text.indexOf('---', content[1])
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at)
  if (at === -1) return []
  // A text in a block or in quotes goes on below.
  if (before === '') return faultIf(GOING_ON.test(text.slice(...body)), 'dashes-in-value')
  const frontmatter = file.frontmatter ?? parseFrontmatter(text)
  const rest = text.slice(at + 3, lineEnd(text, at))
  if (frontmatter.state !== 'read')
    return faultIf(before.trim() !== '' && rest.trim() !== '', 'dashes-in-value')
  const { lost = [], cut } = shortenedBy(client, text, frontmatter) ?? {}
  const known = fieldNamesOf(client)
  const fields = [...lost, ...(cut === undefined ? [] : [cut])].filter((field) => known.includes(field))
  return fields.length === 0 ? [] : [{ id: 'dashes-in-value', lost: fields }]
}
