import type { Budget } from '../../lint/budget.ts'
import { BUDGET, roomFor } from '../../lint/budget.ts'
import { MOST_PLACES } from '../../lint/collect-diagnostics.ts'
import type { Result, Shard } from '../../reporters/report.ts'
import { compare } from '../../wording/compare.ts'
import type { Options } from '../options.ts'

/** Fewer files are judged sooner than threads have loaded the rules and found all files again. */
export const FEWEST_SHARED = 2000

/** The shards of a run that others judge meanwhile: all but the first. */
export interface OtherShards {
  readonly count: number
  /** In their order; undefined for one that came to no end. */
  readonly results: Promise<readonly (readonly Result[] | undefined)[]>
}

/** Hands out the shards of a run over so many files; undefined where it is to judge them all itself. */
export type ShareOut = (options: Options, files: number) => OtherShards | undefined

/** A shard as people write it: `2/7`. */
export function shownShard({ index, count }: Shard): string {
  return `${index}/${count}`
}

/** Whether a file is in a shard, by its path from the root with `/`. Without shards every file is. */
export function isInShard(path: string, shard: Shard | undefined): boolean {
  return shard === undefined || hashOf(path) % shard.count === shard.index - 1
}

/** FNV-1a over UTF-16 code units, mixed as MurmurHash3 ends: similar paths spread over all shards. */
function hashOf(path: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < path.length; index++)
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The results of a whole run from those of all its shards, each of which found all files; undefined where they tell less:
 * one is missing, or there are so many findings that a run would have no room for all.
 */
export function joinShards(
  parts: readonly (readonly Result[] | undefined)[],
  { findings, places = BUDGET.places }: Budget,
): readonly Result[] | undefined {
  const texts = new Map<string, string>()
  const own = parts.flatMap((results = [], at) => {
    const shard = { index: at + 1, count: parts.length }
    for (const { path, text } of results) if (text !== undefined) texts.set(path, text)
    return results.filter(({ uri, owner }) => owner !== undefined || isInShard(uri, shard))
  })
  // Twice what is kept is surely more than what a run held before it knew of suppressions.
  const room = roomFor({ findings: findings / 2, places: places / 2 })
  const isCut = own.some(
    ({ omitted, diagnostics }) =>
      omitted !== undefined || diagnostics.some((diagnostic) => !room.holds({}, diagnostic)),
  )
  const suppressed = own.reduce((sum, each) => sum + (each.suppressed ?? 0), 0)
  if (isCut || suppressed * MOST_PLACES > places / 2 || parts.includes(undefined)) return undefined
  // A finding in one shard may speak of a file in another, of which only the first has the text.
  const whole = own.map((result) => ({ ...result, text: result.text ?? texts.get(result.path) }))
  return whole.sort((a, b) => compare(a.path, b.path))
}
