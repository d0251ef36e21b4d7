import { count, listed, plural } from '../wording/wording.ts'
import type { Client } from './client.ts'
import { fieldNamesOf } from './client.ts'

/** How many characters each part of a skill has in a list of skills; the path is that below the folder of skills. */
export interface Listed {
  readonly name: number
  readonly description: number
  readonly path: number
}

/** Whether a client keeps a skill out of its list that says that no model may use it. */
export function hidesSkills(client: Client): boolean {
  return fieldNamesOf(client).includes('disable-model-invocation')
}

/** What a client’s list of skills loses, about: some descriptions, the end of each, or some skills. */
type ListingLoss = { readonly dropped: number } | { readonly cutTo: number } | { readonly unlisted: number }

/** What a client’s list of skills needs for some skills, and has. */
export interface ListingUse {
  /** In characters, with each description as long as the client lists any. */
  readonly needs: number
  /** In characters. */
  readonly room: number
  /** What the client’s own skills take of it. */
  readonly taken: number
  /** The context window in tokens that the room is for; undefined where it does not count. */
  readonly window: number | undefined
  /** Undefined where all fit. */
  readonly loss: ListingLoss | undefined
}

/**
 * How much of a client’s list of skills some take, with a context window of so many tokens, else with the client’s
 * default; undefined where no limit is known.
 */
export function listingUse(
  { listing }: Client,
  skills: readonly Listed[],
  window?: number,
): ListingUse | undefined {
  if (listing?.rooms === undefined) return undefined
  const { rooms, each = Infinity, taken = 0, line = '{name}{description}', loses, skills: most } = listing
  const room = roomFor(rooms, window)
  const descriptions = skills.map(({ description }) => Math.min(description, each))
  const bare = skills.reduce((sum, skill) => sum + lengthOf(line, { ...skill, description: 0 }), 0)
  const left = room.characters - taken - bare
  const all = descriptions.reduce((sum, description) => sum + description, 0)
  const use = { needs: bare + all, room: room.characters, taken, window: room.window }
  if (skills.length > (most ?? Infinity)) return { ...use, loss: { unlisted: skills.length - most! } }
  if (all <= left) return { ...use, loss: undefined }
  if (loses === 'descriptions') return { ...use, loss: { dropped: droppedOf(descriptions, all - left) } }
  if (left > 0) return { ...use, loss: { cutTo: cutFor(descriptions, left) } }
  return { ...use, loss: { unlisted: Math.ceil((-left * skills.length) / bare) } }
}

type Rooms = NonNullable<NonNullable<Client['listing']>['rooms']>

/** A share of the window: that of the model with the next larger window, as far as models are known. */
function roomFor(rooms: Rooms, window: number | undefined): Rooms[0] {
  if (window === undefined || rooms[0].window === undefined) return rooms[0]
  const model = rooms.findLast((room) => room.window! >= window) ?? rooms[0]
  return { characters: Math.floor((model.characters * window) / model.window!), window }
}

function lengthOf(line: string, lengths: Listed): number {
  return line
    .split(/\{(name|description|path)\}/)
    .reduce((sum, part, at) => sum + (at % 2 === 0 ? part.length : lengths[part as keyof Listed]), 0)
}

/** How many descriptions are dropped, from the last one on, until the rest fits. */
function droppedOf(descriptions: readonly number[], excess: number): number {
  let freed = 0
  for (const [at, length] of descriptions.toReversed().entries()) {
    if (freed >= excess) return at
    freed += length
  }
  return descriptions.length
}

/** The length to which descriptions are cut that are longer, so that all have room. */
function cutFor(descriptions: readonly number[], room: number): number {
  const shortest = descriptions.toSorted((a, b) => a - b)
  let left = room
  for (const [at, length] of shortest.entries()) {
    const share = Math.floor(left / (shortest.length - at))
    if (length > share) return share
    left -= length
  }
  return shortest.at(-1)!
}

/** What a client’s list of so many skills loses, and why, as a sentence; `when` is a condition of that. */
export function listingWords(
  { title, listing }: Client,
  skills: number,
  { needs, room, taken, window, loss }: ListingUse,
  when?: string,
): string {
  const all = plural(skills, 'skill')
  const isDefault = window === listing!.rooms![0].window
  const model = isDefault ? 'its default model' : `a context window of ${count(window ?? 0)} tokens`
  const conditions = [window === undefined ? [] : model, when ?? []].flat()
  const who = conditions.length === 0 ? title : `With ${listed(conditions)}, ${title}`
  if ('unlisted' in loss! && skills - loss.unlisted === listing!.skills)
    return `${who} leaves out ${count(loss.unlisted)} of ${all}: its list has ${count(listing!.skills)}.`
  const they = taken === 0 ? 'they' : 'with its own skills they'
  return `${who} ${lossWords(loss!, all)}: ${they} need ${plural(needs + taken, 'character')}, and the list has ${count(room)}.`
}

function lossWords(loss: ListingLoss, skills: string): string {
  if ('dropped' in loss) return `drops about ${count(loss.dropped)} of the descriptions of ${skills}`
  if ('unlisted' in loss)
    return `drops all descriptions and leaves out about ${count(loss.unlisted)} of ${skills}`
  return `cuts the descriptions of ${skills} to about ${plural(loss.cutTo, 'character')} each`
}
