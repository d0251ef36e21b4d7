import type { Rule } from '../../../model.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'

export const nameKey: Rule<Skill> = {
  id: 'plane/name-key',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The frontmatter has no `name`',
  why: 'This dialect reads the name from the first level-1 heading. It ignores a `name` in the frontmatter, which misleads people who edit it.',
  source: 'https://github.com/CorvidLabs/corvid-agent',
  bad: withLine('domain', 'name: deploy'),
  good: goodPlane,
  check({ fields }, report) {
    const field = fields.get('name')
    if (field !== undefined)
      report(
        field.key,
        'The Skills plane ignores `name`. Remove it, and put the name in the first level-1 heading.',
      )
  },
}
