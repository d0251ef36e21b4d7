import { claudeCode } from '../../../clients/claude-code.ts'
import { isReader } from '../../../clients/who-loses.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import { ownParameters } from '../own-parameters.ts'
import type { Skill } from '../parse.ts'

export const replacedParameter = skillRule({
  id: 'skill/replaced-parameter',
  summary: 'No command loses its `$1` to an argument of the skill',
  why: 'Claude Code puts the arguments of a skill in the place of `$0`, `$1` and so on, everywhere in its text. In a program of awk or Perl, a function or a script, that changes the command. It reads `\\$1` as `$1`. Looked at are skills that take arguments. Few people give so many that `$4` is replaced, so that is an info.',
  source: 'https://code.claude.com/docs/en/skills#available-string-substitutions',
  bad: withBody(goodSkill, "Read $ARGUMENTS with `awk '{ print $1 }' list.txt`."),
  good: withBody(goodSkill, "Read $ARGUMENTS with `awk '{ print \\$1 }' list.txt`."),
  check(skill, report, { clients }) {
    if (!takesArguments(skill) || !isReader(claudeCode, skill.path, clients)) return
    const parameters = ownParameters(skill)
    const [first, ...others] = parameters.toSorted(
      (a, b) => Number(a.number > MOST_ARGUMENTS) - Number(b.number > MOST_ARGUMENTS),
    )
    if (first === undefined) return
    const message = `Claude Code puts an argument of the skill in the place of ${quote(first.written)}, in code too. Write ${quote(`\\${first.written}`)}, or put the command into a script.`
    report(first.range, message, {
      ...alsoAt(others.slice(0, MOST_SHOWN), 'Here, too.'),
      ...(first.number > MOST_ARGUMENTS && { severity: 'info' }),
    })
  },
})

/** The number of the last argument that people often give: they count from 0. */
const MOST_ARGUMENTS = 3
const MOST_SHOWN = 20

function takesArguments({ fields, text, body }: Skill): boolean {
  if (fields.has('argument-hint') || fields.has('arguments')) return true
  return text.slice(...body).includes('$ARGUMENTS')
}
