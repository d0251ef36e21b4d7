import type { Data, Field, Range, Value } from '../model.ts'

const FURTHEST_TAG = 256

/** A field whose value is text. */
export interface TextField extends Field {
  readonly value: string
}

/** The field of this name, if its value is text. */
export function textField(fields: ReadonlyMap<string, Field>, key: string): TextField | undefined {
  const field = fields.get(key)
  return typeof field?.value === 'string' ? (field as TextField) : undefined
}

/** The text of the field of this name, without the blanks around it; null where nothing is written. */
export function trimmedText(fields: ReadonlyMap<string, Field>, key: string): string | null {
  return textField(fields, key)?.value.trim() || null
}

/** Where to point at a value: elsewhere if nothing is written, as where only the key of a field is. */
export function placeOf({ range }: Value, elsewhere: Range): Range {
  return range[0] === range[1] ? elsewhere : range
}

/** The names in a list, or in a text with commas between them; none in any other value. */
export function namesIn(value: Data): readonly string[] {
  const list = isList(value) ? value.map((item) => item.value) : []
  const items = typeof value === 'string' ? value.split(',') : list
  return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? item.trim() : []))
}

/** The items of a list, or a field itself that is none; nothing where there is no field. */
export function itemsOf(field: Value | undefined): readonly Value[] {
  if (field === undefined) return []
  return isList(field.value) ? field.value : [field]
}

/** A part of a text: its own place, or that of the whole value where escapes or line breaks hide it. */
export interface Part {
  readonly written: string
  readonly range: Range
}

/** What an expression matches in the text of a field, or in those of a list; nothing in a value of another type. */
export function partsOf(field: Value | undefined, text: string, expression: RegExp): readonly Part[] {
  return itemsOf(field).flatMap(({ value, range }) => {
    if (typeof value !== 'string') return []
    const start = text.slice(...range).indexOf(value)
    return [...value.matchAll(expression)].map(({ 0: written, index }): Part => {
      const from = range[0] + start + index
      return { written, range: start === -1 ? range : [from, from + written.length] }
    })
  })
}

/** The fields below the field of this name, if it is a mapping. */
export function fieldsBelow(fields: ReadonlyMap<string, Field>, key: string): ReadonlyMap<string, Field> {
  const value = fields.get(key)?.value
  return isMapping(value) ? value : new Map()
}

/** Whether a value is a list. */
export function isList(data: Data | undefined): data is readonly Value[] {
  return Array.isArray(data)
}

/** Whether a value is a mapping. */
export function isMapping(data: Data | undefined): data is ReadonlyMap<string, Field> {
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

/** Whether a value is a list or a mapping with nothing in it. */
export function isHollow({ value }: Value): boolean {
  return (isList(value) && value.length === 0) || (isMapping(value) && value.size === 0)
}

/** Whether a comment follows the colon of a blank field: it may have been meant as the value. */
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

/** Whether a YAML tag stands before a value: it says how the value is read, whatever the value's quotes. */
export function isTagged(text: string, range: Range): boolean {
  return tagOf(text, range) !== ''
}

/** The YAML tag before a value, '' where there is none. */
export function tagOf(text: string, [start]: Range): string {
  const before = text.slice(Math.max(start - FURTHEST_TAG, 0), start)
  return /(?:^|[\s,[{])(!\S*)(?:\s+(?:&\S+\s+)?)?$/.exec(before)?.[1] ?? ''
}

/** The part of a key's range that a new name takes. Quotes stay: in braces YAML needs them. */
export function withinQuotes([start, end]: Range, name: string): Range {
  return end - start === name.length + 2 ? [start + 1, end - 1] : [start, end]
}
