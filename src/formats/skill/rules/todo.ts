import type { Range } from '../../../model.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

export const todo = skillRule({
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
    const message = `${quote(skill.text.slice(...first))} is a placeholder. Write the text in its place, or delete it.`
    const places = others.map((range) => ({ range }))
    report(first, message, alsoAt(places, 'Another placeholder is here.'))
  },
})

/** Lines that may have a placeholder: few skills have one, and only these are read as Markdown. */
const WORDS = ['TODO', 'TBD', 'FIXME']
const WORD_LINE = /^[ \t>*+#\d.)_-]{0,20}(?:\*\*[^*\n]+\*\*:?[ \t]*)?[*_[(]{0,5}(?:TODO|TBD|FIXME)\b/m
const LINES = [
  /\n\[(?:Describe|Explain|Add|Insert|Provide|Write|Replace|Fill in|Enter|Your) /,
  /(?:here|below)[.:…\])>_*]*\r?$(?<=(?:description|instructions|content|text) (?:goes? |go )?(?:here|below)[.:…\])>_*]*\r?)/m,
]
/** What to write, in the brackets of a template, at the start of a line. */
const BRACKETED =
  /^(?:\*\*[^*\r\n\u2028\u2029]+\*\*:?[ \t]*)?[*_]{0,2}\[(?:TODO|TBD|FIXME):?[ \t][^\]\r\n\u2028\u2029]+\](?!\()/m
/** The word alone, as a whole paragraph. */
const ALONE = /^[*_]{0,3}[[(]?(?:TODO|TBD|FIXME)[\])]?[:.…]*[*_]{0,3}$/
/** The word and what is to be written, as a whole paragraph. */
const PENDING = /^(?:\*\*)?(?:TODO|TBD|FIXME):(?:\*\*)?[ \t]+\S/
/** A skill about such notes shows what they look like. */
const ABOUT_NOTES = /\b(?:todo|tbd|fixme)/i
/** A sentence of a template for skills. */
const SENTENCE =
  /^[*_#[(<\s]*(?:(?:[Aa]dd|[Ii]nsert|[Ww]rite|[Pp]ut) )?(?:[Yy]our |the )?(?:skill(?:’s|'s)? )?(?:description|instructions|content|text) (?:goes? |go )?(?:here|below)[.:…]*[*_\])>]*$/
const INVITATION = /^\[(?:Describe|Explain|Add|Insert|Provide|Write|Replace|Fill in|Enter|Your) [^[\]\n]+\]$/

const LONGEST = 2000
const MOST_SHOWN = 20

function templatePlaceholders(skill: Skill): readonly Range[] {
  const { text } = skill
  const mayHaveWord = WORDS.some((word) => text.includes(word)) && WORD_LINE.test(text)
  if (!mayHaveWord && !LINES.some((line) => line.test(text))) return []
  const { paragraphs, headings } = markdownOf(skill)
  const found: Range[] = []
  const isAboutNotes = ABOUT_NOTES.test(`${skill.name?.value} ${skill.description?.value}`)
  for (const { range } of [...paragraphs, ...headings]) {
    if (range[1] - range[0] > LONGEST) continue
    const written = text.slice(...range)
    const isAlone = ALONE.test(written) && text[range[0] - 1] === '\n'
    const isFirst = range === paragraphs[0]?.range
    const isInvitation = INVITATION.test(written) && (isFirst || /\bskill\b/i.test(written))
    const isPending = PENDING.test(written) && !isAboutNotes && isOnItsOwn(range[0], text)
    const bracketed = BRACKETED.exec(written)
    if (isAlone || isPending || isInvitation || SENTENCE.test(written)) found.push(range)
    else if (bracketed !== null)
      found.push([range[0] + bracketed.index, range[0] + bracketed.index + bracketed[0].length])
  }
  return found.sort((a, b) => a[0] - b[0]).slice(0, MOST_SHOWN)
}

/** Whether a paragraph is in no list, and shows nothing that the text before it announces. */
function isOnItsOwn(start: number, text: string): boolean {
  const before = text.slice(Math.max(0, start - 100), start)
  return before.endsWith('\n') && !/:[*_]{0,2}$/.test(before.trimEnd())
}
