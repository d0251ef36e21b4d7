import type { Rule } from '../../../model.ts'
import { reportNonText } from '../../field-types.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const fieldType: Rule<Skill> = {
  id: 'skill/field-type',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: '`name`, `description`, `license` and `compatibility` are text',
  why: 'In YAML 1.2 an unquoted `123` is a number and an unquoted `true` a boolean. A client that expects text refuses the file or shows something else.',
  source: 'https://agentskills.io/specification#frontmatter',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: 2.0\n---\nRead') },
  good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: "2.0"\n---\nRead') },
  check(skill, report) {
    reportNonText(skill, ['name', 'description', 'license', 'compatibility'], report)
  },
}
