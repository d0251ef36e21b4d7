import { isAbsolute } from 'node:path'
import { join } from 'node:path/posix'
import type { Host } from '../../files/host.ts'
import { tried } from '../../files/host.ts'
import {
  exists,
  fromRoot,
  isInside,
  MOST_LINKS,
  native,
  realFolder,
  slashed,
  under,
} from '../../files/paths.ts'
import { GIT } from '../../files/work-tree.ts'
import { keptByText } from '../../wording/kept-for.ts'

/**
 * Follows all symbolic links of a path: gives the path that it stands for, also where nothing is there. Undefined
 * outside of the root. Paths are relative to the root, with `/`.
 */
type Follow = (path: string) => string | undefined

/** The links and submodules below a root. */
export interface Links {
  readonly follow: Follow
  /** The folders, links and files on the way of a path to what it stands for: each of them decides what that is. */
  readonly way: (path: string) => readonly string[]
  /** Whether a folder is a repository of its own, as a submodule is. */
  readonly isModule: (folder: string) => boolean
}

/** A tree without links and submodules. */
export const NO_LINKS: Links = { follow: (path) => path, way: withFolders, isModule: () => false }

interface Lead {
  readonly way: readonly string[]
  readonly end: string | undefined
}

/** What follows the links below a root. Each path is looked at once. */
export function linksIn(root: string, host: Host): Links {
  const real = realFolder(root, host)
  const lead = keptByText((path) => leadOf(path, real, host))
  return {
    follow: (path) => lead(path).end,
    way: (path) => lead(path).way,
    isModule: (folder) => exists(under(real, native(`${folder}/${GIT}`)), host),
  }
}

function leadOf(path: string, root: string, host: Host): Lead {
  const absolute = under(root, native(path))
  const real = tried(() => host.realpath(absolute))
  // Most paths have no link.
  if (real === absolute) return { way: withFolders(path), end: path }
  const { way, end } = walk(path, root, host)
  if (real === undefined) return { way, end }
  if (!isInside(real, root)) return { way, end: undefined }
  const target = fromRoot(real, root)
  // A name in another case is the same to some systems, and a way outside may lead in again.
  return { way: target === '' || way.includes(target) ? way : [...way, ...withFolders(target)], end: target }
}

/** Goes the way of a path name by name. Links that point to themselves, and out of the root, have no end. */
function walk(path: string, root: string, host: Host): Lead {
  const way: string[] = []
  const left = path.split('/').reverse()
  let at = '.'
  for (let links = 0; left.length > 0; ) {
    const next = join(at, left.pop()!)
    if (next === '..' || links > MOST_LINKS) return { way, end: undefined }
    if (next !== '.') way.push(next)
    const target = tried(() => host.readlink(under(root, native(next))))
    if (target === undefined) {
      at = next
      continue
    }
    links++
    const inside = isAbsolute(target) ? pathIn(root, target) : slashed(target)
    if (isAbsolute(target)) at = '.'
    left.push(...inside.split('/').reverse())
  }
  return { way, end: at }
}

/** An absolute path from the root; one that leaves it where it lies outside. */
function pathIn(root: string, path: string): string {
  return isInside(path, root) ? fromRoot(path, root) : '..'
}

/** The folders around a path, the outermost first, then the path. */
export function withFolders(path: string): readonly string[] {
  return path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))
}
