import { CLIENTS } from '../../../clients/index.ts'
import { groupInPlugin, isAsked, ownPlaceOf } from '../../../clients/places.ts'
import { pluginAround } from '../../../references/plugins.ts'
import { dirname, foldersAbove, join, relative } from '../../../wording/paths.ts'
import { goodSkill, skillRule } from '../example.ts'
import { scriptsIn } from '../folder-names.ts'
import type { Misplaced } from '../misplaced.ts'
import { misplacedAs, misplacedInPlugin } from '../misplaced.ts'
import type { Skill } from '../parse.ts'

export const location = skillRule({
  id: 'skill/location',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'A skill in a client’s folder lies where that client looks',
  why: 'A client that does not find a skill says nothing: the skill is missing, and nobody knows why. Most look for `SKILL.md` in folders right below `.claude/skills` or the like. Reported are skills too deep or not in a folder of their own, and folders one letter from the right one. So are skills among agents, commands or the like. In `.agents/skills`, which is that of no client, nothing is reported that some of them find. Where scripts of the repository, or the skill around it, have the path of the skill, it is an info. With `clients`, a client that you chose and that does not find the skill is an error.',
  whenNot: 'The skill is read by its path only, or settings of the client name its folder.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/reference/clients.md#odd-places',
  bad: { path: '.claude/skills/office/pdf/SKILL.md', text: goodSkill.text },
  good: { path: '.claude/skills/pdf/SKILL.md', text: goodSkill.text },
  // What it covers it reports.
  violations: ['name-dir-mismatch'],
  check(skill, report, { clients }) {
    const own = ownPlaceOf(skill.path)
    const misplaced = own === undefined ? inPlugin(skill, clients) : misplacedAs(skill, own, clients)
    if (misplaced === undefined) return
    const isInNone = own?.below.length === 1
    report([0, 0], misplaced.message, {
      ...(misplaced.isOfChosen ? { severity: 'error' } : isRunThere(skill) ? { severity: 'info' } : {}),
      // Its name cannot be that of a folder which is not its own.
      ...(isInNone && { covers: ['skill/name-directory'] }),
    })
  },
})

/** Whether commands of the repository run what a skill has where it is: to move it would break them. */
function isRunThere({ path, files }: Skill): boolean {
  // Right in a folder of skills it has none of its own.
  const place = ownPlaceOf(path)?.below.length === 1 ? path : `${dirname(path)}/`
  const commands = [...files.once(scriptsIn, '.'), 'Makefile', 'justfile', 'package.json']
  if (commands.some((file) => files.has(file) && files.read(file)?.includes(place))) return true
  // The skill around it may send its reader here.
  const outer = foldersAbove(path)
    .slice(1)
    .find((folder) => files.has(join(folder, 'SKILL.md')))
  if (outer === undefined) return false
  const parts = files.read(join(outer, 'SKILL.md'))?.split(`${relative(outer, dirname(path))}/`) ?? []
  return parts.slice(0, -1).some((before) => !/[\w./-]$/.test(before))
}

/** As a plugin that is to install has it: few skills lie in groups, and the others need no more to be looked at. */
function inPlugin(skill: Skill, chosen: readonly string[] | undefined): Misplaced | undefined {
  if (pluginAround(dirname(skill.path), skill.files) === undefined) return undefined
  const client = CLIENTS.find((each) => groupInPlugin(each, skill) !== undefined && isAsked(each, chosen))
  const message = client && misplacedInPlugin(skill, client, groupInPlugin(client, skill)!)
  return message === undefined ? undefined : { message, isOfChosen: chosen !== undefined }
}
