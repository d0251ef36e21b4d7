import { CLIENTS } from '../../../clients/index.ts'
import type { Sight } from '../../../clients/places.ts'
import { isAsked, sightOf } from '../../../clients/places.ts'
import { readersOf } from '../../../clients/who-loses.ts'
import { basename } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSkill, skillRule } from '../example.ts'
import { isCopyOfOuter } from '../parse.ts'

/** Why a client that looks into the folder does not find a skill inside another one. */
const HIDING: readonly Sight['where'][] = ['nested', 'depth', 'beside-root']

export const nestedSkill = skillRule({
  id: 'skill/nested-skill',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'No skill lies inside another skill’s directory',
  why: 'Clients differ: some load the inner skill too, others never see it. Nothing is said where those that look there, or that you chose, find it. A file without frontmatter there is a part of the outer skill, and nothing else is said of it.',
  whenNot: 'The inner skill is meant for clients that search all levels.',
  source: 'https://agentskills.io/specification#directory-structure',
  bad: {
    path: 'skills/office/word/SKILL.md',
    text: goodSkill.text.replace('name: pdf', 'name: word'),
    files: { 'skills/office/SKILL.md': goodSkill.text.replace('name: pdf', 'name: office') },
  },
  check(skill, report, { clients }) {
    const { enclosing, fragment } = skill
    if (enclosing === undefined) return
    if (isCopyOfOuter(skill))
      return report(
        [0, 0],
        `This file is inside the skill ${quote(basename(enclosing))}, and has the same text. Delete it.`,
      )
    const blind = CLIENTS.filter(
      (client) => isAsked(client, clients) && HIDING.includes(sightOf(client, skill).where),
    )
    if (blind.length === 0) return
    const outer =
      enclosing === '' ? 'the skill at the repository’s root' : `the skill ${quote(basename(enclosing))}`
    const advice = fragment
      ? 'If it is only a part of that skill, rename the file and correct the links to it'
      : 'Move it out of that directory'
    const readers = readersOf(blind.map(({ title }) => title))
    const find = `${blind.length === 1 ? 'does' : 'do'} not find it`
    report([0, 0], `This file is inside ${outer}, where ${readers} ${find}. ${advice}.`)
  },
})
