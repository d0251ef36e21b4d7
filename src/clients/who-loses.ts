import { listed } from '../wording/wording.ts'
import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { CLIENTS } from './index.ts'
import { isSeen } from './places.ts'
import { outcomeIn } from './reading.ts'
import type { ViolationId } from './violations.ts'
import { IGNORED } from './violations.ts'

/** The ids of all clients, in the order in which messages name them. */
export const CLIENT_IDS: readonly string[] = CLIENTS.map(({ id }) => id)

/** So many clients are named; of more only the number is given. */
const MOST_NAMED = 3

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
  return [...doing('refused', violation), ...doing('degraded', violation)].map(({ id }) => id)
}

/** The end of a message: who of the `chosen` clients, or all agents, refuses or cuts a skill; '' for none. */
export function whoLoses(violated: Violated, chosen: readonly string[] | undefined): string {
  const { violation, fields, path, text } = violated
  for (const [outcome, verb, verbs] of [
    ['refused', 'refuses', 'refuse'],
    ['degraded', 'loads only a part of', 'load only a part of'],
  ] as const) {
    const losing = doing(outcome, violation, text).filter(
      (client) =>
        (chosen?.includes(client.id) ?? client.kind === 'agent') &&
        !knowsAll(fields, client) &&
        isSeen(client, path),
    )
    const titles = losing.map(({ title }) => title)
    if (titles.length > 0) return ` ${readersOf(titles)} ${titles.length === 1 ? verb : verbs} the skill.`
  }
  return ''
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

/** The clients with this outcome of a violation. What only some of its forms have counts for none. */
function doing(outcome: 'refused' | 'degraded', violation: string, text?: string): readonly Client[] {
  if (outcome === 'degraded' && IGNORED.has(violation)) return []
  return CLIENTS.filter((client) => {
    const known = outcomeIn(client, violation, text)
    return known !== 'unknown' && known.outcome === outcome && !('sometimes' in known)
  })
}
