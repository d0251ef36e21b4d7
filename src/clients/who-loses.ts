import { isMapping } from '../syntax/fields.ts'
import { dirname, join } from '../wording/paths.ts'
import { listed } from '../wording/wording.ts'
import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { CLIENTS } from './index.ts'
import { effectOf, outcomeOn } from './judged.ts'
import { openclaw } from './openclaw.ts'
import type { Place } from './places.ts'
import { isReader, isSeen, ownersOf, ownPlaceOf, SHARED, waysTo } from './places.ts'
import type { ReadFile } from './reading.ts'
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

/** What hides nothing of the skill, so that a client of which nobody knows it may well load it. */
const UNMINDED: ReadonlySet<string> = new Set([...FORBIDDEN, 'field-value'])

/** What a client of which nobody knows it may well load in its own folder: half of those of which it is known repair a colon. */
const MAY_BE_TAKEN: ReadonlySet<string> = new Set([...UNMINDED, 'unquoted-colon'])

/** To so many clients that take something, one that minds it is an exception. */
const FEWEST_SHARING = 5

interface Violated {
  readonly violation: string
  /** The fields that it is about: a client that knows them all loses nothing. */
  readonly fields?: readonly string[]
  /** The path of the SKILL.md from the root: only clients that look there lose something. */
  readonly path: string
  /** The file’s: what a client fixes of it decides. */
  readonly file?: ReadFile | undefined
}

/** The ids of the clients that lose something by a violation. */
export function clientsMinding(violation: ViolationId): readonly string[] {
  return CLIENTS.filter((client) => lossOf(client, violation) !== undefined).map(({ id }) => id)
}

/**
 * The end of a message: who of the `chosen` clients, or all agents, refuses a skill, below the client of its folder, if
 * that cuts it. Where nobody refuses it, who cuts it, or else that the specification forbids it; '' for neither.
 */
export function whoLoses(violated: Violated, chosen: readonly string[] | undefined): string {
  const { violation, fields, path, file } = violated
  const folder = ownPlaceOf(path)?.folder
  const owners = folder === undefined || folder === SHARED ? [] : ownersOf(folder)
  const readers = CLIENTS.filter((client) => {
    const known = fieldNamesOf(client)
    return isReader(client, path, chosen) && !fields?.every((field) => known.includes(field))
  })
  const losing = (outcome: 'refused' | 'degraded'): readonly Client[] =>
    readers.filter((client) => lossOf(client, violation as ViolationId, file) === outcome)
  const refused = losing('refused')
  const cut = losing('degraded')
  // For its own client a folder is there, however many others refuse what it has.
  const first = refused.length === 0 ? cut : cut.filter((client) => owners.includes(client))
  const sentences = sentenceOn(first, VERBS.degraded) + sentenceOn(refused, VERBS.refused)
  if (sentences !== '') return sentences
  return FORBIDDEN.has(violation) ? ' The Agent Skills specification forbids it.' : ''
}

/** The titles of the `chosen` clients, or all agents, that look where a file lies and refuse it for a violation. */
export function refusing(
  violation: ViolationId,
  path: string,
  chosen: readonly string[] | undefined,
): readonly string[] {
  const canonical = join(dirname(path), 'SKILL.md')
  return CLIENTS.filter(
    (client) => isReader(client, canonical, chosen) && lossOf(client, violation) === 'refused',
  ).map(({ title }) => title)
}

/** The end of a message on a field: who of the `chosen` clients, or all agents, refuses a skill for the type of its value. */
export function whoRefuses(
  { field, type, path }: { readonly field: string; readonly type: string; readonly path: string },
  chosen: readonly string[] | undefined,
): string {
  const refusing = CLIENTS.filter((client) => {
    const own = client.fields[field]
    return own?.strict === true && !own.types.some((each) => each === type) && isReader(client, path, chosen)
  })
  return sentenceOn(refusing, VERBS.refused)
}

function sentenceOn(clients: readonly Client[], [verb, verbs]: readonly [string, string]): string {
  if (clients.length === 0) return ''
  return ` ${readersOf(clients.map(({ title }) => title))} ${clients.length === 1 ? verb : verbs} the skill.`
}

