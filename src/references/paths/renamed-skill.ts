import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import type { Range } from '../../model.ts'
import { foldersAbove, join } from '../../wording/paths.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import { isAboutSkills } from './dead-paths.ts'

/** A path from the root, or from where a client is started, into a skill of a client’s folder. */
const INTO_SKILL =
  /(?<![\w./~$}-])(\.[a-z]{1,20}\/skills\/)([\w.-]{1,99})\/([\w./-]{1,200}\.\w{1,9})(?![\w/])/g

/** Names that files of most skills have: another skill is meant. */
const COMMON = /(?:^|\/)(?:skill|readme|licen[cs]e|index|config|main)\.\w+$/i

/** A path through the folder of a skill that does not exist, to a file that this skill has. */
interface OldPath {
  readonly range: Range
  readonly written: string
  readonly meant: string
}

/** The paths that a skill in a client’s folder has from a time when its own folder had another name. */
export function oldPathsOf(skill: PlacedSkill): readonly OldPath[] {
  const { text, body, home, files } = skill
  if (isAboutSkills(skill)) return []
  const matches = [...text.slice(...body).matchAll(INTO_SKILL)].slice(0, MOST_FINDINGS)
  return matches.flatMap(({ 0: written, 1: folder = '', 2: name = '', 3: rest = '', index }) => {
    const start = body[0] + index
    const at = home.lastIndexOf(folder)
    const isThere = foldersAbove(home).some((above) => files.has(join(above, folder, name)))
    if (at === -1 || isThere || COMMON.test(rest) || !files.has(home + rest) || !files.mayName(home + rest))
      return []
    return { range: [start, start + written.length] as const, written, meant: home.slice(at) + rest }
  })
}
