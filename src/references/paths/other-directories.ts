import { dirname, join } from '../../wording/paths.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import type { WrittenPath } from './find-paths.ts'

/** How far from a path its directory may be named, in UTF-16 code units. */
const FURTHEST = 300

/** Whether a path leads to a file from another directory, such as another skill’s, that the text around it names. */
export function isElsewhere({ path, start }: WrittenPath, { path: own, text, files }: PlacedSkill): boolean {
  const around = text.slice(Math.max(start - FURTHEST, 0), start + FURTHEST)
  const words = new Set(around.match(/[\w.-]+/g))
  for (let folder = dirname(own); ; folder = dirname(folder)) {
    for (const word of words)
      if (files.has(`${folder}/${word}`) && files.has(join(folder, word, path))) return true
    if (folder === '.') return false
  }
}
