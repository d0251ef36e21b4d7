import type { Client } from '../../clients/client.ts'
import { fieldNamesOf } from '../../clients/client.ts'
import { outcomeOf } from '../../clients/judged.ts'
import { frequentFirst, groupBy } from '../../wording/compare.ts'
import type { Matrix } from './judged.ts'

/** What these say is for people: nobody misses it in an agent. */
const FOR_PEOPLE: readonly string[] = ['license', 'compatibility', 'metadata']

/** Fields that clients ignore, each with how many of the skills that they load have it, the most frequent first. */
export interface Ignored {
  readonly clients: readonly Client[]
  readonly fields: readonly { readonly field: string; readonly skills: number }[]
}

/** What each client ignores of the fields of skills, if anything. Nothing else is lost there. */
export function ignoredByEach({ clients, skills }: Matrix): readonly Ignored[] {
  return clients.flatMap((client, column) => {
    const known = outcomeOf(client, 'unknown-field')
    if (known === 'unknown' || known.outcome === 'refused') return []
    const taken = [...FOR_PEOPLE, ...fieldNamesOf(client)]
    const loaded = skills.filter(({ verdicts }) => /loads|degraded/.test(verdicts[column]!.outcome))
    const names = loaded.flatMap(({ fields }) => fields.filter((name) => !taken.includes(name)))
    const fields = frequentFirst(names).map(([field, number]) => ({ field, skills: number }))
    return fields.length === 0 ? [] : [{ clients: [client], fields }]
  })
}

/** The same, in one row clients that ignore the same fields: the numbers are those of the first. */
export function ignoredAlike(matrix: Matrix): readonly Ignored[] {
  const alike = groupBy(ignoredByEach(matrix), ({ fields }) =>
    fields
      .map(({ field }) => field)
      .sort()
      .join(),
  )
  const rows = [...alike.values()].map((same) => ({
    clients: same.flatMap(({ clients }) => clients),
    fields: same[0].fields,
  }))
  return rows.sort((a, b) => b.clients.length - a.clients.length)
}
