import type { Client } from './client.ts'

/** How many characters the name and the description of a listed skill have. */
export interface Listed {
  readonly name: number
  readonly description: number
}

/** How much of a list some skills take. */
export interface ListingUse {
  readonly characters: number
  /** How many characters, or skills, are too many; not above 0 where all fit. */
  readonly excess: number
}

/**
 * How much of a client's list of skills some take, with each description cut as the client does; undefined where it
 * has room for any number.
 */
export function listingUse({ listing }: Client, listed: readonly Listed[]): ListingUse | undefined {
  if (listing?.all === undefined) return undefined
  const { all, each = Infinity, skills = Infinity } = listing
  const characters = listed.reduce(
    (sum, { name, description }) => sum + name + Math.min(description, each),
    0,
  )
  return { characters, excess: Math.max(characters - all, listed.length - skills) }
}
