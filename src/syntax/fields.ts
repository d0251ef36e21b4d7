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

/**
 * Whether what follows the colon of a blank field is a comment, which may have been meant as its value.
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

/** Whether a YAML tag stands before a value: it says how the value is read, whatever the value's quotes. */
export function isTagged(text: string, [start]: Range): boolean {
  return /(?:^|[\s,[{])!\S*\s+(?:&\S+\s+)?$/.test(text.slice(Math.max(start - FURTHEST_TAG, 0), start))
}

/**
 * The part of a key's range that a new name takes: quotes stay, since in braces no blank may follow the colon
 * after them.
 */
export function withinQuotes([start, end]: Range, name: string): Range {
  return end - start === name.length + 2 ? [start + 1, end - 1] : [start, end]
}
