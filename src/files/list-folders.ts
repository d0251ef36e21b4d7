import { resolve } from 'node:path'
import type { Options as GlobOptions } from 'fast-glob'
import type { DirectoryEntry } from './host.ts'
import packages from './packages.cjs'
import { native, under } from './paths.ts'

/** Lists what lies directly in a folder, and leaves out what is not to be found. */
export type List = (folder: string) => readonly DirectoryEntry[]

/** What lies below a folder, by its path from there, and whether it is known to be a regular file. */
export interface Listed {
  readonly path: string
  readonly isFile: boolean
}

const PRIVATE_USE = 0xe000

/** All that a listing leaves below a folder: what fast-glob finds for `**\/*`, at a fraction of its cost. */
export function* listed(base: string, list: List): Iterable<Listed> {
  const folders = ['']
  for (const folder of folders) {
    for (const entry of list(folder === '' ? base : under(base, folder))) {
      const path = folder === '' ? entry.name : under(folder, entry.name)
      yield { path, isFile: entry.isFile() }
      if (entry.isDirectory()) folders.push(path)
    }
  }
}

/** What fast-glob finds below a folder. */
export function globbed(base: string, list: List): readonly Listed[] {
  const readdirSync = (folder: string): readonly DirectoryEntry[] => {
    return list(resolve(withBreaks(folder))).map((entry) =>
      Object.create(entry, { name: { value: withoutBreaks(entry.name) } }),
    )
  }
  const fs = { readdirSync } as unknown as NonNullable<GlobOptions['fs']>
  return packages
    .fastGlob()
    .globSync('**/*', { cwd: base, dot: true, onlyFiles: false, followSymbolicLinks: false, fs })
    .map((path) => ({ path: native(withBreaks(path)), isFile: false }))
}

/**
 * fast-glob leaves out names with line breaks, which no wildcard stands for. It gets them with private-use
 * characters instead.
 */
function withoutBreaks(name: string): string {
  return name.replace(/[\n\r\u2028\u2029]/g, (character) =>
    String.fromCharCode(PRIVATE_USE + (character.charCodeAt(0) & 0xff)),
  )
}

function withBreaks(name: string): string {
  return name.replace(/[\ue00a\ue00d\ue028\ue029]/g, (character) => {
    const low = character.charCodeAt(0) - PRIVATE_USE
    return String.fromCharCode(low < 0x20 ? low : 0x2000 + low)
  })
}
