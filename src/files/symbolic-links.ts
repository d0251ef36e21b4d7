import { basename, dirname, join, resolve } from 'node:path'
import type { Refusal } from './found-path.ts'
import type { Host } from './host.ts'
import { isInside } from './paths.ts'

/** As many links as Linux follows one after the other. */
const MOST_LINKS = 40

/** Where the symbolic link at `path`, whose folder is a real path, leads: to a real path inside `root`, or why not. */
export function followLink(path: string, root: string, host: Host): string | Refusal {
  const target = host.readlink(path)
  let real: string
  try {
    real = host.realpath(path)
  } catch {
    // Whether something is there is nobody's business outside of the root.
    return { state: leavesRoot(path, root, host, MOST_LINKS) ? 'outside' : 'dangling', target }
  }
  return isInside(real, root) ? real : { state: 'outside', target }
}

/** Whether the way to a path that leads nowhere goes out of the root: links are followed by what they say. */
function leavesRoot(path: string, root: string, host: Host, links: number): boolean {
  const folder = dirname(path)
  if (links === 0 || folder === path) return false
  let real: string
  try {
    real = host.realpath(folder)
  } catch {
    return leavesRoot(folder, root, host, links - 1)
  }
  if (!isInside(real, root)) return true
  try {
    return leavesRoot(resolve(real, host.readlink(join(real, basename(path)))), root, host, links - 1)
  } catch {
    return false
  }
}
