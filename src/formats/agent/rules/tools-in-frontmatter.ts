import type { Rule } from '../../../model.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const toolsInFrontmatter: Rule<Agent> = {
  id: 'agent/tools-in-frontmatter',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Tools are defined in the body, not in the frontmatter',
  why: 'Loaders read tools only below `## Tools`. They ignore `tools` in the frontmatter.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: 🧭\ntools: [ping]'),
  good: goodAgent,
  check({ fields }, report) {
    const field = fields.get('tools')
    if (field !== undefined)
      report(field.key, 'Loaders do not read `tools` in the frontmatter. Move the tools below `## Tools`.')
  },
}
