import type { Rule } from '../../../model.ts'
import { clientsMinding } from '../../clients/who-loses.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { goodSkill } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'

export const unknownField: Rule<Skill> = {
  id: 'skill/unknown-field',
  severity: { recommended: 'off', strict: 'error' },
  allow: 'names of fields',
  summary: 'Every field is one of Agent Skills, or of a client',
  why: 'No client reads the field, so it does no harm; skills-ref refuses it. The place for data of your own is `metadata`.',
  mindedBy: clientsMinding('unknown-field'),
  source: 'https://agentskills.io/specification#frontmatter',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'category: documents\n---\nRead') },
  good: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'metadata:\n  category: documents\n---\nRead'),
  },
  violations: ['unknown-field'],
  check({ fields }, report, options) {
    reportUnknown(
      fields,
      KNOWN_FIELDS,
      'Put such data in `metadata`: skills-ref refuses unknown fields',
      options,
      report,
    )
  },
}
