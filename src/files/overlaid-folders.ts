import { basename, dirname } from 'node:path'
import type { Host } from './host.ts'
import { isInside, under } from './paths.ts'

/**
 * The same machine with the folders of files that are elsewhere only, as if they were made: `files` has the absolute
 * paths of the files, and may change meanwhile.
 */
export function withFolders(host: Host, files: ReadonlyMap<string, unknown>): Host {
  const isFolder = (path: string): boolean => {
    for (const file of files.keys()) if (file !== path && isInside(file, path)) return true
    return false
  }
  /** The same question, whose answer for a folder that is only made `made` gives. */
  const asked =
    <Answer>(ask: (path: string) => Answer, made: (path: string) => Answer) =>
    (path: string): Answer => {
      try {
        return ask(path)
      } catch (error) {
        if (!isFolder(path)) throw error
        return made(path)
      }
    }
  const list = asked(host.list, () => [])
  return {
    ...host,
    stat: asked(host.stat, () => ({ ...FOLDER, size: 0 })),
    lstat: asked(host.lstat, () => ({ ...FOLDER, size: 0 })),
    realpath: asked(host.realpath, (path) => path),
    list(directory) {
      const listed = list(directory)
      const names = new Set(listed.map(({ name }) => name))
      const made = [...files.keys()].flatMap((file) => firstBelow(file, directory) ?? [])
      return [
        ...listed,
        ...[...new Set(made)].filter((name) => !names.has(name)).map((name) => ({ ...FOLDER, name })),
      ]
    },
  }
}

const FOLDER = { isFile: () => false, isDirectory: () => true, isSymbolicLink: () => false }

function firstBelow(file: string, folder: string): string | undefined {
  for (let at = dirname(file); isInside(at, folder) && at !== folder; at = dirname(at))
    if (under(folder, basename(at)) === at) return basename(at)
  return undefined
}
