import type { Client, ClientField } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { CLIENTS } from './index.ts'
import { outcomeOf } from './judged.ts'

/** What a client does with a field of a skill. */
export interface FieldFact {
  readonly title: string
  /** Where it is from. */
  readonly url: string
  /** What the client knows of the field; undefined where it refuses it. */
  readonly known?: ClientField
}

/** Which of the chosen clients, or of all, read a field of a skill, and which refuse a skill that has it. */
export function factsOnField(
  name: string,
  chosen: readonly string[] | undefined,
): { readonly readers: readonly FieldFact[]; readonly refusers: readonly FieldFact[] } {
  const clients = CLIENTS.filter(({ id }) => chosen?.includes(id) ?? true)
  const readers = clients.flatMap((client) => {
    const known = fieldOf(client, name)
    return known === undefined ? [] : { title: client.title, url: client.sources[known.source]!.url, known }
  })
  const refusers = clients.flatMap((client) => {
    const outcome = outcomeOf(client, 'unknown-field')
    return outcome === 'unknown' || outcome.outcome !== 'refused' || fieldNamesOf(client).includes(name)
      ? []
      : { title: client.title, url: client.sources[outcome.source]!.url }
  })
  return { readers, refusers }
}

function fieldOf({ fields }: Client, name: string): ClientField | undefined {
  if (Object.hasOwn(fields, name)) return fields[name]
  return Object.values(fields).find(({ aliases = [] }) => aliases.includes(name))
}
