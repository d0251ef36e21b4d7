import type { Shard } from '../../reporters/report.ts'

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
