import type { Rule } from '../../../model.ts'
import { count } from '../../../text/wording.ts'
import { CHARACTERS_PER_TOKEN, estimateTokens, offsetBehind } from '../estimate-tokens.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const bodyTokens: Rule<Skill> = {
  id: 'skill/body-tokens',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The body has at most about 5,000 tokens',
  why: 'All of it is loaded into the context whenever the skill is used. The number is an estimate: four characters count as one token.',
  max: 5000,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  bad: {
    path: goodSkill.path,
    text: `${goodSkill.text}${'Read the next page, and then the page after it. '.repeat(420)}\n`,
  },
  good: goodSkill,
  check(skill, report, { max }) {
    // There are never more characters than UTF-16 code units.
    if (skill.body[1] - skill.body[0] <= max * CHARACTERS_PER_TOKEN) return
    const tokens = estimateTokens(skill)
    if (tokens <= max) return
    const at = offsetBehind(skill.source.text, skill.body[0], max * CHARACTERS_PER_TOKEN)
    report(
      [at, at],
      `The body has about ${count(tokens)} tokens by estimate, more than the ${count(max)} advised, which end here. Move details into \`references/\`.`,
    )
  },
}
