import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { listed } from '../../../text/wording.ts'
import { goodSkill } from '../example.ts'
import { CLIENT_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'

/** So many clients are named; of more only the number is told. */
const MOST_NAMED = 3

export const clientField: Rule<Skill> = {
  id: 'skill/client-field',
  severity: { recommended: 'off', strict: 'error' },
  summary: 'Every field is one of Agent Skills themselves',
  why: 'The documentation of a client names the field, but Agent Skills do not: other clients ignore it, and skills-ref refuses it.',
  source: 'https://agentskills.io/specification#frontmatter',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'argument-hint: file\n---\nRead') },
  good: goodSkill,
  check({ fields }, report) {
    for (const [key, field] of fields) {
      const clients = CLIENT_FIELDS.get(key)
      if (clients === undefined) continue
      const left = clients.length - MOST_NAMED
      const named = left > 0 ? `${clients.slice(0, MOST_NAMED).join(', ')} and ${left} more` : listed(clients)
      report(
        field.key,
        `Only ${named} ${clients.length > 1 ? 'read' : 'reads'} ${quote(key)}. Remove it from a skill for all clients.`,
      )
    }
  },
}
