import { changed } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'

const TRIGGER =
  /\bwhen(?:ever)?\b|\bif (?:you|the|a|an|it|there|asked)\b|\b(?:use|used|useful|invoke|invoked|activate[sd]?|trigger(?:s|ed)?|run|call|load|apply|applies) (?:this|it|for|to|on|after|before|during|by|proactively|automatically)\b|\b(?:before|after|while) \w+ing\b|\btriggers?\b|\bfor (?:requests|questions|tasks)\b/i

/** Triggers at the start of a sentence. Elsewhere such words say no time, as in “for use with”. */
const IMPERATIVE =
  /(?:^|[.!?;:(–—]\s{0,3})(?:only (?:use|invoke|activate)\b|(?:use|invoke|activate) (?:only|across|with|within|inside|as soon as|in)\s)/i

export const descriptionTrigger = skillRule({
  id: 'skill/description-trigger',
  severity: { recommended: 'off', strict: 'warning' },
  summary: 'The description says when to use the skill',
  why: 'The description should say what the skill does and when to use it. Only English phrases such as “use when” are known to this rule.',
  whenNot: 'Your descriptions are not in English, or people start the skill by its name.',
  mindedBy: [],
  source: 'https://agentskills.io/specification#description-field',
  bad: changed(goodSkill, /description.*/, 'description: Extracts the text and tables of PDF files.'),
  check({ description }, report) {
    if (description === undefined || TRIGGER.test(description.value) || IMPERATIVE.test(description.value))
      return
    const message = 'The description says what the skill does but not when to use it. Add “Use when …”.'
    report(description.range, message)
  },
})
