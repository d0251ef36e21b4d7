import { basename } from 'node:path/posix'
import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const nestedSkill: Rule<Skill> = {
  id: 'skill/nested-skill',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'No skill lies inside another skill’s directory',
  why: 'Clients differ: some load the inner skill too, some never see it. A file without frontmatter there is a part of the outer skill, and nothing else is said of it.',
  source: 'https://agentskills.io/specification#directory-structure',
  bad: {
    path: 'skills/office/word/SKILL.md',
    text: goodSkill.text.replace('name: pdf', 'name: word'),
    files: { 'skills/office/SKILL.md': goodSkill.text.replace('name: pdf', 'name: office') },
  },
  good: goodSkill,
  check({ enclosing, fragment }, report) {
    if (enclosing === undefined) return
    const cure = fragment
      ? 'Name it otherwise if it is only a part of that skill'
      : 'Move it next to that skill'
    report(
      [0, 0],
      `The file lies inside the skill ${enclosing === '' ? 'at the repository’s root' : quote(basename(enclosing))}, where some clients do not find it. ${cure}.`,
    )
  },
}
