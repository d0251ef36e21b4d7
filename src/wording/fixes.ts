import type { Details, Edit, Fix, Range } from '../model.ts'

/** A fix that keeps the meaning of what clients read. */
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

/** A text after edits that do not overlap. Of a part of a text, `from` is the offset at which it starts. */
export function applyEdits(text: string, edits: readonly Edit[], from = 0): string {
  const parts: string[] = []
  let at = from
  for (const { range, text: replacement } of inOrder(edits)) {
    parts.push(text.slice(at - from, range[0] - from), replacement)
    at = range[1]
  }
  return parts.join('') + text.slice(at - from)
}

/** The edits of a fix as one edit that spans them, with the text between them kept; undefined where there is none. */
export function joinEdits(text: string, { edits }: Fix): Edit | undefined {
  const range = spanOf(edits)
  return range && { range, text: applyEdits(text.slice(...range), edits, range[0]) }
}

/** From the first edit to the end of the last one; undefined where there is none. */
export function spanOf(edits: readonly Edit[]): Range | undefined {
  const sorted = inOrder(edits)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last && [first.range[0], last.range[1]]
}

function inOrder(edits: readonly Edit[]): readonly Edit[] {
  return edits.toSorted((a, b) => a.range[0] - b.range[0])
}
