import { listed } from '../wording/wording.ts'
import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { CLIENTS } from './index.ts'
import { seeing } from './seen.ts'
import type { ViolationId } from './violations.ts'
import { IGNORED } from './violations.ts'

/** The ids of all clients, in the order in which messages name them. */
export const CLIENT_IDS: readonly string[] = CLIENTS.map(({ id }) => id)

interface Told {
  readonly violation: string
  /** The fields that it is about: a client that knows them all loses nothing. */
  readonly fields?: readonly string[]
  /** The path of the SKILL.md from the root: only clients that look there lose something. */
  readonly path: string
}

/** The ids of the clients that lose something by a violation. */
export function clientsMinding(violation: ViolationId): readonly string[] {
  const minding = [...refusing(violation), ...(IGNORED.has(violation) ? [] : cutting(violation))]
  return minding.map(({ id }) => id)
}

/**
 * The end of a message: who refuses a skill, else who loads only a part of it, of the `chosen` clients, or of all
 * agents. Empty where nobody does.
 */
export function whoLoses(told: Told, chosen: readonly string[] | undefined): string {
  const { violation } = told
  const refused = sentence(refusing(violation), 'refuse', told, chosen)
  if (refused !== '' || IGNORED.has(violation)) return refused
  return sentence(cutting(violation), 'load only a part of', told, chosen)
}

/** The titles of the clients with these ids. */
export function titlesOf(ids: readonly string[]): readonly string[] {
  return CLIENTS.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
}

/** So many clients are named; of more only the number is told. */
const MOST_NAMED = 3

/** The names of clients for a message, the first of many. */
export function readersOf(titles: readonly string[]): string {
  return listed(titles, MOST_NAMED)
}

function sentence(
  minding: readonly Client[],
  verb: string,
  { fields, path }: Told,
  chosen: readonly string[] | undefined,
): string {
  const losing = minding.filter(
    (client) =>
      (chosen === undefined ? client.kind === 'agent' : chosen.includes(client.id)) && !knows(client, fields),
  )
  const titles = seeing(losing, path, CLIENTS).map(({ title }) => title)
  if (titles.length === 0) return ''
  return ` ${readersOf(titles)} ${titles.length === 1 ? verb.replace(/^\w+/, '$&s') : verb} the skill.`
}

function knows(client: Client, fields: readonly string[] | undefined): boolean {
  if (fields === undefined) return false
  const known = fieldNamesOf(client)
  return fields.every((field) => known.includes(field))
}

function refusing(violation: string): readonly Client[] {
  return CLIENTS.filter((client) => outcomeOf(client, violation) === 'refused')
}

function cutting(violation: string): readonly Client[] {
  return CLIENTS.filter((client) => outcomeOf(client, violation) === 'degraded')
}

/** What only some forms of a violation have is told of none. */
function outcomeOf({ outcomes }: Client, violation: string): string {
  const fact = outcomes?.[violation as ViolationId] ?? 'unknown'
  if (fact === 'unknown') return fact
  return fact.outcome === 'degraded' && fact.sometimes === true ? 'loads' : fact.outcome
}
