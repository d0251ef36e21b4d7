import { basename } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSkill, skillRule } from '../example.ts'

export const nestedSkill = skillRule({
  id: 'skill/nested-skill',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'No skill lies inside another skill’s directory',
  why: 'Clients differ: some load the inner skill too, some never see it. A file without frontmatter there is a part of the outer skill, and nothing else is said of it.',
  whenNot: 'The inner skill is meant for clients that search all levels.',
  source: 'https://agentskills.io/specification#directory-structure',
  bad: {
    path: 'skills/office/word/SKILL.md',
    text: goodSkill.text.replace('name: pdf', 'name: word'),
    files: { 'skills/office/SKILL.md': goodSkill.text.replace('name: pdf', 'name: office') },
  },
  check({ enclosing, fragment }, report) {
    if (enclosing === undefined) return
    const outer =
      enclosing === '' ? 'the skill at the repository’s root' : `the skill ${quote(basename(enclosing))}`
    const advice = fragment
      ? 'If it is only a part of that skill, rename the file and correct the links to it'
      : 'Move it out of that directory'
    report([0, 0], `This file is inside ${outer}, where some clients do not find it. ${advice}.`)
  },
})
