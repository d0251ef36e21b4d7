import type { Rule } from '../../../model.ts'
import { surroundingsOf } from '../../links/meant.ts'
import { reportVerdicts } from '../../links/report-verdicts.ts'
import { absoluteTargets } from '../../links/targets.ts'
import { onAbsolute } from '../../links/verdicts.ts'
import { goodSkill } from '../example.ts'
import { installedWith } from '../installed-with.ts'
import type { Skill } from '../parse.ts'

const files = { 'skills/pdf/references/forms.md': '# Forms\n' }

export const absoluteLink: Rule<Skill> = {
  id: 'skill/absolute-link',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  allow: 'paths, as links have them',
  summary: 'Links to files of the skill do not start with `/`',
  why: 'A path with a `/` at its start begins at the root of the file system, where the file is not. Only links whose file is in the skill are reported.',
  source: 'https://agentskills.io/specification#file-references',
  bad: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](/references/forms.md).\n`, files },
  good: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](references/forms.md).\n`, files },
  check(skill, report, { allows }) {
    const targets = absoluteTargets(skill, skill.home).filter(({ link }) => !allows(link.target))
    if (targets.length === 0) return
    const around = surroundingsOf(skill, skill.home, installedWith(skill))
    reportVerdicts(
      targets.map((target) => onAbsolute(target, around)),
      report,
      'link',
    )
  },
}
