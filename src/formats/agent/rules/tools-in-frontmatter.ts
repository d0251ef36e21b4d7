import type { Rule } from '../../../model.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const toolsInFrontmatter: Rule<Agent> = {
  id: 'agent/tools-in-frontmatter',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Tools are defined in the body, not in the frontmatter',
  why: 'Tools are defined only below `## Tools`. What the frontmatter says of them is not read.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: 🧭\ntools: [ping]'),
  good: goodAgent,
  check({ fields }, report) {
    const field = fields.get('tools')
    if (field !== undefined)
      report(
        field.key,
        '`tools` stands in the frontmatter, where loaders do not read it. Define the tools below `## Tools`.',
      )
  },
}
