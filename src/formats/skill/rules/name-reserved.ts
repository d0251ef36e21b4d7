import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { goodSkill } from '../example.ts'
import { normalizeName } from '../name.ts'
import type { Skill } from '../parse.ts'

export const nameReserved: Rule<Skill> = {
  id: 'skill/name-reserved',
  severity: { recommended: 'off', strict: 'warning' },
  summary: 'The name does not contain “anthropic” or “claude”',
  why: 'claude.ai reserves the two words and refuses the upload of a skill that is named with one of them.',
  whenNot: 'You never upload the skill to claude.ai.',
  mindedBy: ['claude-api'],
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure',
  bad: { path: 'skills/claude-pdf/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: claude-pdf') },
  good: goodSkill,
  check({ name }, report) {
    const word = /anthropic|claude/i.exec(normalizeName(name?.value ?? ''))?.[0]
    if (name !== undefined && word !== undefined)
      report(
        name.range,
        `The name ${quote(name.value)} contains the reserved word \`${word}\`. Leave the word out.`,
      )
  },
}
