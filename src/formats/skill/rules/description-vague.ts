import { isOfProject } from '../../../references/placed-skill.ts'
import { quote } from '../../../wording/quote.ts'
import { cuttingComment } from '../../text-values.ts'
import { goodSkill, skillRule } from '../example.ts'
import { isHidden } from '../fields.ts'
import type { Skill } from '../parse.ts'
import { repeatsName, vagueness } from '../vagueness.ts'

export const descriptionVague = skillRule({
  id: 'skill/description-vague',
  allow: 'names of skills',
  summary: 'The description tells more than a word or two',
  why: 'The model picks a skill by its description alone. “Helps with PDFs.” fits a hundred requests and none in particular. With `disable-model-invocation: true` nothing is reported.',
  whenNot: 'People start the skill by its name, and the model never picks it.',
  mindedBy: [],
  source: 'https://agentskills.io/specification#description-field',
  bad: { path: goodSkill.path, text: '---\nname: pdf\ndescription: Helps with PDFs.\n---\nRead it.\n' },
  check(skill, report, { allows }) {
    const { description, name, text } = skill
    // The rest of a value that a comment cuts may say more.
    if (description === undefined || cuttingComment(description, text) !== undefined) return
    if (name !== undefined && allows(name.value)) return
    // People start it by its name.
    if (isHidden(skill.fields)) return
    const fault = vagueness(description.value)
    if (fault === undefined || repeatsName(skill)) return
    const message = `The description ${quote(description.value)} ${fault}. Say what it does and when to use it.`
    report(description.range, message, isTemplate(skill) ? { severity: 'info' } : {})
  },
})

/** A skill to copy, whose description is to be written: but where clients look they list it. */
function isTemplate({ name, directory, home }: Skill): boolean {
  const names = [name?.value, directory, ...home.split('/').slice(-3, -1)]
  return !isOfProject(home) && names.some((each) => /(?:^|[-_. ])templates?(?:$|[-_. ])/i.test(each ?? ''))
}
