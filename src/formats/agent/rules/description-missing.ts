import type { Rule } from '../../../model.ts'
import { isBlank } from '../../../text/fields.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const descriptionMissing: Rule<Agent> = {
  id: 'agent/description-missing',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'The agent has a `description` or a paragraph below its level-1 heading',
  why: 'The specification demands none, but people and other agents choose an agent by its description. Without `## System`, the description is also the system message.',
  source: SPECIFICATION,
  bad: withChange('Audits policy files and suggests minimal fixes.\n\n', ''),
  good: goodAgent,
  check({ fields, inHeadings, readable, frontmatter }, report) {
    const field = fields.get('description')
    if (!readable || inHeadings.description !== undefined || !isBlank(field)) return
    report(
      field?.key ?? inHeadings.title?.range ?? frontmatter.opening,
      'The agent has neither a `description` nor a paragraph below its level-1 heading. Add a `description` that says what it does.',
    )
  },
}
