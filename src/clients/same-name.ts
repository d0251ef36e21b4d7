import { groupBy } from '../wording/compare.ts'
import { dirname } from '../wording/paths.ts'
import { quotePath } from '../wording/quote.ts'
import type { Client } from './client.ts'
import type { Place } from './places.ts'
import { folderRank, ownPlaceOf } from './places.ts'
import type { Reason } from './verdict.ts'

/** A skill of one repository that a client sees, with the name by which the client knows it. */
export interface NamedPlace extends Place {
  readonly name: string
}

/** What becomes of a skill that shares its name: it is left out, or one of several that the client chooses from. */
export interface SameName {
  readonly outcome: 'unseen' | 'degraded'
  readonly reasons: readonly Reason[]
}

/** Of skills with one name in a client’s folders, those that the client leaves out or may leave out. */
export function sameNames(client: Client, skills: readonly NamedPlace[]): ReadonlyMap<NamedPlace, SameName> {
  const fact = client.folders?.sameName
  if (fact === undefined || fact.keeps === 'all') return new Map()
  const { url, basis } = client.sources[fact.source]!
  const groups = groupBy(skills, ({ path, name }) => {
    const own = ownPlaceOf(path)
    return own && `${own.above}\0${name}`
  })
  const choose = fact.keeps === 'first' ? Math.min : Math.max
  return new Map(
    [...groups.values()].flatMap((group) => {
      const ranks = group.map((skill) => folderRank(client, skill))
      const kept = group.filter((_, index) => ranks[index] === choose(...ranks))
      return group.flatMap((skill): readonly (readonly [NamedPlace, SameName])[] => {
        if (kept.includes(skill) && kept.length === 1) return []
        const problem = 'The client loads only one of the skills with this name.'
        const [outcome, text] = kept.includes(skill)
          ? (['degraded', problem] as const)
          : (['unseen', `The client loads ${quotePath(dirname(kept[0]!.path))} of the same name.`] as const)
        return [[skill, { outcome, reasons: [{ text, source: url, basis, problem }] }]]
      })
    }),
  )
}
