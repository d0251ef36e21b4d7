import type { Rule } from '../../../model.ts'
import { isBlank, kindOf } from '../../../text/fields.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'

export const description: Rule<Skill> = {
  id: 'plane/description',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The frontmatter has a `description`, which is text',
  why: 'The registry searches the description too; the Skills plane recommends it.',
  source: 'https://agentctx.ai/architecture/skills-plane',
  bad: withLine('description', ''),
  good: goodPlane,
  check({ fields, readable, frontmatter }, report) {
    const field = fields.get('description')
    if (field !== undefined && field.value !== null && typeof field.value !== 'string')
      return report(
        field.range,
        `The \`description\` is ${kindOf(field.value)}, not text. Write text, so that a search finds it.`,
      )
    if (readable && isBlank(field))
      report(
        field?.key ?? frontmatter.opening,
        'The skill has no `description`. Add one that says what it does, so that a search finds it.',
      )
  },
}
