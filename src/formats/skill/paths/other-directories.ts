import { dirname, join } from 'node:path/posix'
import type { Skill } from '../parse.ts'
import type { WrittenPath } from './find-paths.ts'

/** How far from a path its directory may be named, in UTF-16 code units. */
const FURTHEST = 300

/** Whether a path leads to a file from another directory, such as another skill’s, that the text around it names. */
export function isElsewhere({ path, start }: WrittenPath, { source }: Skill): boolean {
  const { path: own, text, files } = source
  const around = text.slice(Math.max(start - FURTHEST, 0), start + FURTHEST)
  const folders = [dirname(own)]
  while (folders.at(-1) !== '.') folders.push(dirname(folders.at(-1)!))
  return [...new Set(around.match(/[\w.-]+/g))].some((word) =>
    folders.some((folder) => files.has(join(folder, word)) && files.has(join(folder, word, path))),
  )
}
