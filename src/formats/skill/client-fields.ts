import { fieldNamesOf } from '../../clients/client.ts'
import { AGENTS } from '../../clients/own-folders.ts'
import { SKILL_FIELDS } from './fields.ts'

/** The agents that read a field which Agent Skills do not have, by field: their titles. */
export const CLIENT_FIELDS: ReadonlyMap<string, readonly string[]> = clientsByField()

function clientsByField(): ReadonlyMap<string, readonly string[]> {
  const clients = new Map<string, string[]>()
  for (const client of AGENTS)
    for (const field of fieldNamesOf(client).filter((name) => !SKILL_FIELDS.includes(name)))
      clients.set(field, [...(clients.get(field) ?? []), client.title])
  return clients
}
