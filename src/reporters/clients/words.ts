import type { Client } from '../../clients/client.ts'
import { fieldsNamed } from '../../clients/judged.ts'
import { listingWords } from '../../clients/listing.ts'
import { VERBS } from '../../clients/who-loses.ts'
import { quote } from '../../wording/quote.ts'
import { count, listed, plural } from '../../wording/wording.ts'
import type { Ignored } from './ignored.ts'
import { ignoredAlike } from './ignored.ts'
import type { Matrix } from './judged.ts'
import { partOf, uniqueAmong } from './judged.ts'
import type { FullList } from './lists.ts'
import { fullLists } from './lists.ts'
import type { Loss } from './losses.ts'
import { lossesOf } from './losses.ts'

const MOST_SKILLS = 3
/** In characters. */
const LONGEST_NAMES = 56
const MOST_FIELDS = 3
const MOST_CLIENTS = 16
/** So many clients are easier to read as the others that are missing. */
const MOST_MISSING = 3

/** How a report writes a sentence, and a loss among all skills of a matrix. */
interface Printer<Item> {
  readonly sentence: (text: string) => Item
  /** `isOfOthers` where it is of no agent: who publishes skills runs these programs, and they name the skills. */
  readonly loss: (loss: Loss, matrix: Matrix, isOfOthers: boolean) => Item
}

export interface Section<Item> {
  readonly title: string
  readonly items: readonly Item[]
}

/** What a report tells of a matrix, the most urgent first; no section is empty. */
export function sectionsOf<Item>(matrix: Matrix, print: Printer<Item>): readonly Section<Item>[] {
  const agents = partOf(matrix, true)
  const others = partOf(matrix, false)
  const losses = lossesOf(agents)
  const of = (outcome: Loss['outcome']): readonly Item[] =>
    losses.filter((loss) => loss.outcome === outcome).map((loss) => print.loss(loss, agents, false))
  const lists = fullLists(agents).map((list) => print.sentence(fullListWords(list)))
  const ignored = ignoredAlike(agents).map((row) => print.sentence(ignoredWords(row)))
  const sections = [
    { title: 'Refused: fix these first', items: of('refused') },
    { title: 'Not seen: move or copy these', items: of('unseen') },
    { title: 'Loaded only in part', items: [...lists, ...of('degraded')] },
    {
      title: 'Installers, registries and validators',
      items: lossesOf(others).map((loss) => print.loss(loss, others, true)),
    },
    { title: 'Fields that a client ignores; nothing else is lost', items: ignored },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

/** `Crush and Roo Code refuse 15 skills: the name has capitals`; `all` has the clients that could be named. */
export function whatHappens(loss: Loss, all: Matrix): string {
  const { outcome, clients, skills } = loss
  const isEach = skills.length === all.skills.length && skills.length > 1
  const isNone = isEach && outcome === 'unseen'
  const unseen = isNone ? ['sees', 'see'] : ['does not see', 'do not see']
  const [one, several] = { ...VERBS, unseen }[outcome]
  const what = `${isNone ? 'none of the ' : isEach ? 'all ' : ''}${plural(skills.length, 'skill')}`
  return `${titlesOf(clients, all.clients)} ${clients.length === 1 ? one : several} ${what}: ${whyItHappens(loss)}`
}

function whyItHappens({ problem, fields }: Loss): string {
  const named = fields.length === 0 ? '' : ` (${fieldsNamed(fields)})`
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

/**
 * The first skills, each as it is `written`, and how many more there are, after a colon; '' for all. They have their
 * folders where places matter or others have their names, and their own names where names are meant.
 */
export function examplesOf(
  { outcome, skills, problem }: Loss,
  all: Matrix,
  written: (name: string) => string,
): string {
  if (skills.length === all.skills.length && skills.length > 1) return ''
  const isUnique = uniqueAmong(all.skills)
  const isAboutNames = /\bname\b/.test(problem)
  const names = skills.slice(0, MOST_SKILLS).map(({ name, path, ownName }) => {
    const folder = outcome !== 'unseen' && isUnique(name) ? name : path.replace(/\/SKILL\.md$/i, '')
    return !isAboutNames || ownName === undefined || ownName === name
      ? folder
      : `${folder} (named ${ownName})`
  })
  while (names.length > 1 && names.join(', ').length > LONGEST_NAMES) names.pop()
  const rest = skills.length - names.length
  return `: ${names.map(written).join(', ')}${rest === 0 ? '' : ` and ${count(rest)} more`}`
}

/** What a full list loses; skills in no client’s own folder are to be installed. */
function fullListWords({ client, skills, longest, ...use }: FullList): string {
  const isOwn = longest.every((path) => /(?:^|\/)\.[^/]/.test(path))
  return listingWords(client, skills, use, isOwn ? undefined : 'all skills installed')
}

/** What clients ignore, with the most frequent fields. */
function ignoredWords({ clients, fields }: Ignored): string {
  const named = fields.map(({ field, skills }) => `${quote(field)} (${plural(skills, 'skill')})`)
  return `${clients.map(({ title }) => title).join(', ')}: ${listed(named, MOST_FIELDS)}`
}
