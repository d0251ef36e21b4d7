import { basename, dirname, join } from 'node:path/posix'
import { memoizeLast } from '../../../text/memoize-last.ts'
import type { Skill } from '../parse.ts'

const MOST_WORDS = 2000

/** The directories that the words of a skill's text name: other skills, and others of its own. */
const directoriesNamed = memoizeLast(({ source: { path: own, text, files } }: Skill): readonly string[] => {
  const parents: string[] = []
  for (let folder = dirname(own); folder !== '.'; parents.push(folder)) folder = dirname(folder)
  const folders: string[] = []
  for (const word of [...new Set(text.match(/[\w.-]+/g))].slice(0, MOST_WORDS)) {
    for (const parent of [dirname(own), ...parents]) {
      const folder = join(parent, word)
      if (word !== basename(own) && files.has(folder)) folders.push(folder)
    }
  }
  return folders
})

/** Whether a path leads to a file from another directory that the text names. */
export function isElsewhere(path: string, skill: Skill): boolean {
  return directoriesNamed(skill).some((folder) => skill.source.files.has(join(folder, path)))
}
