import type { Client } from '../formats/clients/client.ts'
import { listingUse } from '../formats/clients/listing-use.ts'
import type { JudgedSkill } from './judged-skill.ts'

/** The skills of a repository that fill a client's list of skills above its room. */
export interface FullList {
  readonly client: Client
  readonly root: string
  readonly skills: number
  /** Of their names and descriptions, each description cut as the client does. */
  readonly characters: number
  readonly room: number
  /** How many skills the client lists, where that is limited, too. */
  readonly mostSkills?: number
  /** The skills with the longest descriptions, by their paths. */
  readonly longest: readonly string[]
}

const MOST_NAMED = 3

/** The lists that are too full, by repository and then by client. */
export function fullLists(clients: readonly Client[], skills: readonly JudgedSkill[]): readonly FullList[] {
  const roots = [...new Set(skills.map(({ root }) => root))]
  return roots.flatMap((root) =>
    clients.flatMap((client, column) => {
      const { listing } = client
      if (listing?.all === undefined) return []
      const listed = skills.filter(
        (skill) => skill.root === root && isListed(skill.verdicts[column]!.outcome) && skill.listed > 0,
      )
      const sizes = listed.map(({ listed: both, description }) => ({ name: both - description, description }))
      const { characters, excess } = listingUse({ ...listing, all: listing.all }, sizes)
      if (excess <= 0) return []
      const longest = listed.toSorted((a, b) => b.description - a.description).slice(0, MOST_NAMED)
      return [
        {
          client,
          root,
          skills: listed.length,
          characters,
          room: listing.all,
          ...(listing.skills !== undefined && { mostSkills: listing.skills }),
          longest: longest.map(({ path }) => path),
        },
      ]
    }),
  )
}

function isListed(outcome: string): boolean {
  return outcome !== 'refused' && outcome !== 'unseen'
}
