import type { Client } from '../../clients/client.ts'
import type { ListingUse } from '../../clients/listing.ts'
import { hidesSkills, listingUse } from '../../clients/listing.ts'
import { groupBy } from '../../wording/compare.ts'
import type { JudgedSkill, Matrix } from './judged.ts'

const MOST_NAMED = 3

/** A client’s list of the skills of one repository that loses a part of them. */
export interface FullList extends ListingUse {
  readonly client: Client
  readonly skills: number
  /** The paths of the skills with the longest descriptions. */
  readonly longest: readonly string[]
}

/** The lists of skills that are too full. */
export function fullLists({ clients, skills }: Matrix): readonly FullList[] {
  const roots = [...groupBy(skills, ({ root }) => root).values()]
  return roots.flatMap((own) => clients.flatMap((client, column) => fullList(client, column, own) ?? []))
}

function fullList(client: Client, column: number, skills: readonly JudgedSkill[]): FullList | undefined {
  const isHiding = hidesSkills(client)
  const listed = skills.filter(
    (skill) => !(isHiding && skill.isHidden) && isListed(skill.verdicts[column]!.outcome),
  )
  const entries = listed.map((skill) => skill.listed)
  const use = listingUse(client, entries, listed[0]?.contextWindow)
  if (use?.loss === undefined) return undefined
  const longest = listed
    .toSorted((a, b) => b.listed.description - a.listed.description)
    .slice(0, MOST_NAMED)
    .map(({ path }) => path)
  return { client, skills: listed.length, longest, ...use }
}

function isListed(outcome: string): boolean {
  return outcome !== 'refused' && outcome !== 'unseen'
}
