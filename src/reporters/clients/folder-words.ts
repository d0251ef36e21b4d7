import type { Client, OddPlace } from '../../clients/client.ts'

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

/** Odd places below the folder `R` of a client. */
export const ODD_PLACES: Readonly<Record<OddPlace, string>> = {
  root: '`R/SKILL.md`',
  'beside-root': 'beside that',
  flat: '`R/NAME.md`',
  nested: 'inside a skill',
  'dot-name': '`R/.NAME/`',
  'dot-folder': 'below `R/.NAME/`',
  'node-modules': 'in `node_modules`',
  'linked-file': 'link to a file',
  'linked-folder': 'link to a folder',
}

/** Of which other directories the folders count; '' for none. */
export function walksIn({ walks }: Folders): string {
  if (walks === undefined) return ''
  const except =
    walks.not === undefined ? '' : ` except ${walks.not.map((folder) => `\`${folder}\``).join(', ')}`
  return `${walks.ways.map((way) => WAYS[way]).join(', ')}${except}`
}
