import { claudeCode } from '../../../clients/claude-code.ts'
import { isReader } from '../../../clients/who-loses.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { namesOf } from '../claude-variables.ts'
import { goodSkill, skillRule } from '../example.ts'
import { ownParameters } from '../own-parameters.ts'
import type { Skill } from '../parse.ts'

export const replacedParameter = skillRule({
  id: 'skill/replaced-parameter',
  summary: 'No command loses its `$1` to an argument of the skill',
  why: 'Claude Code puts the arguments of a skill in the place of `$0`, `$1` and so on, everywhere in its text. In a program of awk or Perl, a function or a script, that changes the command. It reads `\\$1` as `$1`. Looked at are skills that take arguments. It replaces `$1` only where a second argument is given, so what comes after the last one that `argument-hint` or `arguments` names is an info. So is `$4` anywhere.',
  source: 'https://code.claude.com/docs/en/skills#available-string-substitutions',
  bad: withBody(goodSkill, "Read $ARGUMENTS with `awk '{ print $1 }' list.txt`."),
  good: withBody(goodSkill, "Read $ARGUMENTS with `awk '{ print \\$1 }' list.txt`."),
  check(skill, report, { clients }) {
    if (!takesArguments(skill) || !isReader(claudeCode, skill.path, clients)) return
    const most = mostArguments(skill)
    const parameters = ownParameters(skill)
    const [first, ...others] = parameters.toSorted(
      (a, b) => Number(a.number >= most) - Number(b.number >= most),
    )
    if (first === undefined) return
    const message = `Claude Code puts an argument of the skill in the place of ${quote(first.written)}, in code too. Write ${quote(`\\${first.written}`)}, or put the command into a script.`
    report(first.range, message, {
      ...alsoAt(others.slice(0, MOST_SHOWN), 'Here, too.'),
      ...(first.number >= most && { severity: 'info' }),
    })
  },
})

/** So many arguments people often give. */
const MOST_ARGUMENTS = 4
const MOST_SHOWN = 20

function takesArguments({ fields, text, body }: Skill): boolean {
  if (fields.has('argument-hint') || fields.has('arguments')) return true
  return text.slice(...body).includes('$ARGUMENTS')
}

/** What one argument is, without blanks in it. */
const ONE = /^(?:[\w-]+ ){0,3}(?:file|id|name|number|path|url)(?: or [\w-]+)?(?: \([^()]{0,99}\))?$/i

/** How many arguments people give: those that the skill names, where it names each. */
function mostArguments({ fields, text }: Skill): number {
  const names = namesOf(fields.get('arguments'))
  // YAML reads `[file]` as a list.
  const hint = text.slice(...(fields.get('argument-hint')?.range ?? [0, 0])).replace(/^["']|["']$/g, '')
  const parts = hint.match(/[[<][^[\]<>]{0,100}[\]>]/g) ?? []
  const isListed = parts.length > 0 && parts.every((part) => /^.[\w-]+.$/.test(part)) && !/[|.*]/.test(hint)
  const number = names.length > 0 ? names.length : isListed ? parts.length : ONE.test(hint) ? 1 : Infinity
  return Math.min(number, MOST_ARGUMENTS)
}
