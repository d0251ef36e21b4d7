import { listed } from '../wording/wording.ts'
import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { CLIENTS } from './index.ts'
import { outcomeIn } from './reading.ts'
import { isUnread } from './unread.ts'
import type { ViolationId } from './violations.ts'

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
  return CLIENTS.filter((client) => {
    if (outcome === 'degraded' && isUnread(client, violation)) return false
    const known = outcomeIn(client, violation, text)
    return known !== 'unknown' && known.outcome === outcome && !('sometimes' in known)
  })
}

/** Whether a client looks where a SKILL.md lies. One in no client's own folder is to install: all see it. */
export function isSeen(client: Client, path: string): boolean {
  // Their own folders are hidden ones; `skills` holds what is to be copied there.
  const isOwned =
    /(?:^|\/)\./.test(path) &&
    CLIENTS.some(({ folders }) =>
      folders?.project.some((folder) => folder.startsWith('.') && depthIn(folder, path) >= 0),
    )
  return !isOwned || client.folders === undefined || looksAt(client, path)
}

/** Whether a skill lies in a folder that a client looks into. One that walks finds its folders anywhere. */
export function looksAt({ folders }: Client, path: string): boolean {
  const { project = [], levels = 'any', walks = [] } = folders ?? {}
  return project.some((folder) => {
    const depth = depthIn(folder, path)
    const inReach = depth >= 0 && (levels === 'any' || depth <= levels)
    return inReach && (walks.length > 0 || startsAt(0, folder, path))
  })
}

/** How many folders lie between a folder, wherever it is, and the file; -1 where the file is outside. */
function depthIn(folder: string, path: string): number {
  const names = path.split('/')
  const start = names.findIndex((_, at) => startsAt(at, folder, path))
  return start === -1 ? -1 : names.length - start - folder.split('/').length - 1
}

/** Whether the names of a path are those of a folder from one of them on. */
function startsAt(at: number, folder: string, path: string): boolean {
  const names = path.split('/').slice(at)
  return folder.split('/').every((part, index) => {
    const name = names[index] ?? ''
    return part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part
  })
}
