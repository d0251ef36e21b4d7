import type { Comment, Format, Source } from '../../model.ts'
import { beyond, countEach } from '../../wording/compare.ts'
import { sourceOf } from '../source.ts'
import { isSuppression } from './read-suppressions.ts'

/** The text that a changed file had before, by its path from the root, if any; undefined if unchanged. */
export type Earlier = (path: string) => { readonly text: string | undefined } | undefined

/** Leaves out the suppressions that a file did not have before, each as often as it has more of them now. */
export function standing(
  comments: readonly Comment[],
  source: Source,
  format: Format,
  earlier: Earlier | undefined,
) {
  const before = comments.some(isSuppression) ? earlier?.(source.path) : undefined
  if (before === undefined) return { kept: comments, added: [] }
  const then = before.text === undefined ? undefined : sourceOf({ ...source, text: before.text })
  const known = then === undefined ? [] : format.comments(format.parse(then))
  const isNew = beyond(countEach(known.map(({ text }) => text)))
  const added = comments.filter((comment) => isSuppression(comment) && isNew(comment.text))
  const refused = new Set(added)
  return { kept: comments.filter((comment) => !refused.has(comment)), added }
}
