import type { Field } from '../model.ts'
import { isList } from '../syntax/fields.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { lineEnd } from '../syntax/position.ts'
import { byteLength, codePoints } from '../wording/code-points.ts'
import type { Client } from './client.ts'
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

/** What a client finds wrong with a file; undefined where it is not known how it reads. */
export function judge(client: Client, file: ReadFile): Judgement | undefined {
  const isMended = client.frontmatter?.broken?.repair?.typed === true
  const asWritten = judgeRead(client, file, false)
  if (!isMended || !asWritten?.faults.some(({ id }) => NOT_TEXT.includes(id))) return asWritten
  return judgeRead(client, file, true)
}

const NOT_TEXT: readonly ViolationId[] = ['name-not-text', 'description-not-text', 'field-value']

function judgeRead(client: Client, file: ReadFile, isMended: boolean): Judgement | undefined {
  const own = readAs(client, file, isMended)
  if (own === undefined) return undefined
  const size = isTooLarge(client, file.text) ? [{ id: 'too-large' as const }] : []
  if (own.state !== 'read') return { state: own.state, faults: size }
  const text = asLines(client, file.text)
  const judged = Object.keys(client.fields).flatMap((name) => faultsOf(client, name, own, text))
  return { state: own.state, faults: [...size, ...judged, ...cutBy(client, file, own)] }
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
    const isLost =
      field === undefined && name === 'description' && MEANT.test(`\n${text.slice(...own.content)}`)
    return [...faultOf('missing', name), ...(isLost ? [{ id: 'unusual-frontmatter' as const }] : [])]
  }
  const isFalsy = type === 'boolean' || type === 'number'
  if (isFalsy && fact.blank?.test(text.slice(...field.range)) === true) return faultOf('missing', name)
  if (!isAny && !isOf(fact.types, type, field)) {
    const isMeant = fact.strict === true || isNamed(name)
    return isMeant ? faultOf('not-text', name) : []
  }
  if (type === 'list' || type === 'map') return []
  const isRewritten = isAny && type !== 'string' && String(field.value) !== text.slice(...field.range)
  if (isRewritten && name === 'description') return faultOf('not-text', name)
  const written = type === 'string' ? String(field.value) : text.slice(...field.range)
  const value = fact.normalized ? written.normalize('NFKC') : written
  if ((fact.blank ?? /^\s*$/).test(value)) return faultOf('missing', name)
  if (fact.values !== undefined && fact.strict === true && !fact.values.includes(value))
    return faultOf('not-text', name)
  if (fact.form?.test(fact.untrimmed ? value : value.trim()) === false) return [{ id: 'name-bad-charset' }]
  const marks = isMarked(field, own, text) ? [{ id: 'unread-quotes' as const }] : []
  const blank = name === 'description' && value.trim() === '' ? faultOf('blank', name) : []
  const ofText = name === 'description' ? [...marks, ...lostOf(field, value, type, text)] : []
  return [...blank, ...ofText, ...tooLong(client, name, name === 'name' ? value.trim() : value)]
}

/** What wrong bytes and other parts of YAML than its text take from a description. */
function lostOf({ key, range }: Field, value: string, type: ValueType, text: string): readonly Fault[] {
  const before = text.slice(key[1], range[0]).replace(/^["']?\s*:/, '')
  const after = text.slice(range[1], lineEnd(text, range[1]))
  const isPlain = type === 'string' && !/^["'|>]/.test(text.slice(...range))
  // What looks like a remark may be one.
  const isInSentence = /^[ \t]+#\S/.test(after) && !/[.!?]$/.test(value)
  const isCut = isPlain && (/^\s*!(?!!\w)/.test(before) || isInSentence)
  return [
    ...(isCut ? [{ id: 'cut-description' as const }] : []),
    ...(value.includes('\ufffd') ? [{ id: 'not-utf-8' as const }] : []),
  ]
}

/** Whether a text that was read as it stands has a quote or a sign of YAML before it. */
function isMarked({ range }: Field, { quoted }: ClientReading, text: string): boolean {
  if (!quoted.some(([start]) => start === range[0])) return false
  const [first = ''] = text.slice(...range).split('\n', 1)
  return /^["']|^[|>][-+\d]*\s*$/.test(first) && !/^(["']).*\1\s*$/.test(first)
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

function tooLong({ limits = [] }: Client, name: string, value: string): readonly Fault[] {
  const limit = limits.find(({ of }) => of === name)
  if (limit === undefined || lengthOf(value, limit.unit) <= limit.value) return []
  if (name === 'name') return [{ id: 'name-too-long' }]
  if (name !== 'description') return [{ id: 'field-value', field: name }]
  return [
    { id: codePoints(value.trim()) > LONGEST_LISTED ? 'description-over-1536' : 'description-over-1024' },
  ]
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

/** What the client's end of the frontmatter takes from it, where that is no line of its own. */
function cutBy(client: Client, file: ReadFile, { content }: ClientReading): readonly Fault[] {
  const text = asLines(client, file.text)
  const at = text.indexOf('---', content[1])
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at)
  if (at === -1 || before === '') return []
  const frontmatter = file.frontmatter ?? parseFrontmatter(text)
  const rest = text.slice(at + 3, lineEnd(text, at))
  const isWithinText = before.trim() !== '' && rest.trim() !== ''
  if (frontmatter.state !== 'read') return isWithinText ? [{ id: 'dashes-in-value' }] : []
  const { lost = [], cut } = shortenedBy(client, text, frontmatter) ?? {}
  const known = fieldNamesOf(client)
  const fields = [...lost, ...(cut === undefined ? [] : [cut])].filter((field) => known.includes(field))
  return fields.length === 0 ? [] : [{ id: 'dashes-in-value', lost: fields }]
}
