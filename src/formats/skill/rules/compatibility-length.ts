import type { Rule } from '../../../model.ts'
import { codePoints } from '../../../text/code-points.ts'
import { isBlank } from '../../../text/fields.ts'
import { count } from '../../../text/wording.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

const MOST = 500

export const compatibilityLength: Rule<Skill> = {
  id: 'skill/compatibility-length',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`compatibility` has 1 to 500 characters',
  why: 'Agent Skills allow 1 to 500 characters where the field is given. The line break that `>` and `|` append is not counted, though skills-ref counts it.',
  source: 'https://agentskills.io/specification#compatibility-field',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'compatibility:\n---\nRead') },
  good: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'compatibility: Requires poppler-utils\n---\nRead'),
  },
  check({ fields }, report) {
    const field = fields.get('compatibility')
    if (field === undefined) return
    if (isBlank(field))
      return report(field.key, '`compatibility` is empty. Say what the skill requires, or remove the field.')
    const length = typeof field.value === 'string' ? codePoints(field.value.trim()) : 0
    if (length > MOST)
      report(
        field.range,
        `\`compatibility\` has ${count(length)} characters, ${count(length - MOST)} more than are allowed. Shorten it to ${MOST}.`,
      )
  },
}
