import type { Rule } from '../../../model.ts'
import { isMapping, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { quoting } from '../../field-types.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const metadataValues: Rule<Skill> = {
  id: 'skill/metadata-values',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'The values of `metadata` are text',
  why: 'Agent Skills define a map from strings to strings. An unquoted `version: 1.10` is the number 1.1 to YAML.',
  source: 'https://agentskills.io/specification#metadata-field',
  bad: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'metadata:\n  version: 1.10\n---\nRead'),
  },
  good: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'metadata:\n  version: "1.10"\n---\nRead'),
  },
  check(skill, report) {
    const metadata = skill.fields.get('metadata')
    if (metadata === undefined || !isMapping(metadata.value)) return
    for (const [key, field] of metadata.value) {
      if (typeof field.value === 'string') continue
      const cure =
        typeof field.value === 'number' || typeof field.value === 'boolean' ? 'Quote it' : 'Write text'
      const message = `The metadata value ${quote(key)} is ${kindOf(field.value)}, not text. ${cure}.`
      report(field.range[0] === field.range[1] ? field.key : field.range, message, quoting(skill, field))
    }
  },
}
