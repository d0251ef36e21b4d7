import { quote } from '../../../wording/quote.ts'
import { changed } from '../../examples.ts'
import { cuttingComment } from '../../text-values.ts'
import { goodSkill, skillRule } from '../example.ts'
import { vagueness } from '../vagueness.ts'

/**
 * Words that no sentence ends with. In capitals they may be names of operators, and `what and when` is a question.
 * `where they came from` is whole, unless dots or a comma follow.
 */
const LAST_WORD =
  /\s(?:(?:and|or|the)(?:\.{1,3}|…|,)?|(?:(?<!\b(?:and|or) )when|via)(?:\.{2,3}|…|,)?|(?:with|from)(?:\.{2,3}|…|,))$/

export const descriptionCut = skillRule({
  id: 'skill/description-cut',
  summary: 'The description is not cut off in mid-sentence',
  why: 'A tool that shortens descriptions may cut off the words that say when to use the skill. Reported are those that end with `and`, `or`, `the`, `when` or `via`, or with dots after `with` or `from`.',
  source: 'https://agentskills.io/specification#description-field',
  bad: changed(goodSkill, 'the user has a PDF', 'the user wants to read, fill or'),
  check({ description, text }, report) {
    // A comment that cuts the value has a finding of its own, and so has a placeholder.
    if (description === undefined || cuttingComment(description, text) !== undefined) return
    const end = LAST_WORD.exec(description.value.trimEnd().slice(-LONGEST_END))
    if (end === null || vagueness(description.value) !== undefined) return
    const message = `The description ends in mid-sentence, with ${quote(end[0].trim())}. Finish the sentence: clients choose the skill by it.`
    report(description.range, message)
  },
})

/** Characters in which the last word stands. */
const LONGEST_END = 60
