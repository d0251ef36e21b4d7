import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'

/** What these say is for people: nobody misses it in an agent. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['license', 'compatibility', 'metadata'])

/** The fields, of those that a skill has, that a client ignores; none where nobody knows what it reads. */
export function unreadFields(client: Client, names: readonly string[]): readonly string[] {
  const known = client.outcomes?.['unknown-field'] ?? 'unknown'
  if (known === 'unknown' || known.outcome === 'refused') return []
  const read = fieldNamesOf(client)
  return names.filter((name) => !FOR_PEOPLE.has(name) && !read.includes(name))
}
