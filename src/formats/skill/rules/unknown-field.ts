import type { Rule } from '../../../model.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { goodSkill } from '../example.ts'
import { CLIENT_FIELDS, SKILL_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'

const ACCEPTED: readonly string[] = [...CLIENT_FIELDS.keys()]

export const unknownField: Rule<Skill> = {
  id: 'skill/unknown-field',
  severity: { recommended: 'warning', strict: 'error' },
  fix: 'safe',
  summary: 'Every field is one of Agent Skills, or of a client',
  why: 'A misspelt field is silently ignored, and skills-ref refuses a field that it does not know. Data of your own belongs into `metadata`.',
  source: 'https://agentskills.io/specification#frontmatter',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'licence: MIT\n---\nRead') },
  good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: MIT\n---\nRead') },
  check(skill, report) {
    reportUnknown(
      skill.fields,
      {
        known: SKILL_FIELDS,
        accepted: ACCEPTED,
        certain: true,
        what: 'Agent Skills',
        otherwise: 'Remove it, or move it into `metadata`',
      },
      report,
    )
  },
}
