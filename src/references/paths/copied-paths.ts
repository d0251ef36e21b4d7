import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import type { Range } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { dirname, foldersAbove, join } from '../../wording/paths.ts'
import type { PlacedSkill } from '../placed-skill.ts'

/** A command that installs a file of the skill for its user. */
const COPIES =
  /^[ \t$>]*(?:sudo )?(?:cp|install|ln -s)(?: -\w+)* ["']?(?:\.\/)?((?:scripts|assets|references|templates|resources)\/[\w.-]+(?:\/[\w.-]+)*)["']? ["']?(?:~|\$HOME|\$\{HOME\}|\/usr\/local|\/opt)\//gm

/** What makes the directory of another project the one of the commands. */
const ELSEWHERE = /\b(?:clon(?:e|es|ed|ing)|tar|unzip|curl|wget)\b|^[ \t$>]*cd /m

/** The missing paths that commands in fences copy to where users have programs. */
export function uncopiedPaths(
  skill: PlacedSkill,
): readonly { readonly path: string; readonly range: Range }[] {
  const { text, path: own, files } = skill
  if (!/\b(?:cp|install|ln) /.test(text)) return []
  return markdownOf(skill).fences.flatMap(({ content: [from, to] }) => {
    const code = text.slice(from, to)
    if (ELSEWHERE.test(code)) return []
    const copied = [...code.matchAll(COPIES)].slice(0, MOST_FINDINGS)
    return copied.flatMap(({ 0: command, 1: path, index }) => {
      const isThere = foldersAbove(own).some((folder) => files.has(join(folder, path!)))
      const isMade = code.slice(0, index).includes(path!) || text.includes(`> ${path}`)
      if (isThere || isMade || files.ignored(join(dirname(own), path!))) return []
      const start = from + index + command.indexOf(path!)
      return { path: path!, range: [start, start + path!.length] as const }
    })
  })
}
