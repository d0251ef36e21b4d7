import type { Client } from '../clients/client.ts'
import { listingUse } from '../clients/listing-use.ts'
import type { Reason, Verdict } from '../clients/verdict.ts'

/** What a client does with a skill: `unseen` where it does not look in its folder. */
export interface ClientVerdict {
  readonly client: Client
  readonly outcome: Verdict['outcome'] | 'unseen'
  readonly reasons: readonly Reason[]
}

/** A skill, by the path that people read, with what each client does with it. */
export interface JudgedSkill {
  readonly path: string
  /** The repository that it lies in. */
  readonly root: string
  /** How many characters its name and description have together; 0 for a skill that no model sees. */
  readonly listed: number
  /** How many its description has. */
  readonly description: number
  readonly verdicts: readonly ClientVerdict[]
}

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
      const listed = skills.filter(
        (skill) => skill.root === root && isListed(skill.verdicts[column]!.outcome) && skill.listed > 0,
      )
      const sizes = listed.map(({ listed: both, description }) => ({ name: both - description, description }))
      const use = listingUse(client, sizes)
      if (use === undefined || use.excess <= 0) return []
      const { all, skills: mostSkills } = client.listing!
      const longest = listed.toSorted((a, b) => b.description - a.description).slice(0, MOST_NAMED)
      return {
        client,
        root,
        skills: listed.length,
        characters: use.characters,
        room: all!,
        ...(mostSkills !== undefined && { mostSkills }),
        longest: longest.map(({ path }) => path),
      }
    }),
  )
}

function isListed(outcome: string): boolean {
  return outcome !== 'refused' && outcome !== 'unseen'
}
