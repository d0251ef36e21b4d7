import type { Details, Edit, Range } from '../model.ts'

/** A fix that keeps the meaning of the file. */
export function safely(title: string, ...edits: readonly Edit[]): Details {
  return { fix: { title, safe: true, edits } }
}

/** A fix after which a value is read that was not before. */
export function revealing({ fix }: Details): Details {
  return fix === undefined ? {} : { fix: { ...fix, reveals: true } }
}

/** A fix of one edit that needs a person's consent. */
export function suggest(title: string, range: Range, text: string): Details {
  return { fix: { title, safe: false, edits: [{ range, text }] } }
}
