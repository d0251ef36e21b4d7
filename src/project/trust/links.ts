import { dirname, join, relative, resolve } from 'node:path'
import type { Host } from '../../files/host.ts'
import { isInside, realFolder, slashed } from '../../files/paths.ts'

/**
 * Follows all symbolic links of a path: gives the path that it stands for, itself where there is no link, and for a
 * link that leads to nothing what it names. Undefined where nothing is there, or outside of the root. Paths are
 * relative to the root, with `/`.
 */
export type Follow = (path: string) => string | undefined

/** What follows the links below a root. Each path is looked at once. */
export function followIn(root: string, host: Host): Follow {
  const real = realFolder(root, host)
  const known = new Map<string, string | undefined>()
  return (path) => {
    if (!known.has(path)) {
      const target = targetOf(join(real, path), host)
      const inside = target !== undefined && isInside(target, real)
      known.set(path, inside ? slashed(relative(real, target)) : undefined)
    }
    return known.get(path)
  }
}

function targetOf(path: string, host: Host): string | undefined {
  try {
    return host.realpath(path)
  } catch {
    // Below.
  }
  try {
    return resolve(dirname(path), host.readlink(path))
  } catch {
    return undefined
  }
}
