import { basename, dirname, join } from 'node:path'
import type { Host, Stat } from './host.ts'
import { realFile, realFolder } from './paths.ts'

/**
 * The same machine with other files at some places: `files` has their bytes by real absolute paths, undefined for
 * one that is missing. It may change meanwhile.
 */
export function overlaid(host: Host, files: ReadonlyMap<string, Uint8Array | undefined>): Host {
  const isNamed = (name: string): boolean => {
    for (const path of files.keys()) if (path.endsWith(name) && basename(path) === name) return true
    return false
  }
  /** The place of a path among the files, whatever folder links lead there; undefined for any other. */
  const placeOf = (path: string): string | undefined => {
    if (!isNamed(basename(path))) return undefined
    const real = files.has(path) ? path : realFile(path, host)
    return files.has(real) ? real : undefined
  }
  const bytesAt = (place: string): Uint8Array => {
    const bytes = files.get(place)
    if (bytes === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
    return bytes
  }
  const statOf = (look: (path: string) => Stat) => (path: string) => {
    const place = placeOf(path)
    return place === undefined ? look(path) : { ...REGULAR, size: bytesAt(place).length }
  }
  return {
    ...host,
    stat: statOf(host.stat),
    lstat: statOf(host.lstat),
    list(directory) {
      const real = realFolder(directory, host)
      const entries = host.list(directory).filter(({ name }) => placeOf(join(directory, name)) === undefined)
      const added = [...files]
        .filter(([path, bytes]) => bytes !== undefined && dirname(path) === real)
        .map(([path]) => ({ ...REGULAR, name: basename(path) }))
      return [...entries, ...added]
    },
    realpath(path) {
      const place = placeOf(path)
      if (place === undefined) return host.realpath(path)
      bytesAt(place)
      return place
    },
    readlink(path) {
      if (placeOf(path) === undefined) return host.readlink(path)
      throw Object.assign(new Error('not a link'), { code: 'EINVAL' })
    },
    read(path, most) {
      const place = placeOf(path)
      return place === undefined ? host.read(path, most) : bytesAt(place).subarray(0, most)
    },
  }
}

const REGULAR = { isFile: () => true, isDirectory: () => false, isSymbolicLink: () => false }
