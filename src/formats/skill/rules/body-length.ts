import { clientsMinding } from '../../../clients/who-loses.ts'
import { count } from '../../../wording/wording.ts'
import { CHARACTERS_PER_TOKEN, estimateTokens, offsetAfter } from '../estimate-tokens.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const MOST_LINES = 499
const MOST_TOKENS = 5000
/** So far the estimate may be off. */
const ESTIMATED = 1.1

export const bodyLength = skillRule({
  id: 'skill/body-length',
  summary: 'The file has fewer than 500 lines and about 5,000 tokens',
  why: 'All of it is loaded into the context whenever the skill is used. Of one that is used, Claude Code keeps the first 5,000 tokens when it makes room. Move details to files that are read only when they are needed. Tokens are estimated: four characters count as one. `max` is the number of lines; the limit of tokens is fixed. Up to three times the tokens is an info, and so are more lines alone, of less text.',
  whenNot: 'The skill needs all of its text at once. Raise `max` instead, so that it cannot grow further.',
  max: MOST_LINES,
  mindedBy: () => clientsMinding('body-over-500-lines'),
  source: 'https://agentskills.io/specification#progressive-disclosure',
  bad: { path: goodSkill.path, text: goodSkill.text + 'Read on.\n'.repeat(500) },
  violations: ['body-over-500-lines'],
  check(skill, report, { max }) {
    const { text } = skill
    const lines = linesOf(text, max)
    const tokens = tokensOf(skill)
    const at = Math.min(lines?.over ?? Infinity, tokens?.over ?? Infinity)
    if (at === Infinity) return
    const limit = `fewer than ${count(max + 1)}`
    const problem =
      lines === undefined
        ? `The body is about ${count(tokens!.number)} tokens; ${count(MOST_TOKENS)} are recommended.`
        : tokens === undefined
          ? `The file has ${count(lines.number)} lines; ${limit} are recommended.`
          : `The file has ${count(lines.number)} lines and about ${count(tokens.number)} tokens; ${limit} lines and ${count(MOST_TOKENS)} tokens are recommended.`
    report([at, at], `${problem} Everything below this line is over. Move details to \`references/\`.`, {
      ...(lines && { punished: ['body-over-500-lines'] }),
      // Many short lines cost nobody anything, nor does a little more. A limit of one’s own is one.
      ...(max === MOST_LINES && !isMuch(tokens) && { severity: 'info' }),
    })
  },
})

/** Whether there is three times what is recommended: of less, most is a copy of another repository’s skill. */
function isMuch(tokens: Excess | undefined): boolean {
  return tokens !== undefined && tokens.number > MOST_TOKENS * 3
}

/** How many there are, and the offset after the last that is recommended. */
interface Excess {
  readonly number: number
  readonly over: number
}

function linesOf(text: string, max: number): Excess | undefined {
  let number = text === '' ? 0 : 1
  let over = 0
  for (let end = text.indexOf('\n'); end !== -1 && end + 1 < text.length; end = text.indexOf('\n', end + 1))
    if (number++ === max) over = end + 1
  return number > max ? { number, over } : undefined
}

function tokensOf(skill: Skill): Excess | undefined {
  const most = MOST_TOKENS * CHARACTERS_PER_TOKEN
  // There are never more characters than UTF-16 code units.
  if (skill.body[1] - skill.body[0] <= most) return undefined
  const number = estimateTokens(skill)
  return number > MOST_TOKENS * ESTIMATED
    ? { number, over: offsetAfter(skill.text, skill.body[0], most) }
    : undefined
}
