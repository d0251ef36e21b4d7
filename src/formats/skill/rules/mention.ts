import { propose } from '../../../lint/fields/other-value.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import { slipsInBody } from '../slips.ts'

const AGENT = '---\nname: code-reviewer\ndescription: Reviews code. Use after a change.\n---\nReview it.\n'
/** Most texts name none. */
const NAMING = /[a-z\d]-[a-z\d]+[`"'*]{0,3} (?:(?:sub-?)?agent|skill)\b|\bsubagent_type\b|@agent-/
const files = { '.claude/agents/code-reviewer.md': AGENT }

export const mention = skillRule({
  id: 'skill/mention',
  fix: 'suggested',
  summary: 'Agents and skills that the text names are spelt as they are',
  why: 'The model starts an agent, or reads a skill, by the name that the text gives. Reported are names before the word “agent” or “skill” that are one letter from one of the repository.',
  source: 'https://code.claude.com/docs/en/sub-agents#invoke-subagents-explicitly',
  bad: withBody(goodSkill, 'Then start the `code-reviwer` agent.', files),
  good: withBody(goodSkill, 'Then start the `code-reviewer` agent.', files),
  check(skill, report) {
    if (!NAMING.test(skill.text.slice(...skill.body))) return
    for (const { name, meant, range, kind } of slipsInBody(skill))
      propose(range, { problem: `No ${kind} here is named ${quote(name)}.`, meant }, report)
  },
})
