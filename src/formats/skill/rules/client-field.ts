import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { clientsMinding, readersOf, titlesOf } from '../../clients/who-loses.ts'
import { goodSkill } from '../example.ts'
import { CLIENT_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'

export const clientField: Rule<Skill> = {
  id: 'skill/client-field',
  severity: { recommended: 'off', strict: 'error' },
  summary: 'Every field is one of Agent Skills themselves',
  why: 'The documentation of a client names the field, but Agent Skills do not: other clients ignore it, and skills-ref refuses it.',
  whenNot: 'You use one client, and it reads the field. Set `clients` instead.',
  mindedBy: clientsMinding('unknown-field'),
  source: 'https://agentskills.io/specification#frontmatter',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'argument-hint: file\n---\nRead') },
  good: goodSkill,
  violations: ['unknown-field'],
  check({ fields }, report, { clients: chosen }) {
    for (const [key, field] of fields) {
      const clients = CLIENT_FIELDS.get(key)
      if (clients === undefined || areAll(chosen, clients)) continue
      report(
        field.key,
        `Only ${readersOf(clients)} ${clients.length > 1 ? 'read' : 'reads'} ${quote(key)}. Remove it from a skill for all clients.`,
        { violation: 'unknown-field', fields: [key] },
      )
    }
  },
}

/** Whether all that are chosen are among the readers of a field. */
function areAll(chosen: readonly string[] | undefined, readers: readonly string[]): boolean {
  return chosen !== undefined && titlesOf(chosen).every((title) => readers.includes(title))
}
