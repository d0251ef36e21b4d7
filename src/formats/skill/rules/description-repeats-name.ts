import { quote } from '../../../wording/quote.ts'
import { cuttingComment } from '../../text-values.ts'
import { skillRule } from '../example.ts'
import { isHidden } from '../fields.ts'
import { repeatsName } from '../vagueness.ts'

export const descriptionRepeatsName = skillRule({
  id: 'skill/description-repeats-name',
  allow: 'names of skills',
  summary: 'The description says more than the name',
  why: 'The model reads name and description together, and picks a skill by what they say. A description with the words of the name alone, or with words such as “skill” and “expert” beside them, adds nothing. It is an info with `disable-model-invocation: true`.',
  mindedBy: [],
  source: 'https://agentskills.io/specification#description-field',
  bad: {
    path: 'skills/api-review/SKILL.md',
    text: '---\nname: api-review\ndescription: An expert skill for API review.\n---\nReview it.\n',
  },
  good: {
    path: 'skills/api-review/SKILL.md',
    text: '---\nname: api-review\ndescription: Reviews changes of public APIs. Use when a signature changes.\n---\nReview it.\n',
  },
  check(skill, report, { allows }) {
    const { description, name, text } = skill
    if (description === undefined || !repeatsName(skill)) return
    // The rest of a value that a comment cuts may say more.
    if (cuttingComment(description, text) !== undefined) return
    if (name !== undefined && allows(name.value)) return
    const message = `The description ${quote(description.value)} only repeats the name. Say what it does and when to use it.`
    // People alone choose it then.
    report(description.range, message, isHidden(skill.fields) ? { severity: 'info' } : {})
  },
})
