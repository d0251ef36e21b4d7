import type { RuleInfo } from '../model.ts'
import { groupBy } from '../wording/compare.ts'
import { dirname } from '../wording/paths.ts'
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

/** So many files of one directory that miss the same have one cause: it is the same file that they miss. */
const MANY_FILES = 3

/** In so many directories, which may be skills, the same name comes from the same template. */
const MANY_DIRECTORIES = 5

/** What is said of each further place of a finding that stands for several. */
export const SAME = 'The same is found here.'

/**
 * Results with one finding for each cause, in its first file, and the others as places that it speaks of. All of them
 * count. It is for people: what compares places with a diff or with an earlier report gets each finding in its file.
 */
export function joinCauses(results: readonly Result[], rules: () => readonly RuleInfo[]): readonly Result[] {
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
  rules: () => readonly RuleInfo[],
): readonly Item[] {
  return withPlaces(items, placesOf(items, rules))
}

/**
 * Of rules on names that a file misses, the findings that say the same of many files and have no fix of their own: the
 * first with the places of the others, these without any.
 */
function placesOf<Item extends Caused>(
  items: readonly Item[],
  rules: () => readonly RuleInfo[],
): ReadonlyMap<Item, readonly object[] | undefined> {
  const isShared = (name: string): boolean => rules().find(({ id }) => id === name)?.isShared === true
  const places = new Map<Item, readonly object[] | undefined>()
  const keyOf = ({ rule, severity, message, fix }: Item): string | undefined =>
    fix === undefined ? `${severity} ${rule} ${message}` : undefined
  for (const group of groupBy(items, keyOf).values()) {
    if (group.length < MANY_FILES || !isShared(group[0].rule)) continue
    for (const [first, ...others] of ofOneCause(group)) {
      const further = others.map(({ path, range }) => ({ path, range, message: SAME }))
      places.set(first, further)
      for (const each of others) places.set(each, undefined)
    }
  }
  return places
}

/** Findings that say the same, as far as several have one cause. */
function ofOneCause<Item extends { readonly path: string }>(
  group: readonly [Item, ...Item[]],
): readonly (readonly [Item, ...Item[]])[] {
  const byDirectory = groupBy(group, ({ path }) => dirname(path))
  if (byDirectory.size >= MANY_DIRECTORIES) return [group]
  return [...byDirectory.values()].filter((same) => new Set(same.map(({ path }) => path)).size >= MANY_FILES)
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
