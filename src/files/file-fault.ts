import { basename, dirname, join, relative } from 'node:path'
import type { Host } from './host.ts'
import { tried } from './host.ts'
import { linkTargets } from './link-targets.ts'
import { isInside, slashed } from './paths.ts'
import { GIT } from './work-tree.ts'

/** What is asked of a file that steers a run. */
export interface Terms {
  /** Where it must be; undefined for anywhere. */
  readonly root: string | undefined
  /** In bytes. */
  readonly limit: number
  /** Whether the command line names it. */
  readonly named: boolean
}

/**
 * Why a file that steers a run must not be read; undefined when it may, or when reading it says why not. A pull
 * request may bring links to anywhere, and a message about what is wrong with a file tells what is in it.
 */
export function faultOf(path: string, { root, limit, named }: Terms, host: Host): string | undefined {
  return tried(() => {
    const real = host.realpath(path)
    const lead = root === undefined ? undefined : whereItLeads(path, real, root, host)
    if (lead !== undefined) return `${lead}. ${named ? 'Name the file itself' : 'Put a file in its place'}`
    const stat = host.stat(real)
    if (!stat.isFile()) return `is not a regular file. ${named ? 'Name one' : 'Remove it'}`
    return stat.size > limit ? `is larger than ${shownSize(limit)}. Shorten it` : undefined
  })
}

function whereItLeads(path: string, real: string, root: string, host: Host): string | undefined {
  const top = host.realpath(root)
  if (!isInside(real, top)) return 'points outside the repository'
  if (join(top, relative(root, path)) === real) return undefined
  if (slashed(relative(top, real)).split('/').includes(GIT)) return 'points into `.git`'
  const link = join(host.realpath(dirname(path)), basename(path))
  const why = linkTargets(host).hides(link, real, top)
  if (why === 'untracked') return 'points to a file that git does not track'
  return why && 'points to a file that git ignores'
}

function shownSize(bytes: number): string {
  const kibibytes = bytes / 1024
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`
}
