import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { relativeTargets } from '../../links.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const deepReference: Rule<Skill> = {
  id: 'skill/deep-reference',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'Linked files lie at most one directory below the skill',
  why: 'Agent Skills ask for references one level deep, so that the model finds them at the first try.',
  source: 'https://agentskills.io/specification#file-references',
  bad: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms](references/en/forms.md).\n`,
    files: { 'skills/pdf/references/en/forms.md': '# Forms\n' },
  },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms](references/forms.md).\n`,
    files: { 'skills/pdf/references/forms.md': '# Forms\n' },
  },
  check(skill, report) {
    for (const { link, to } of relativeTargets(skill)) {
      if (!to.exists || !to.path.startsWith(skill.home)) continue
      const depth = to.path.slice(skill.home.length).replace(/\/$/, '').split('/').length - 1
      if (depth > 1)
        report(
          link.range,
          `The link leads to ${quote(to.written)}, ${depth} directories below the skill. Keep linked files one directory deep.`,
        )
    }
  },
}
