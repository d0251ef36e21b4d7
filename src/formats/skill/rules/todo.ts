import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'
import { templatePlaceholders } from '../template-placeholders.ts'

export const todo: Rule<Skill> = {
  id: 'skill/todo',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'No placeholder is left in the instructions',
  why: 'The model reads it as an instruction, or finds nothing where the skill should say what to do. Code, comments and lists of such words are not looked at.',
  whenNot: 'The skill is a template that others fill in.',
  source: 'https://agentskills.io/specification#body-content',
  bad: withBody(goodSkill, '## Forms\n\n[TODO: Say how forms are filled.]'),
  good: withBody(goodSkill, '## Forms\n\nFill each field, and leave no TODO.'),
  check(skill, report) {
    const [first, ...others] = templatePlaceholders(skill)
    if (first === undefined) return
    const related = others.map((range) => ({ range, message: 'Another placeholder is here.' }))
    report(
      first,
      `${quote(skill.text.slice(...first))} is a placeholder. Write the text in its place, or delete it.`,
      related.length === 0 ? {} : { related },
    )
  },
}
