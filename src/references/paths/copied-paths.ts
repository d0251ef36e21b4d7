import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import type { Range } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { matchesIn } from '../../syntax/position.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import { isAboutSkills, isWritten, lineBefore, missingAt } from './dead-paths.ts'

/** Where users have programs: most texts name no such place. */
const PLACES = /(?:~|HOME\}?|\/usr\/local|\/opt)\//
/** A command that installs a file of the skill for its user. */
const COPIES =
  /^[ \t$>]*(?:sudo )?(?:cp|install|ln -s)(?: -\w+)* ["']?(?:\.\/)?((?:scripts|assets|references|templates|resources)\/[\w.-]+(?:\/[\w.-]+)*)["']? ["']?(?:~|\$HOME|\$\{HOME\}|\/usr\/local|\/opt)\//gm

/** What makes the directory of another project the one of the commands. */
const ELSEWHERE = /\b(?:clon(?:e|es|ed|ing)|tar|unzip|curl|wget)\b|^[ \t$>]*cd /m

/** Mentions of a path that are looked at. */
const MOST_MENTIONS = 20

/** The missing paths that commands in fences copy to where users have programs. */
export function uncopiedPaths(
  skill: PlacedSkill,
): readonly { readonly path: string; readonly range: Range }[] {
  const { text, files } = skill
  if (!PLACES.test(text) || text.search(COPIES) === -1) return []
  if (isAboutSkills(skill)) return []
  return markdownOf(skill).fences.flatMap(({ content: [from, to] }) => {
    const code = text.slice(from, to)
    if (ELSEWHERE.test(code)) return []
    const copied = matchesIn(text, [from, to], COPIES).slice(0, MOST_FINDINGS)
    return copied.flatMap(({ match: [command, path = ''], range }) => {
      const missing = missingAt({ path, base: undefined }, skill)
      const isMade = text.slice(from, range[0]).includes(path) || isWrittenIn(text, path)
      if (missing === undefined || isMade || files.ignored(missing.to)) return []
      const start = range[0] + command.indexOf(path)
      return { path, range: [start, start + path.length] as const }
    })
  })
}

/** Whether a text says of one of the mentions of a path that it is made. */
function isWrittenIn(text: string, path: string): boolean {
  const parts = text.split(path, MOST_MENTIONS)
  let end = 0
  return parts.some((part) => {
    end += part.length
    const isHere = isWritten(lineBefore(end, text))
    end += path.length
    return isHere
  })
}
