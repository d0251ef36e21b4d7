import type { Client } from '../../clients/client.ts'

type Folders = NonNullable<Client['folders']>

/** Which of several skills with one name a client keeps. */
export const KEPT = {
  all: 'all',
  first: 'that of the first folder',
  last: 'that of the last folder',
} as const

const WAYS = {
  upwards: 'in parents',
  nested: 'in folders below',
  top: 'only at the top of the repository',
} as const

/** Of which other directories the folders count; '' for none. */
export function walksIn({ walks }: Folders): string {
  if (walks === undefined) return ''
  const except =
    walks.not === undefined ? '' : ` except ${walks.not.map((folder) => `\`${folder}\``).join(', ')}`
  return `${walks.ways.map((way) => WAYS[way]).join(', ')}${except}`
}
