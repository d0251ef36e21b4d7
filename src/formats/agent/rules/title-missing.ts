import type { Rule } from '../../../model.ts'
import { isBlank } from '../../../text/fields.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'
import { SECTIONS } from '../sections.ts'

export const titleMissing: Rule<Agent> = {
  id: 'agent/title-missing',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The agent has a `title` or a level-1 heading',
  why: 'People choose the agent by its title. Loaders use it as the system message if there is no other text. `# Avatar` is not a title.',
  source: SPECIFICATION,
  bad: {
    path: goodAgent.path,
    text: withChange('icon: 🧭', 'icon: 🧭\ndescription: Audits policy files.').text.replace(
      '# Policy Auditor\n\n',
      '',
    ),
  },
  good: goodAgent,
  check({ fields, inHeadings, readable, frontmatter, markdown, source: { text } }, report) {
    const field = fields.get('title')
    if (!readable || inHeadings.title !== undefined || !isBlank(field)) return
    const [first] = markdown.headings
    if (first?.level === 2 && !SECTIONS.has(first.text.toLowerCase()) && text[first.range[0] - 3] === '#')
      return report(
        first.range,
        'The first heading has level 2, so the agent has no title. Write it after one `#`.',
        { covers: ['agent/description-missing'] },
      )
    report(
      field?.key ?? frontmatter.opening,
      'The agent has neither a `title` nor a level-1 heading. Add a level-1 heading.',
    )
  },
}
