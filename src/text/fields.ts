import { either, quote, safely, suggest } from './message.ts'
import { quoteYaml } from './yaml-errors.ts'
import type { Data, Details, Document, Field, Range, Report, Value } from '../model.ts'

/** A field whose value is text. */
export interface TextField extends Field {
  readonly value: string
}

/** The field of this name, if its value is text. */
export function textField(fields: ReadonlyMap<string, Field>, key: string): TextField | undefined {
  const field = fields.get(key)
  return typeof field?.value === 'string' ? (field as TextField) : undefined
}

/** Whether a value is a list. */
export function isList(data: Data): data is readonly Value[] {
  return Array.isArray(data)
}

/** Whether a value is a mapping. */
export function isMapping(data: Data): data is ReadonlyMap<string, Field> {
  return data instanceof Map
}

/** Absent, null or nothing but white space. */
export function isBlank(field: Value | undefined): boolean {
  return (
    field === undefined ||
    field.value === null ||
    (typeof field.value === 'string' && field.value.trim() === '')
  )
}

/**
 * Whether what stands behind the colon of a blank field is a comment, which may have been meant as its value.
 */
export function isCommentedOut({ key }: Field, text: string): boolean {
  return /^:[ \t]+#/.test(text.slice(key[1], key[1] + 100))
}

/** `a number`, `a list`: what a value is, for a message. */
export function kindOf(data: Data): string {
  if (data === null) return 'empty'
  if (isList(data)) return 'a list'
  if (isMapping(data)) return 'a mapping'
  return { string: 'text', number: 'a number', boolean: 'a boolean' }[
    typeof data as 'string' | 'number' | 'boolean'
  ]
}

/** Quotes a number or boolean where it stands, so that YAML reads text. Nothing for any other value. */
export function quoting({ source }: Document, { value, range }: Value): Details {
  const text = source.text.slice(...range)
  if (
    (typeof value !== 'number' && typeof value !== 'boolean') ||
    !/^[\w.+-]+$/.test(text) ||
    isTagged(source.text, range)
  )
    return {}
  return safely('Quote the value', { range, text: quoteYaml(text) })
}

const FURTHEST_TAG = 256

/** Whether a YAML tag stands before a value: it says how the value is read, whatever the value's quotes. */
export function isTagged(text: string, [start]: Range): boolean {
  return /(?:^|[\s,[{])!\S*\s+(?:&\S+\s+)?$/.test(text.slice(Math.max(start - FURTHEST_TAG, 0), start))
}

/** Reports each of `keys` whose value is there but is no text. */
export function reportNonText(document: Document, keys: readonly string[], report: Report): void {
  for (const key of keys) {
    const field = document.fields.get(key)
    if (field === undefined || field.value === null || typeof field.value === 'string') continue
    const written =
      isList(field.value) || isMapping(field.value)
        ? ''
        : ` ${quote(document.source.text.slice(...field.range))}`
    const cure = isList(field.value) || isMapping(field.value) ? 'Write plain text' : 'Quote it'
    report(
      field.range,
      `\`${key}\` is ${kindOf(field.value)}${written}, not text. ${cure}.`,
      quoting(document, field),
    )
  }
}

/**
 * The fields that a format, named by `what`, knows; `otherwise` is the cure for a field that resembles none
 * of them.
 */
export interface KnownFields {
  readonly known: readonly string[]
  /** Other fields that are no mistake; one of them is meant only where case and separators alone differ. */
  readonly accepted?: readonly string[]
  /** Fields of other kinds of files, whatever they resemble. */
  readonly foreign?: readonly string[]
  readonly ignoringCase?: boolean
  /**
   * Whether a slip of a longer field is sure to be that field; otherwise only one that differs in case and
   * separators is.
   */
  readonly certain?: boolean
  readonly what: string
  readonly otherwise: string
}

const LONGEST_SHORT = 5

/**
 * Reports each key that is not known, with the nearest known one when a reader would take the two for the
 * same.
 */
export function reportUnknown(
  fields: ReadonlyMap<string, Field>,
  knownFields: KnownFields,
  report: Report,
): void {
  // Most files have known fields only, and need no lists of all that there may be.
  if (![...fields.keys()].every((key) => knownFields.known.includes(key)))
    reportStrangers(fields, knownFields, report)
}

function reportStrangers(
  fields: ReadonlyMap<string, Field>,
  { known, accepted = [], foreign = [], ignoringCase = false, certain = false, what, otherwise }: KnownFields,
  report: Report,
): void {
  const same = (key: string): string => (ignoringCase ? key.toLowerCase() : key)
  const all = [...known, ...accepted]
  const right = new Set(all.map(same))
  const present = new Set([...fields.keys()].map(same))
  for (const [key, field] of fields) {
    if (right.has(same(key))) continue
    const spelled = sameAs(key, all)
    const similar = foreign.includes(key) ? [] : spelled.length > 0 ? spelled : nearestOf(key, known)
    // A field that is there already cannot be written a second time.
    const nearest = similar.filter((name) => !present.has(same(name)))
    const message = `${quote(key)} is not a field of ${what}.`
    if (nearest.length === 0) {
      report(field.key, `${message} ${otherwise}.`)
      continue
    }
    const meant = nearest.length === 1 ? nearest[0]! : undefined
    report(
      field.key,
      `${message} Use ${either(nearest.map((name) => `\`${name}\``))}.`,
      meant === undefined
        ? {}
        : renaming(field, key, meant, spelled.length > 0 || (certain && isSlip(key, meant))),
    )
    // Of two fields that resemble a third only one can become it.
    if (meant !== undefined) present.add(same(meant))
  }
}

/**
 * Whether a word that resembles `name` can be nothing else: short ones, and those that start or end
 * otherwise, are often words of their own.
 */
function isSlip(word: string, name: string): boolean {
  return name.length > LONGEST_SHORT && word[0] === name[0] && word.at(-1) === name.at(-1)
}

function renaming({ key }: Field, written: string, name: string, safe: boolean): Details {
  const title = `Rename to \`${name}\``
  const range = withinQuotes(key, written)
  // What is written with escapes, or with blanks around it that count, is for a person to look at.
  if (range[1] - range[0] !== written.length) return {}
  return safe ? safely(title, { range, text: name }) : suggest(title, range, name)
}

/**
 * The part of a key's range that a new name takes: quotes stay, since in braces no blank may follow the colon
 * behind them.
 */
export function withinQuotes([start, end]: Range, name: string): Range {
  return end - start === name.length + 2 ? [start + 1, end - 1] : [start, end]
}

/**
 * The known words within edit distance 2 of `word`, or equal to it but for case and separators; the nearest
 * only.
 */
export function nearestOf(word: string, known: readonly string[]): readonly string[] {
  const same = sameAs(word, known)
  if (same.length > 0) return same
  const lower = word.toLowerCase()
  const distances = known.map((name) => editDistance(lower, name.toLowerCase()))
  const least = Math.min(...distances, 3)
  return known.filter((name, index) => distances[index] === least && least <= Math.min(2, name.length / 3))
}

/** The known words that differ from `word` in case and separators only. */
function sameAs(word: string, known: readonly string[]): readonly string[] {
  const bare = (name: string): string => name.toLowerCase().replace(/[-_ ]/g, '')
  const wanted = bare(word)
  return known.filter((name) => bare(name) === wanted)
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; any number above 2
 * counts as 3.
 */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(row.at(-1)!, 3)
}
