import type { Rule } from '../../../model.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const bodyEmpty: Rule<Skill> = {
  id: 'skill/body-empty',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Instructions follow the frontmatter',
  why: 'The body is what the model reads once it has chosen the skill. Without it the skill has nothing to say.',
  source: 'https://agentskills.io/specification#body-content',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('Read it.\n', '') },
  good: goodSkill,
  check({ frontmatter, body, source: { text } }, report) {
    if (frontmatter.state === 'absent' || text.slice(...body).trim() !== '') return
    report(frontmatter.closing, 'Nothing follows the frontmatter. Write the instructions below it.', {
      covers: ['skill/unreferenced-file'],
    })
  },
}
