import { fieldNamesOf } from '../../clients/client.ts'
import { CLIENTS } from '../../clients/index.ts'
import { isSeen } from '../../clients/places.ts'
import { readersOf } from '../../clients/who-loses.ts'
import type { CheckOptions, Report } from '../../model.ts'
import { withinQuotes } from '../../syntax/fields.ts'
import { suggest } from '../../wording/fixes.ts'
import { sameAs } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { CLIENT_FIELDS, SKILL_FIELDS } from './fields.ts'
import type { Skill } from './parse.ts'

/** Reports a client’s own spelling of a field where only clients with another one look, or are chosen. */
export function reportUnseenSpelling(
  { fields, path }: Skill,
  report: Report,
  { clients: chosen }: CheckOptions,
): void {
  const own = [...fields].filter(([key]) => CLIENT_FIELDS.has(key) && !SKILL_FIELDS.includes(key))
  if (own.length === 0) return
  const seeing = CLIENTS.filter(
    (client) => (chosen?.includes(client.id) ?? client.kind === 'agent') && isSeen(client, path),
  )
  const known = [...new Set(seeing.flatMap(fieldNamesOf))]
  for (const [key, field] of own) {
    if (known.includes(key)) continue
    const [meant, ...others] = sameAs(key, known)
    if (meant === undefined || others.length > 0 || fields.has(meant)) continue
    const readers = seeing.filter((client) => fieldNamesOf(client).includes(meant)).map(({ title }) => title)
    const range = withinQuotes(field.key, key)
    report(
      field.key,
      `Only ${readersOf(CLIENT_FIELDS.get(key)!)} reads ${quote(key)}, and not here. ${readersOf(readers)} ${readers.length === 1 ? 'reads' : 'read'} \`${meant}\`. Write \`${meant}\`.`,
      { ...(range[1] - range[0] === key.length && suggest(`Rename to \`${meant}\``, range, meant)) },
    )
  }
}
