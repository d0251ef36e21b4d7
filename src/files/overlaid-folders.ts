import { basename, dirname } from 'node:path'
import type { Host, Stat } from './host.ts'
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
  const statOf = (look: (path: string) => Stat) => (path: string) =>
    orElse(
      () => look(path),
      () => (isFolder(path) ? { ...FOLDER, size: 0 } : undefined),
    )
  return {
    ...host,
    stat: statOf(host.stat),
    lstat: statOf(host.lstat),
    realpath: (path) =>
      orElse(
        () => host.realpath(path),
        () => (isFolder(path) ? path : undefined),
      ),
    list(directory) {
      const listed = orElse(
        () => host.list(directory),
        () => (isFolder(directory) ? [] : undefined),
      )
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

/** An answer, else the other one; if there is none, what was thrown. */
function orElse<Answer>(ask: () => Answer, otherwise: () => Answer | undefined): Answer {
  try {
    return ask()
  } catch (error) {
    const other = otherwise()
    if (other === undefined) throw error
    return other
  }
}

function firstBelow(file: string, folder: string): string | undefined {
  for (let at = dirname(file); isInside(at, folder) && at !== folder; at = dirname(at))
    if (under(folder, basename(at)) === at) return basename(at)
  return undefined
}
