import { listed } from '../wording/wording.ts'
import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { CLIENTS } from './index.ts'
import { isUnread, outcomeOn } from './judged.ts'
import { isSeen } from './places.ts'
import type { ViolationId } from './violations.ts'
import { FORBIDDEN } from './violations.ts'

/** The ids of all clients, in the order in which messages name them. */
export const CLIENT_IDS: readonly string[] = CLIENTS.map(({ id }) => id)

/** So many clients are named; of more only the number is given. */
const MOST_NAMED = 3

/** What one client does to what it does not take as it is, and several. */
export const VERBS = {
  refused: ['refuses', 'refuse'],
  degraded: ['loads only a part of', 'load only a part of'],
} as const

/** A violation in a file. */
interface Violated {
  readonly violation: string
  /** The fields that it is about: a client that knows them all loses nothing. */
  readonly fields?: readonly string[]
  /** The path of the SKILL.md from the root: only clients that look there lose something. */
  readonly path: string
  /** The file’s: what a client mends of it decides. */
  readonly text?: string
}

/** The ids of the clients that lose something by a violation. */
export function clientsMinding(violation: ViolationId): readonly string[] {
  return CLIENTS.filter((client) => lossOf(client, violation) !== undefined).map(({ id }) => id)
}

/** The end of a message: who of the `chosen` clients, or all agents, refuses or cuts a skill, else that the specification forbids it; '' for neither. */
export function whoLoses(violated: Violated, chosen: readonly string[] | undefined): string {
  const { violation, fields, path, text } = violated
  const losses = CLIENTS.filter((client) => isReader(client, path, chosen) && !knowsAll(fields, client)).map(
    (client) => ({ title: client.title, loss: lossOf(client, violation as ViolationId, text) }),
  )
  for (const [outcome, [verb, verbs]] of Object.entries(VERBS)) {
    const titles = losses.filter(({ loss }) => loss === outcome).map(({ title }) => title)
    if (titles.length > 0) return ` ${readersOf(titles)} ${titles.length === 1 ? verb : verbs} the skill.`
  }
  return FORBIDDEN.has(violation) ? ' The Agent Skills specification forbids it.' : ''
}

/** The `chosen` clients that load a file whatever is wrong with it, as a sentence; undefined where one may not. */
export function whoLoads(
  { path, text }: Pick<Violated, 'path' | 'text'>,
  violations: readonly string[],
  chosen: readonly string[],
): string | undefined {
  const seeing = CLIENTS.filter((client) => chosen.includes(client.id) && isSeen(client, path))
  const load = (client: Client): boolean =>
    violations.every((id) => {
      const known = outcomeOn(client, id as ViolationId, text)
      return known !== 'unknown' && (known.outcome === 'loads' || isUnread(client, id))
    })
  if (seeing.length === 0 || !seeing.every(load)) return undefined
  const titles = readersOf(seeing.map(({ title }) => title))
  return `${titles} ${seeing.length === 1 ? 'loads' : 'load'} it.`
}

/** The titles of the clients with these ids. */
export function titlesOf(ids: readonly string[]): readonly string[] {
  return CLIENTS.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
}

/** The titles of the agents that run JavaScript as the frontmatter of a SKILL.md at a path. */
export function titlesOfRunners(path: string): readonly string[] {
  const runners = CLIENTS.filter(({ frontmatter }) => frontmatter?.languages !== undefined)
  return runners.filter((client) => isSeen(client, path)).map(({ title }) => title)
}

/** The names of clients for a message, the first of many. */
export function readersOf(titles: readonly string[]): string {
  return listed(titles, MOST_NAMED)
}

function knowsAll(fields: readonly string[] | undefined, client: Client): boolean {
  const known = fieldNamesOf(client)
  return fields?.every((field) => known.includes(field)) === true
}

/** What a client does with a violation, if it loses something. What only some of its forms have counts for none. */
function lossOf(client: Client, violation: ViolationId, text?: string): 'refused' | 'degraded' | undefined {
  const known = outcomeOn(client, violation, text)
  if (known === 'unknown' || known.outcome === 'loads' || 'sometimes' in known) return undefined
  return known.outcome === 'degraded' && isUnread(client, violation) ? undefined : known.outcome
}

/** Whether a client is of the `chosen` ones, or an agent where none are, and looks where a SKILL.md lies. */
export function isReader(client: Client, path: string, chosen: readonly string[] | undefined): boolean {
  return (chosen?.includes(client.id) ?? client.kind === 'agent') && isSeen(client, path)
}
