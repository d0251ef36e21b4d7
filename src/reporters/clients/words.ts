import type { Client } from '../../clients/client.ts'
import { listingWords } from '../../clients/listing.ts'
import { quote } from '../../wording/quote.ts'
import { count, listed, plural } from '../../wording/wording.ts'
import type { Ignored } from './ignored.ts'
import type { Matrix } from './judged.ts'
import { uniqueAmong } from './judged.ts'
import type { FullList } from './lists.ts'
import type { Loss } from './losses.ts'

const MOST_SKILLS = 3
/** In characters. */
const LONGEST_NAMES = 56
const MOST_FIELDS = 3
const MOST_CLIENTS = 16
/** So many clients are easier to read as the others that are missing. */
const MOST_MISSING = 3

/** What a report tells, the most urgent first. */
export const SECTIONS = {
  refused: 'Refused: fix these first',
  unseen: 'Not seen: move or copy these',
  degraded: 'Loaded only in part',
  others: 'Installers, registries and validators',
  ignored: 'Fields that a client ignores; nothing else is lost',
} as const

const VERBS = {
  refused: ['refuses', 'refuse'],
  unseen: ['does not see', 'do not see'],
  degraded: ['loads only a part of', 'load only a part of'],
} as const

/** `Crush and Roo Code refuse 15 skills`; `all` has the clients that could be named. */
export function whatHappens({ outcome, clients, skills }: Loss, all: Matrix): string {
  const isEach = skills.length === all.skills.length && skills.length > 1
  const [one, several] = VERBS[outcome]
  return `${titlesOf(clients, all.clients)} ${clients.length === 1 ? one : several} ${isEach ? 'all ' : ''}${plural(skills.length, 'skill')}`
}

/** Why that is, to go on after a colon. */
export function whyItHappens({ problem, fields }: Loss): string {
  const named =
    fields.length === 0
      ? ''
      : ` (${listed(
          fields.map((field) => quote(field)),
          MOST_FIELDS,
        )})`
  const start = problem.replace(/^(?:The|They|A|An|No|It)\b/, (word) => word.toLowerCase())
  return `${start.replace(/\.$/, '')}${named}`
}

/** The names of clients, as short as they are told apart. */
function titlesOf(clients: readonly Client[], all: readonly Client[]): string {
  const titles = clients.map(({ title }) => title)
  const missing = all.filter((client) => !clients.includes(client)).map(({ title }) => title)
  if (titles.length <= 2 * MOST_MISSING) return listed(titles)
  if (missing.length === 0) return `All ${titles.length} clients`
  if (missing.length <= MOST_MISSING) return `All but ${listed(missing)}`
  return listed(titles, titles.length > MOST_CLIENTS ? MOST_CLIENTS - 1 : MOST_CLIENTS)
}

/** The names of the first skills, as folders where others have these names, and how many more there are; '' for all. */
export function examplesOf(
  { skills }: Loss,
  all: Matrix,
): { readonly names: readonly string[]; readonly more: string } {
  if (skills.length === all.skills.length && skills.length > 1) return { names: [], more: '' }
  const isUnique = uniqueAmong(all.skills)
  const names = skills
    .slice(0, MOST_SKILLS)
    .map(({ name, path }) => (isUnique(name) ? name : path.replace(/\/SKILL\.md$/i, '')))
  while (names.length > 1 && names.join(', ').length > LONGEST_NAMES) names.pop()
  const rest = skills.length - names.length
  return { names, more: rest === 0 ? '' : ` and ${count(rest)} more` }
}

/** What a full list loses; skills in no client’s own folder are to be installed. */
export function fullListWords({ client, skills, longest, ...use }: FullList): string {
  const isOwn = longest.every((path) => /(?:^|\/)\.[^/]/.test(path))
  return listingWords(client, skills, use, isOwn ? undefined : 'all skills installed')
}

/** What clients ignore, with the most frequent fields. */
export function ignoredWords({ clients, fields }: Ignored): string {
  const named = fields.map(({ field, skills }) => `${quote(field)} (${plural(skills, 'skill')})`)
  return `${clients.map(({ title }) => title).join(', ')}: ${listed(named, MOST_FIELDS)}`
}
