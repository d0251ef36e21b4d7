import { dirname, join } from 'node:path'
import type { Host } from './host.ts'
import { isInside, kindOf } from './paths.ts'

/** The folder or file that makes its folder a git work tree. */
export const GIT = '.git'

/** The file at the root that says where submodules come from and whether they are checked out. */
export const MODULES = '.gitmodules'

/**
 * The root of a folder: the git work tree around it, for which no search leaves the host's workspace. Without
 * a work tree it is the workspace, or else the working directory, if the folder lies in it. Otherwise it is
 * the folder itself. In a workspace it is the outermost work tree: one that lies in another is a submodule, and
 * reports name paths of the whole repository.
 */
export function rootOf(folder: string, host: Host): string {
  const { workspace } = host
  const around = workspace ?? host.cwd
  let outermost = workspace
  for (let at = folder; ; at = dirname(at)) {
    if (isWorkTree(at, host)) {
      if (workspace === undefined || !isInside(at, workspace)) return at
      outermost = at
    }
    if (at === workspace) return outermost ?? at
    if (dirname(at) === at) return isInside(folder, around) ? around : folder
  }
}

/** Whether a root is that of a repository: only out of any other folder may a named link lead. */
export function isRepository(root: string, host: Host): boolean {
  return host.workspace !== undefined || isWorkTree(root, host)
}

/** The git work tree that a path lies in, by its name: in a workspace that; undefined where there is none. */
export function workTreeAround(path: string, host: Host): string | undefined {
  if (host.workspace !== undefined) return host.workspace
  const root = rootOf(dirname(path), host)
  return isWorkTree(root, host) ? root : undefined
}

function isWorkTree(folder: string, host: Host): boolean {
  return kindOf(join(folder, GIT), host) !== undefined
}
