import { relative } from 'node:path'
import type { Host } from './host.ts'
import { isInside, slashed } from './paths.ts'

/** What is asked of a file that steers a run. */
export interface Terms {
  /** Where it has to lie; undefined for anywhere. */
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
  try {
    const real = host.realpath(path)
    const top = root === undefined ? undefined : host.realpath(root)
    if (top !== undefined && !isInside(real, top))
      return 'leads outside of the repository. Put the file itself there'
    if (top !== undefined && slashed(relative(top, real)).split('/').includes('.git'))
      return 'leads into `.git`. Put a file in its place'
    const stat = host.stat(real)
    if (!stat.isFile()) return `is no regular file. ${named ? 'Name one' : 'Remove it'}`
    return stat.size > limit ? `is larger than ${shownSize(limit)}. Shorten it` : undefined
  } catch {
    return undefined
  }
}

function shownSize(bytes: number): string {
  const kibibytes = bytes / 1024
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`
}
