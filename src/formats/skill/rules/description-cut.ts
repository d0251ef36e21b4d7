import { claudeCode } from '../../../clients/claude-code.ts'
import { isReadByClaudeCode } from '../../../clients/places.ts'
import type { Report } from '../../../model.ts'
import { textField } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { count } from '../../../wording/wording.ts'
import { changed } from '../../examples.ts'
import { cuttingComment } from '../../text-values.ts'
import { goodSkill, skillRule } from '../example.ts'
import { isHidden, LONGEST_DESCRIPTION } from '../fields.ts'
import type { Skill } from '../parse.ts'
import { vagueness } from '../vagueness.ts'

/**
 * Words that no sentence ends with. In capitals they may be names of operators, and `what and when` is a question.
 * `where they came from` is whole, unless dots or a comma follow.
 */
const LAST_WORD =
  /\s(?:(?:and|or|the)(?:\.{1,3}|…|,)?|(?:(?<!\b(?:and|or) )when|via)(?:\.{2,3}|…|,)?|(?:with|from)(?:\.{2,3}|…|,))$/

export const descriptionCut = skillRule({
  id: 'skill/description-cut',
  summary: 'The description is not cut off, in mid-sentence or by a list',
  why: 'A tool that shortens descriptions may cut off the words that say when to use the skill. Reported are those that end with `and`, `or`, `the`, `when` or `via`, or with dots after `with` or `from`. Claude Code lists 1,536 characters of the description and `when_to_use` together.',
  source: 'https://agentskills.io/specification#description-field',
  bad: changed(goodSkill, 'the user has a PDF', 'the user wants to read, fill or'),
  check(skill, report, { clients }) {
    const { description, text } = skill
    if (isReadByClaudeCode(skill.path, clients)) reportCutInList(skill, report)
    // A comment that cuts the value has a finding of its own, and so has a placeholder.
    if (description === undefined || cuttingComment(description, text) !== undefined) return
    const end = LAST_WORD.exec(description.value.trimEnd().slice(-LONGEST_END))
    if (end === null || vagueness(description.value) !== undefined) return
    const message = `The description ends in mid-sentence, with ${quote(end[0].trim())}. Finish the sentence: clients choose the skill by it.`
    report(description.range, message)
  },
})

/** Reports a description that Claude Code cuts in its list together with what it appends to it, though not alone. */
function reportCutInList({ description, fields }: Skill, report: Report): void {
  const when = textField(fields, 'when_to_use')
  if (description === undefined || when === undefined || isHidden(fields)) return
  const { each, between } = claudeCode.listing!
  // A longer description has a finding of its own.
  const alone = Math.min(description.value.trim().length, LONGEST_DESCRIPTION)
  const over = alone + between!.length + when.value.trim().length - each!
  if (over <= 0) return
  const message = `With \`when_to_use\`, the description has ${count(each! + over)} characters. Claude Code lists ${count(each!)}, and cuts the last ${count(over)}. Shorten them.`
  report(when.key, message)
}

/** Characters in which the last word stands. */
const LONGEST_END = 60
