import type { Range } from '../../model.ts'

/** The lines of a text: what they say, as numbers, and where each starts; one more start is the end of the last. */
export interface Lines {
  readonly hashes: Int32Array
  readonly starts: Uint32Array
  /** The place of the first, which may be apart from the others. */
  readonly first: Range
}

interface Difference {
  readonly lines: number
  readonly from: number
}

/** More edits than these make two texts, not two versions of one. */
const MOST_EDITS = 10

/** A copy names its own folder, so names of hidden folders count as equal. */
const HIDDEN_FOLDER = /\.[a-z][a-z-]*\/(?=skills?\/)/g

/** A number for a line: equal lines have the same. */
export function hashOf(line: string): number {
  const text = line.includes('/skill') ? line.replace(HIDDEN_FOLDER, './') : line
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

/** The range of a line. */
export function rangeOf({ starts, first }: Lines, line: number): Range {
  const last = starts.length - 2
  const at = Math.min(line, last)
  if (at === 0) return first
  return [starts[at]!, at === last ? starts[at + 1]! : starts[at + 1]! - 1]
}

/** How a text differs from another one in a few lines; undefined where it is equal, or differs in more. */
export function differenceOf(a: Lines, b: Lines): Difference | undefined {
  const from = commonStart(a.hashes, b.hashes)
  const edits = editsBetween(a.hashes.subarray(from), b.hashes.subarray(from))
  if (edits === undefined || edits === 0) return undefined
  const shorter = Math.min(a.hashes.length, b.hashes.length)
  if (edits > shorter) return undefined
  // Of the edits so many remove a line, and the others add one.
  const longer = Math.abs(a.hashes.length - b.hashes.length)
  return { lines: (edits + longer) / 2, from }
}

function commonStart(a: Int32Array, b: Int32Array): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  return at
}

/** How many lines must be added and removed to make one of the other; undefined for more than a few. */
function editsBetween(a: Int32Array, b: Int32Array): number | undefined {
  // The furthest line of `a` that so many edits reach, by how far the texts are shifted against each other.
  let reached = new Map<number, number>([[1, 0]])
  for (let edits = 0; edits <= MOST_EDITS; edits++) {
    const next = new Map<number, number>(reached)
    for (let shift = -edits; shift <= edits; shift += 2) {
      const added = reached.get(shift + 1) ?? -1
      const removed = (reached.get(shift - 1) ?? -2) + 1
      let at = Math.max(added, removed)
      while (at < a.length && at - shift < b.length && a[at] === b[at - shift]) at++
      next.set(shift, at)
      if (at >= a.length && at - shift >= b.length) return edits
    }
    reached = next
  }
  return undefined
}
