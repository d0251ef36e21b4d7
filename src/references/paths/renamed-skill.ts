import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import type { Range } from '../../model.ts'
import { matchesIn } from '../../syntax/position.ts'
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
  return matchesIn(text, body, INTO_SKILL)
    .slice(0, MOST_FINDINGS)
    .flatMap(({ range, match: [written, folder = '', name = '', rest = ''] }) => {
      const at = home.lastIndexOf(folder)
      if (at === -1 || COMMON.test(rest)) return []
      if (!files.has(home + rest) || !files.mayName(home + rest)) return []
      const isThere = foldersAbove(home).some((above) => files.has(join(above, folder, name)))
      return isThere ? [] : { range, written, meant: home.slice(at) + rest }
    })
}
