import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { relativeTargets } from '../../links.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const outsideLink: Rule<Skill> = {
  id: 'skill/outside-link',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Links stay inside the skill’s directory',
  why: 'A skill is installed by copying its directory. What it links outside of it is then gone.',
  source: 'https://agentskills.io/specification#file-references',
  bad: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the guide](../../docs/guide.md).\n`,
    files: { 'docs/guide.md': '# Guide\n' },
  },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the guide](references/guide.md).\n`,
    files: { 'skills/pdf/references/guide.md': '# Guide\n' },
  },
  check(skill, report) {
    for (const { link, to } of relativeTargets(skill)) {
      if (!to.outside && (!to.exists || `${to.path}/`.startsWith(skill.home))) continue
      const where = to.outside ? 'outside the repository' : 'outside the skill’s directory'
      report(
        link.range,
        `The link leads to ${quote(to.written)}, ${where}: it is gone once the skill is installed alone. Copy the file into the skill.`,
      )
    }
  },
}
