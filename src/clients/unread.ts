import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'

/** The field that each of these violations is about. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'metadata-nested-map': 'metadata',
  'allowed-tools-comma': 'allowed-tools',
  'allowed-tools-list': 'allowed-tools',
}

/** Whether a violation is about a field that a client does not read at all: with or without it, nothing is lost. */
export function isUnread(client: Client, violation: string): boolean {
  if (violation === 'unknown-field') return true
  const field = FIELD_OF[violation]
  return field !== undefined && !fieldNamesOf(client).includes(field)
}

/** What these say is for people: nobody misses it in an agent. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['license', 'compatibility', 'metadata'])

/** The fields, of those that a skill has, that a client ignores; none where nobody knows what it reads. */
export function unreadFields(client: Client, names: readonly string[]): readonly string[] {
  const known = client.outcomes?.['unknown-field'] ?? 'unknown'
  if (known === 'unknown' || known.outcome === 'refused') return []
  const read = fieldNamesOf(client)
  return names.filter((name) => !FOR_PEOPLE.has(name) && !read.includes(name))
}
