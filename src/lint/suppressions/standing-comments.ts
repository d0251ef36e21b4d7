import type { Comment, Format, Source } from '../../model.ts'
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
  const left = new Map<string, number>()
  if (before.text !== undefined) {
    const then = sourceOf({ ...source, text: before.text })
    for (const { text } of format.comments(format.parse(then))) left.set(text, (left.get(text) ?? 0) + 1)
  }
  const added = comments.filter((comment) => {
    if (!isSuppression(comment)) return false
    const count = left.get(comment.text) ?? 0
    left.set(comment.text, count - 1)
    return count <= 0
  })
  const refused = new Set(added)
  return { kept: comments.filter((comment) => !refused.has(comment)), added }
}
