import type { Rule } from '../../../model.ts'
import { isMapping, kindOf } from '../../../text/fields.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const metadataMap: Rule<Skill> = {
  id: 'skill/metadata-map',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`metadata` is a mapping',
  why: 'Agent Skills define it as a map from keys to values. A client that reads keys from anything else fails.',
  source: 'https://agentskills.io/specification#metadata-field',
  bad: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'metadata: example-org\n---\nRead'),
  },
  good: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'metadata:\n  author: example-org\n---\nRead'),
  },
  check({ fields }, report) {
    const field = fields.get('metadata')
    if (field === undefined || field.value === null || isMapping(field.value)) return
    report(
      field.range,
      `\`metadata\` is ${kindOf(field.value)}, not a mapping. Write \`key: value\` lines below it.`,
    )
  },
}
