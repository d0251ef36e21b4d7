import type { ChangedFile } from '../engine/changes.ts'

/** Anything with fields. */
export type Fields = Readonly<Record<string, unknown>>

/** A value as something with fields; undefined where it is none. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

/** The changed files that GitHub's API lists on one page; undefined where the answer has another form. */
export function readFiles(answer: unknown): readonly ChangedFile[] | undefined {
  return Array.isArray(answer) && answer.every(isFile) ? answer : undefined
}

function isFile(value: unknown): value is ChangedFile {
  const { filename, status, previous_filename, patch } = fieldsOf(value) ?? {}
  return isText(filename) && isText(status) && [previous_filename, patch].every(isTextOrMissing)
}

/** The number of the check run that was created; undefined where the answer has another form. */
export function readId(answer: unknown): number | undefined {
  const id = fieldsOf(answer)?.['id']
  return Number.isSafeInteger(id) ? (id as number) : undefined
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || isText(value)
}
