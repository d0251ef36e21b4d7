import { seeing } from '../clients/seen.ts'
import type { ViolationId } from '../clients/violations.ts'
import { CLIENT_OUTCOMES } from './client-outcomes.ts'
import { readersOf } from './fields.ts'

type Kind = 'refuses' | 'cuts'

/** The ids of all clients, in the order in which messages name them. */
export const CLIENT_IDS: readonly string[] = CLIENT_OUTCOMES.map(({ id }) => id)

/** The ids of the clients that refuse a skill with this violation, or load only a part of it. */
export function clientsMinding(violation: ViolationId): readonly string[] {
  return [...clientsRefusing(violation), ...idsOf('cuts', violation)]
}

/** The ids of the clients that refuse a skill with this violation. */
export function clientsRefusing(violation: ViolationId): readonly string[] {
  return idsOf('refuses', violation)
}

/**
 * The end of a message: who refuses a skill with this violation, else who loads only a part of it, of the `chosen`
 * clients, or of all agents, that look at the path. Empty where nobody does.
 */
export function whoLoses(violation: ViolationId, path: string, chosen?: readonly string[]): string {
  return whoRefuses(violation, path, chosen) || sentence('cuts', violation, path, chosen)
}

/** The end of a message: who refuses a skill with this violation, but the clients with the titles `except`. */
export function whoRefuses(
  violation: ViolationId,
  path: string,
  chosen?: readonly string[],
  except: readonly string[] = [],
): string {
  return sentence('refuses', violation, path, chosen, except)
}

/** The titles of the clients with these ids. */
export function titlesOf(ids: readonly string[]): readonly string[] {
  return CLIENT_OUTCOMES.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
}

function sentence(
  kind: Kind,
  violation: ViolationId,
  path: string,
  chosen?: readonly string[],
  except: readonly string[] = [],
): string {
  const losing = CLIENT_OUTCOMES.filter(
    ({ id, title, isAgent, [kind]: all }) =>
      (chosen === undefined ? isAgent : chosen.includes(id)) &&
      !except.includes(title) &&
      all.split(' ').includes(violation),
  )
  const titles = seeing(losing, path, CLIENT_OUTCOMES).map(({ title }) => title)
  if (titles.length === 0) return ''
  const verb = kind === 'refuses' ? 'refuse' : 'load only a part of'
  return ` ${readersOf(titles)} ${titles.length === 1 ? verb.replace(/^\w+/, '$&s') : verb} the skill.`
}

function idsOf(kind: Kind, violation: ViolationId): readonly string[] {
  return CLIENT_OUTCOMES.filter(({ [kind]: all }) => all.split(' ').includes(violation)).map(({ id }) => id)
}
