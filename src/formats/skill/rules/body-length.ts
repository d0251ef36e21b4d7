import type { Rule } from '../../../model.ts'
import { count } from '../../../text/wording.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const bodyLength: Rule<Skill> = {
  id: 'skill/body-length',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The file has fewer than 500 lines',
  why: 'All of it is loaded into the context whenever the skill is used. Details belong into files that are read only when they are needed.',
  max: 499,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  bad: { path: goodSkill.path, text: goodSkill.text + 'Read on.\n'.repeat(500) },
  good: goodSkill,
  check({ source: { text } }, report, { max }) {
    let lines = text === '' ? 0 : 1
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1 && end + 1 < text.length; end = text.indexOf('\n', end + 1))
      if (lines++ === max) start = end + 1
    if (lines <= max) return
    report(
      [start, start],
      `The file has ${count(lines)} lines, ${count(lines - max)} more than advised. Move details into \`references/\`.`,
    )
  },
}
