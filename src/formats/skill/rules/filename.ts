import type { Rule } from '../../../model.ts'
import { basename } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { goodSkill } from '../example.ts'
import { misnamedBeside } from '../misnamed-skills.ts'
import type { Skill } from '../parse.ts'

export const filename: Rule<Skill> = {
  id: 'skill/filename',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'The file is named exactly `SKILL.md`',
  why: 'Most clients look for exactly this name; skills-ref also takes `skill.md`. On a file system that tells cases apart another spelling is never found.',
  source: 'https://agentskills.io/specification#directory-structure',
  bad: { path: 'skills/pdf/skill.md', text: goodSkill.text },
  good: goodSkill,
  violations: ['lowercase-skill-md'],
  check({ path, files, home }, report) {
    const name = basename(path)
    if (name !== 'SKILL.md')
      return report(
        [0, 0],
        `The file is named ${quote(name)}, which some clients do not find. Rename it to \`SKILL.md\`.`,
        { ...(name === 'skill.md' && { severity: 'warning' }), punished: ['lowercase-skill-md'] },
      )
    for (const path of misnamedBeside(home, files))
      report(
        [0, 0],
        `${quotePath(path)} beside this skill is a skill, too, but no client finds a file of that name. Rename it to \`SKILL.md\`.`,
        { severity: 'info' },
      )
  },
}
