import type { Rule } from '../../../model.ts'
import { reportMisspelt } from '../../unknown-fields.ts'
import { goodSkill } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'

export const misspeltField: Rule<Skill> = {
  id: 'skill/misspelt-field',
  severity: { recommended: 'warning', strict: 'error' },
  fix: 'safe',
  summary: 'No field is a misspelt one of Agent Skills, or of a client',
  why: 'A misspelt field is silently ignored: the client behaves as if it were not there. It is an error where the field that was meant is required. `tools` is a field of agents; skills have `allowed-tools`.',
  source: 'https://agentskills.io/specification#frontmatter',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'licence: MIT\n---\nRead') },
  good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: MIT\n---\nRead') },
  violations: ['unknown-field'],
  check({ fields }, report) {
    reportMisspelt(fields, KNOWN_FIELDS, report)
  },
}