/**
 * Who loads a file whatever is wrong with it, as a sentence: all of the `chosen` clients that look where it lies. Where
 * none are chosen, and it lies in a client’s folder or only the value of a field is wrong, those that are known to, if
 * no client is known to lose something. Else undefined.
 */
export function whoLoads(
  { path, file }: Pick<Violated, 'path' | 'file'>,
  violations: readonly string[],
  chosen: readonly string[] | undefined,
): string | undefined {
  const isOfValue = violations.every((id) => id === 'field-value')
  if (chosen === undefined && !isOfValue && ownPlaceOf(path) === undefined) return undefined
  const seeing = CLIENTS.filter((client) => isReader(client, path, chosen))
  const loading = seeing.filter((client) => isTaken(client, violations, file))
  const load = `${readersOf(loading.map(({ title }) => title))} ${loading.length === 1 ? 'loads' : 'load'} it.`
  if (chosen !== undefined) return seeing.length > 0 && loading.length === seeing.length ? load : undefined
  if (seeing.some((client) => isMinding(client, violations, file))) return undefined
  if (loading.length > 0) return load
  return violations.every((id) => UNMINDED.has(id)) ? 'no client is known to mind.' : undefined
}

/**
 * Whether those for whom a file lies where it does take all `violations` in it, whatever others do that look there: the
 * client whose own folder it is, OpenClaw of what is for it, and five of those who share a folder, of whom one alone
 * minds. None of the `chosen` ones may mind, and no link may make it the skill of other clients.
 */
export function isTakenThere(
  { path, files, file }: Place & Pick<Violated, 'file'>,
  violations: readonly string[],
  chosen: readonly string[] | undefined,
): boolean {
  const own = ownPlaceOf(path)
  const ways = waysTo({ path, files }, own?.above ?? '')
  if (ways.some((way) => ownPlaceOf(way.path)?.folder !== own?.folder)) return false
  const minding = violations.flatMap((id) => clientsMinding(id as ViolationId))
  if (chosen?.some((id) => minding.includes(id))) return false
  const isOpen = chosen === undefined
  if (own === undefined) return isOpen && isForOpenClaw(path, file) && isTaken(openclaw, violations, file)
  if (own.folder === SHARED) return isOpen && isMindedByOne(path, violations, file)
  const owners = ownersOf(own.folder)
  return owners.length > 0 && owners.every((client) => isTaken(client, violations, file, isOpen))
}

/** Whether a skill lies where OpenClaw has those of its workspace, and has fields for it. */
function isForOpenClaw(path: string, file: ReadFile | undefined): boolean {
  const metadata = file?.frontmatter?.fields.get('metadata')?.value ?? null
  return path.startsWith('skills/') && isMapping(metadata) && metadata.has('openclaw')
}

/** Whether one alone loses something of several clients, most of which are known to take it. */
function isMindedByOne(path: string, violations: readonly string[], file: ReadFile | undefined): boolean {
  const readers = CLIENTS.filter((client) => isReader(client, path, undefined))
  const minding = readers.filter((client) => isMinding(client, violations, file))
  const taking = readers.filter((client) => isTaken(client, violations, file))
  return minding.length === 1 && taking.length >= FEWEST_SHARING
}

function isMinding(client: Client, violations: readonly string[], file: ReadFile | undefined): boolean {
  return violations.some((id) => lossOf(client, id as ViolationId, file) !== undefined)
}

/** Whether a client takes all violations; with `mayBe` also those of which nobody knows it, but that it may take. */
function isTaken(
  client: Client,
  violations: readonly string[],
  file: ReadFile | undefined,
  mayBe = false,
): boolean {
  return (violations as readonly ViolationId[]).every((id) => {
    const effect = effectOf(client, id, outcomeOn(client, id, file))
    return effect === 'loads' || (effect === 'unknown' && mayBe && MAY_BE_TAKEN.has(id))
  })
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

/** What a client does with a violation, if it loses something. What only some of its forms have counts for none. */
function lossOf(client: Client, violation: ViolationId, file?: ReadFile): 'refused' | 'degraded' | undefined {
  const known = outcomeOn(client, violation, file)
  if (known !== 'unknown' && 'sometimes' in known) return undefined
  const effect = effectOf(client, violation, known)
  return effect === 'refused' || effect === 'degraded' ? effect : undefined
}
