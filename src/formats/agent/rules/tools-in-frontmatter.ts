import { agentRule, withChange } from '../example.ts'

export const toolsInFrontmatter = agentRule({
  id: 'agent/tools-in-frontmatter',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Tools are defined in the body, not in the frontmatter',
  why: 'Loaders read tools only below `## Tools`. They ignore `tools` in the frontmatter.',
  bad: withChange('icon: 🧭', 'icon: 🧭\ntools: [ping]'),
  check({ fields }, report) {
    const field = fields.get('tools')
    if (field !== undefined)
      report(field.key, 'Loaders do not read `tools` in the frontmatter. Move the tools below `## Tools`.')
  },
})
