import { dirname, relative, sep } from 'node:path'
import { namesIn } from './git.ts'
import { ignoreFiles } from './gitignore.ts'
import type { Host } from './host.ts'
import { exists, fromRoot, isInside, under } from './paths.ts'
import { GIT } from './work-tree.ts'

const NEVER_SEARCHED = new Set(['node_modules', GIT])

/** Whether nobody searches a folder, by its path from a root, because it or one around it is git's own or a dependency. */
export function isNeverSearched(path: string): boolean {
  return path.split(sep).some((name) => NEVER_SEARCHED.has(name))
}

/**
 * Why nothing may be read of what a link leads to; undefined where it may be. All three are real paths, of the link
 * that of its folder. What only one machine has may be a secret that an earlier step left there.
 */
export type Hides = (link: string, real: string, root: string) => 'ignored' | 'untracked' | undefined

/**
 * Judges targets of links. What git tracks may be read. What it does not is nothing that a link which git has can
 * mean: `.gitignore` is no help then, for whoever brings the link may have changed it.
 */
export function hidesIn(host: Host): Hides {
  const ignore = ignoreFiles(host)
  const byRoot = new Map<string, ReadonlySet<string>>()
  const trackedIn = (root: string): ReadonlySet<string> => {
    const known = byRoot.get(root) ?? trackedPaths(root, host)
    byRoot.set(root, known)
    return known
  }
  const isIgnored = (real: string, root: string): boolean => {
    let isDirectory = false
    for (let at = real; at !== root && at !== dirname(at); at = dirname(at)) {
      if (ignore.ignores(at, isDirectory, root)) return true
      isDirectory = true
    }
    return false
  }
  return (link, real, root) => {
    if (isNeverSearched(relative(root, dirname(real)))) return 'ignored'
    const tracked = trackedIn(root)
    if (tracked.has(fromRoot(real, root))) return undefined
    if (isIgnored(real, root)) return 'ignored'
    if (host.stat(real).isDirectory()) return undefined
    if (tracked.has(fromRoot(link, root))) return 'untracked'
    const module = moduleAround(link, root, tracked)
    return module !== undefined && !isInside(real, module) ? 'untracked' : undefined
  }
}

/** The submodule that a path lies in: git lists it as if it were a file. */
function moduleAround(path: string, root: string, tracked: ReadonlySet<string>): string | undefined {
  for (let at = dirname(path); at !== root && at !== dirname(at); at = dirname(at))
    if (tracked.has(fromRoot(at, root))) return at
  return undefined
}

/** The paths from the root of all that git tracks there; none where git cannot say. */
function trackedPaths(root: string, host: Host): ReadonlySet<string> {
  const answer = exists(under(root, GIT), host) ? host.git?.(root, ['ls-files', '-z']) : undefined
  return new Set(answer?.code === 0 ? namesIn(answer.output) : [])
}
