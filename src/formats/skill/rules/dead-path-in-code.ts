import type { Rule } from '../../../model.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'
import { isMissedInCode } from '../paths/judge-paths.ts'
import { reportDeadPaths } from '../paths/report-dead-paths.ts'

const TEXT = `${goodSkill.text}\nSee scripts/read.py.\n\n\`\`\`sh\npython3 scripts/fill.py\n\`\`\`\n`

export const deadPathInCode: Rule<Skill> = {
  id: 'skill/dead-path-in-code',
  severity: { recommended: 'off', strict: 'info' },
  fix: 'suggested',
  allow: 'paths, as the text has them',
  summary: 'Every file of the skill that a fenced command runs or reads exists',
  why: 'A command in a fence may be one of the project that the skill works in. So this is off in `recommended`, and only paths to `references/` and to directories that the skill has are judged.',
  whenNot: 'Your commands run in the project that the agent works in, not in the skill.',
  source: 'https://agentskills.io/specification#file-references',
  bad: { path: goodSkill.path, text: TEXT, files: { 'skills/pdf/scripts/read.py': '' } },
  good: {
    path: goodSkill.path,
    text: TEXT,
    files: { 'skills/pdf/scripts/read.py': '', 'skills/pdf/scripts/fill.py': '' },
  },
  check(skill, report, options) {
    reportDeadPaths(
      skill,
      report,
      options,
      (path) => path.place === 'code' && path.base === undefined && isMissedInCode(path, skill),
    )
  },
}
