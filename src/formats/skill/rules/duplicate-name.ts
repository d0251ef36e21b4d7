import type { RepositoryRule } from '../../../model.ts'
import { groupBy } from '../../../wording/compare.ts'
import { dirname } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSkill } from '../example.ts'
import type { SkillHeader } from '../header.ts'
import { reportDuplicates } from '../report-duplicate-names.ts'

const twice = (path: string, other: string) => ({ ...goodSkill, path, files: { [other]: goodSkill.text } })

export const duplicateName: RepositoryRule<SkillHeader> = {
  id: 'skill/duplicate-name',
  severity: { recommended: 'warning', strict: 'warning' },
  coveredBy: ['skill/name-directory', 'skill/name-format'],
  summary: 'No two skills of one `skills` directory share a name',
  why: 'A client that finds two skills of one name loads one of them. Copies for several clients or languages, in their own `skills` or `skills-…` directories, are not compared. Nor are skills inside another skill, and the skills of different owners in `skills/OWNER/NAME`.',
  source: 'https://agentskills.io/specification#name-field',
  bad: twice('skills/office/pdf/SKILL.md', 'skills/print/pdf/SKILL.md'),
  good: twice('.claude/skills/pdf/SKILL.md', '.cursor/skills/pdf/SKILL.md'),
  checkAll(headers, report) {
    const own = headers.filter(({ header }) => header.isNested !== true)
    // A `skill.md` beside `SKILL.md` is a finding of its own: one of the two is to go.
    const byDirectory = groupBy(own, ({ path }) => dirname(path))
    reportDuplicates(
      [...byDirectory.values()].map(([first]) => first),
      (name) => `Another skill is named ${quote(name)}, too. A client loads only one of them. Rename one.`,
      report,
    )
  },
}
