import { isReadByClaudeCode } from '../../../clients/places.ts'
import type { Range, Report } from '../../../model.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { lineEnd, matchesIn } from '../../../syntax/position.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { namesOf } from '../claude-variables.ts'
import { goodSkill, skillRule } from '../example.ts'
import { ownParameters } from '../own-parameters.ts'
import type { Skill } from '../parse.ts'

export const replacedParameter = skillRule({
  id: 'skill/replaced-parameter',
  fix: 'suggested',
  summary: 'No command loses its `$1` to an argument of the skill, and arguments are counted from `$0`',
  why: 'Claude Code puts the arguments of a skill in the place of `$0`, `$1` and so on, everywhere in its text. In a program of awk or Perl, a function or a script, that changes the command. It reads `\\$1` as `$1`. Looked at are skills that take arguments. It replaces `$1` only where a second argument is given, so what comes after the last one that `argument-hint` or `arguments` names is an info. So is `$4` anywhere. A text that counts from `$1` is reported where `argument-hint` or `arguments` tells how many arguments there are.',
  source: 'https://code.claude.com/docs/en/skills#available-string-substitutions',
  bad: withBody(goodSkill, "Read $ARGUMENTS with `awk '{ print $1 }' list.txt`."),
  good: withBody(goodSkill, "Read $ARGUMENTS with `awk '{ print \\$1 }' list.txt`."),
  check(skill, report, { clients }) {
    if (!takesArguments(skill) || !isReadByClaudeCode(skill.path, clients)) return
    const most = mostArguments(skill)
    const parameters = ownParameters(skill)
    reportCountedFromOne(skill, most, report)
    const [first, ...others] = parameters.toSorted(
      (a, b) => Number(a.number >= most) - Number(b.number >= most),
    )
    if (first === undefined) return
    const message = `Claude Code puts an argument of the skill in the place of ${quote(first.written)}, in code too. Put the command into a script, or, if no other client reads the skill, write ${quote(`\\${first.written}`)}.`
    report(first.range, message, {
      ...alsoAt(others.slice(0, MOST_SHOWN), 'Here, too.'),
      ...(first.number >= most && { severity: 'info' }),
    })
  },
})

const IN_TEXT = /(?<![\\$\w])\$(\d)(?![\w[.])/g

/** Reports `$1` for the first of several arguments: a text that names the last of them so, and none `$0`, counts from 1. */
function reportCountedFromOne(skill: Skill, most: number, report: Report): void {
  const { text, body } = skill
  // Four is what people give where the skill does not say.
  if (most < 2 || most === MOST_ARGUMENTS) return
  const found = matchesIn(text, body, IN_TEXT)
  // Who has more means something else.
  if (found.length > MOST_FOUND) return
  const numbers = new Set(found.map(({ match }) => Number(match[1])))
  if (numbers.has(0) || !numbers.has(1) || Math.max(...numbers) !== most) return
  if (found.some(({ range }) => isOfProgram(range, skill))) return
  const [first, ...others] = found
  const message = 'Claude Code counts arguments from `$0`, so `$1` is the second one. Count from `$0`.'
  const edits = found.map(({ range, match }) => ({ range, text: `$${Number(match[1]) - 1}` }))
  report(first!.range, message, {
    fix: { title: 'Count from `$0`', safe: false, edits },
    ...alsoAt(others.slice(0, MOST_SHOWN), 'Here, too.'),
  })
}

/** What else has parameters of that form. */
const OF_OTHERS =
  /\b(?:awk|captur\w*|columns?|fields?|groups?|match\w*|parameters?|positional|regex\w*|scripts?|sed|shell)\b/i

/** Whether a parameter may be one of a program: in code, but for a span of its own in a line that speaks of no such one. */
function isOfProgram([start, end]: Range, skill: Skill): boolean {
  const { text } = skill
  if (markdownOf(skill).fences.some(({ content: [from, to] }) => from <= start && start < to)) return true
  const from = text.lastIndexOf('\n', start) + 1
  if (text.slice(from, start).split('`').length % 2 === 1) return false
  const isAlone = text[start - 1] === '`' && text[end] === '`'
  return !isAlone || OF_OTHERS.test(text.slice(from, lineEnd(text, end)))
}

/** So many arguments people often give. */
const MOST_ARGUMENTS = 4
const MOST_SHOWN = 20
const MOST_FOUND = 100

function takesArguments({ fields, text, body }: Skill): boolean {
  if (fields.has('argument-hint') || fields.has('arguments')) return true
  return text.slice(...body).includes('$ARGUMENTS')
}

/** What one argument is, without blanks in it. */
const ONE = /^(?:[\w-]+ ){0,3}(?:file|id|name|number|path|url)(?: or [\w-]+)?(?: \([^()]{0,99}\))?$/i

/** How many arguments people give: those that the skill names, where it names each. */
function mostArguments({ fields, text }: Skill): number {
  const names = namesOf(fields.get('arguments'))
  if (names.length > 0) return Math.min(names.length, MOST_ARGUMENTS)
  // YAML reads `[file]` as a list.
  const hint = text.slice(...(fields.get('argument-hint')?.range ?? [0, 0])).replace(/^["']|["']$/g, '')
  const parts = hint.match(/[[<][^[\]<>]{0,100}[\]>]/g) ?? []
  const isListed = parts.length > 0 && parts.every((part) => /^.[\w-]+.$/.test(part)) && !/[|.*]/.test(hint)
  if (isListed) return Math.min(parts.length, MOST_ARGUMENTS)
  return ONE.test(hint.replace(/^[[<]|[\]>]$/g, '')) ? 1 : MOST_ARGUMENTS
}
