import { basename, dirname, relative, sep } from 'node:path'
import type { Tracked } from './git.ts'
import { trackedBy } from './git.ts'
import { ignoreFiles } from './gitignore.ts'
import type { Host } from './host.ts'
import { isInside, kindOf, upTo } from './paths.ts'
import { GIT } from './work-tree.ts'

/** The folder of packages: nobody wrote here what lies in those. */
export const DEPENDENCIES = 'node_modules'
const NEVER_SEARCHED = new Set([DEPENDENCIES, GIT])

/** Whether nobody searches a folder, by its path from a root, because it or one around it is git's own or a dependency. */
export function isNeverSearched(path: string): boolean {
  return path.split(sep).some((name) => NEVER_SEARCHED.has(name))
}

/** What links point to, and whether it may be read: what only one machine has may be a secret of an earlier step. */
export interface LinkTargets {
  /**
   * Why nothing may be read of what a link points to; undefined where it may be. All three are real paths, of the
   * link that of its folder.
   */
  hides(link: string, real: string, root: string): 'ignored' | 'untracked' | undefined
  /** Whether git has a link, itself or in a submodule: then it can mean nothing that git does not have. */
  isOfGit(link: string, root: string): boolean
  /** Whether git has a file, or one in a folder, whatever an ignore file says of it. */
  isTracked(real: string, root: string): boolean
  /** The same; true of all where it has none. */
  mayName(real: string, root: string): boolean
}

/**
 * Judges targets of links. What git tracks may be read. What it does not is nothing that a link which git has can
 * mean: `.gitignore` is no help then, since the author of the link may have changed it.
 */
export function linkTargets(host: Host, trackedIn = trackedBy(host)): LinkTargets {
  const ignore = ignoreFiles(host)
  const isIgnored = (real: string, root: string): boolean =>
    upTo(root, real).some((at) => ignore.ignores(at, at !== real, root))
  const hasIn = (root: string | undefined, real: string): boolean => {
    if (root === undefined) return false
    const { files, folders } = trackedIn(root)
    return files.has(real) || folders.has(real)
  }
  const isTracked = (real: string, root: string): boolean =>
    hasIn(root, real) || hasIn(moduleAround(real, root, trackedIn(root)), real)
  return {
    hides(link, real, root) {
      if (isNeverSearched(relative(root, dirname(real))) || basename(real) === GIT) return 'ignored'
      const tracked = trackedIn(root)
      if (tracked.files.has(real)) return undefined
      if (isIgnored(real, root)) return 'ignored'
      if (kindOf(real, host) === 'directory') return undefined
      if (hasIn(moduleAround(real, root, tracked), real)) return undefined
      if (tracked.files.has(link)) return 'untracked'
      const module = moduleAround(link, root, tracked)
      return module !== undefined && !isInside(real, module) ? 'untracked' : undefined
    },
    isOfGit(link, root) {
      const tracked = trackedIn(root)
      return tracked.files.has(link) || moduleAround(link, root, tracked) !== undefined
    },
    isTracked,
    mayName: (real, root) => trackedIn(root).files.size === 0 || isTracked(real, root),
  }
}

/** The submodule that a path lies in: git lists it as if it were a file. */
function moduleAround(path: string, root: string, { files }: Tracked): string | undefined {
  return upTo(root, dirname(path)).find((at) => files.has(at))
}
