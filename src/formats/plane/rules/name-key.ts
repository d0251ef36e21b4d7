import type { Rule } from '../../../model.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'

export const nameKey: Rule<Skill> = {
  id: 'plane/name-key',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The frontmatter has no `name` and no `tokens`',
  why: 'This dialect reads the name from the first level-1 heading. It ignores a `name` in the frontmatter, which misleads people who edit it. It estimates the `tokens` from the length of the content.',
  source: 'https://agentctx.ai/architecture/skills-plane',
  bad: withLine('domain', 'name: deploy'),
  good: goodPlane,
  check({ fields }, report) {
    const name = fields.get('name')
    const tokens = fields.get('tokens')
    if (name !== undefined)
      report(
        name.key,
        'The Skills plane ignores `name`. Remove it, and put the name in the first level-1 heading.',
      )
    if (tokens !== undefined)
      report(tokens.key, 'The Skills plane ignores `tokens` and counts them itself. Remove the field.')
  },
}
