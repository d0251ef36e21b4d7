/** The room of a client's list of skills, in characters; `each` is where it cuts a description. */
export interface ListingRoom {
  readonly all: number
  readonly each?: number
  /** How many skills it lists. */
  readonly skills?: number
}

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

/** How much of a client's list some skills take, with each description cut as the client does. */
export function listingUse(
  { all, each = Infinity, skills = Infinity }: ListingRoom,
  listed: readonly Listed[],
): ListingUse {
  const characters = listed.reduce(
    (sum, { name, description }) => sum + name + Math.min(description, each),
    0,
  )
  return { characters, excess: Math.max(characters - all, listed.length - skills) }
}
