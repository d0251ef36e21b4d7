import type { RuleInfo } from '../model.ts'
import { groupBy } from '../wording/compare.ts'
import type { Result } from './report.ts'
import { findingsOf } from './report.ts'

/** A finding, as far as it tells whether others have its cause. */
interface Caused {
  readonly path: string
  readonly rule: string
  readonly severity: string
  readonly message: string
  readonly range: unknown
  readonly fix?: unknown
}

/** So many files that say the same have one cause. */
const MANY = 3

/** So many of them are one finding, and the next ones another, so that each file is named. */
const MOST_TOGETHER = 100

const SAME_CAUSE = 'This has the same cause.'

/**
 * Results with one finding for each cause, in its first file, and the others as places that it speaks of. It is for
 * people: what compares places with a diff or with an earlier report gets each finding in its file.
 */
export function joinCauses(results: readonly Result[], rules: readonly RuleInfo[]): readonly Result[] {
  const items = findingsOf(results).map(({ result: { path }, diagnostic }) => ({
    ...diagnostic,
    path,
    diagnostic,
  }))
  const places = placesOf(items, rules)
  if (places.size === 0) return results
  const joined = new Map([...places].map(([{ diagnostic }, others]) => [diagnostic, others]))
  return results.map((result) => ({ ...result, diagnostics: withPlaces(result.diagnostics, joined) }))
}

/** The same of the findings of JSON reports, in the order of their files. */
export function joinJson<Item extends Caused & { readonly related?: readonly object[] | undefined }>(
  items: readonly Item[],
  rules: readonly RuleInfo[],
): readonly Item[] {
  return withPlaces(items, placesOf(items, rules))
}

/**
 * Of rules on names that a file misses, the findings that say the same of many files and have no fix of their own: the
 * first with the places of the others, these without any.
 */
function placesOf<Item extends Caused>(
  items: readonly Item[],
  rules: readonly RuleInfo[],
): ReadonlyMap<Item, readonly Place[] | undefined> {
  const shared = new Set(rules.filter(({ isShared }) => isShared).map(({ id }) => id))
  const places = new Map<Item, readonly Place[] | undefined>()
  const keyOf = ({ rule, severity, message, fix }: Item): string | undefined =>
    fix === undefined && shared.has(rule) ? `${severity} ${rule} ${message}` : undefined
  for (const group of groupBy(items, keyOf).values()) {
    if (new Set(group.map(({ path }) => path)).size < MANY) continue
    for (let at = 0; at < group.length; at += MOST_TOGETHER) {
      const [first, ...others] = group.slice(at, at + MOST_TOGETHER)
      places.set(
        first!,
        others.map(({ path, range }) => ({ path, range, message: SAME_CAUSE })),
      )
      for (const each of others) places.set(each, undefined)
    }
  }
  return places
}

interface Place {
  readonly path: string
  readonly range: unknown
  readonly message: string
}

function withPlaces<Item extends { readonly related?: readonly object[] | undefined }>(
  items: readonly Item[],
  places: ReadonlyMap<Item, readonly object[] | undefined>,
): readonly Item[] {
  return items.flatMap((item) => {
    if (!places.has(item)) return item
    const others = places.get(item)
    return others === undefined ? [] : { ...item, related: [...(item.related ?? []), ...others] }
  })
}
