import type { Field } from '../../model.ts'
import { onlyOne } from '../../wording/compare.ts'
import { MOST_COMPARED, nearestOf } from '../../wording/near-names.ts'

/** A key of a mapping that no client reads, and the one that is meant. */
export interface MisspeltKey {
  readonly key: string
  readonly field: Field
  readonly meant: string
}

/** The keys of a mapping that are slips of those that are `read`; those that are right `besides` are never meant. */
export function misspeltKeys(
  fields: ReadonlyMap<string, Field>,
  read: readonly string[],
  besides: readonly string[] = [],
): readonly MisspeltKey[] {
  return [...fields].slice(0, MOST_COMPARED).flatMap(([key, field]) => {
    if (read.includes(key) || besides.includes(key)) return []
    const meant = onlyOne(nearestOf(key, read).filter((name) => isSlip(key, name)))
    return meant === undefined || fields.has(meant) ? [] : { key, field, meant }
  })
}

/** Words that start otherwise, or are much shorter, are often words of their own. */
function isSlip(key: string, name: string): boolean {
  return (
    key[0]?.toLowerCase() === name[0]!.toLowerCase() &&
    Math.abs(key.length - name.length) <= 1 + Number(/[-_]/.test(key))
  )
}
