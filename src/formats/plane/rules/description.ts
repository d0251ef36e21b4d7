import { isBlank } from '../../../fields.ts'
import type { Rule } from '../../../types.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'

export const description: Rule<Skill> = {
  id: 'plane/description',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The frontmatter has a `description`',
  why: 'The registry searches the description too; the Skills plane recommends it.',
  source: 'https://github.com/CorvidLabs/corvid-agent',
  bad: withLine('description', ''),
  good: goodPlane,
  check({ fields, readable, frontmatter }, report) {
    const field = fields.get('description')
    if (readable && isBlank(field)) report(field?.key ?? frontmatter.opening, 'The skill has no `description`. Say what it does, so that a search finds it.')
  },
}
