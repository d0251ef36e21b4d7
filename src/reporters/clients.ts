import type { Basis, Client, Evidence } from '../clients/client.ts'
import { visible, visiblePath } from '../wording/escape-invisible.ts'
import { count, plural } from '../wording/wording.ts'
import type { ClientVerdict, FullList, JudgedSkill } from './full-lists.ts'
import { fullLists } from './full-lists.ts'
import { stringify } from './json.ts'

const OUTCOMES = ['loads', 'degraded', 'refused', 'unknown', 'unseen'] as const
const WIDEST = Math.max(...OUTCOMES.map((outcome) => outcome.length))
const BASES: readonly Basis[] = ['observed', 'code', 'documented', 'reported']

/** What clients do with skills, as JSON. */
export function clientsJson(clients: readonly Client[], skills: readonly JudgedSkill[]): string {
  const report = {
    version: 1,
    clients: clients.map(describe),
    skills: skills.map(({ path, verdicts }) => ({
      path,
      verdicts: Object.fromEntries(
        verdicts.map(({ client, outcome, reasons }) => [client.id, { outcome, reasons }]),
      ),
    })),
    listings: fullLists(clients, skills).map(describeList),
  }
  return `${stringify(report)}\n`
}

function describeList({ client, ...list }: FullList): object {
  const { id, listing, sources } = client
  const { root: _, ...told } = list
  return { client: id, ...told, above: listing?.above, source: sources[listing!.source]!.url }
}

/** With the best that is known of it: a client that was asked says what its documentation may not. */
function describe({ id, title, checked, sources }: Client): object {
  const evidence: readonly Evidence[] = Object.values(sources)
  const basis = BASES.find((each) => evidence.some((source) => source.basis === each))
  const observation = evidence.find((source) => source.basis === 'observed')
  return observation === undefined
    ? { id, title, basis, checked }
    : { id, title, basis, checked: observation.date, clientVersion: observation.version }
}

/** What clients do with skills: each in full where it is one, else counts and those of which something is lost. */
export function clientsText(clients: readonly Client[], skills: readonly JudgedSkill[]): string {
  if (skills.length === 0) return 'No skill was found.\n'
  if (skills.length === 1) return block(skills[0]!, OUTCOMES)
  const differing = skills.filter(({ verdicts }) => verdicts.some(isLoss))
  const blocks = differing.map((skill) => `\n${block(skill, ['degraded', 'refused', 'unknown'])}`)
  const full = fullLists(clients, skills).map(fullLine)
  return countTable(clients, skills) + (full.length > 0 ? `\n${full.join('')}` : '') + blocks.join('')
}

/** What only the list of skills cuts is the same with most skills, so the counts tell enough. */
function isLoss({ outcome, reasons }: ClientVerdict): boolean {
  return outcome === 'refused' || (outcome === 'degraded' && reasons.some(({ rule }) => rule !== undefined))
}

function fullLine({ client, skills, characters, room, mostSkills = 0, longest }: FullList): string {
  if (characters <= room)
    return `${plural(skills, 'skill')} fill the list of ${client.title}; it has room for ${count(mostSkills)} skills. ${client.listing!.above}\n`
  const fill = `${plural(skills, 'skill')} fill the list of ${client.title} with ${count(characters)} characters`
  const paths = longest.map((path) => visiblePath(path)).join(', ')
  return `${fill}; by default it has room for ${count(room)}. ${client.listing!.above} The longest: ${paths}.\n`
}

/** How many skills each client loads, for a page of Markdown; nothing where there are none. */
export function clientsMarkdown(clients: readonly Client[], skills: readonly JudgedSkill[]): string {
  if (skills.length === 0) return ''
  const [head, ...rows] = countRows(clients, skills).map((cells) => `| ${cells.join(' | ')} |\n`)
  return `\n### Clients\n\n${head}|---|${'---:|'.repeat(OUTCOMES.length)}\n${rows.join('')}`
}

function countRows(
  clients: readonly Client[],
  skills: readonly JudgedSkill[],
): readonly (readonly string[])[] {
  const rows = clients.map((client, column) => {
    const outcomes = skills.map(({ verdicts }) => verdicts[column]?.outcome)
    return [client.title, ...OUTCOMES.map((name) => String(outcomes.filter((each) => each === name).length))]
  })
  return [['client', ...OUTCOMES], ...rows]
}

function countTable(clients: readonly Client[], skills: readonly JudgedSkill[]): string {
  const rows = countRows(clients, skills)
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  const line = (cells: readonly string[]): string =>
    cells.map((text, at) => (at === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[at]!))).join('  ')
  return rows.map((cells) => `${line(cells)}\n`).join('')
}

/** One skill: for each outcome its clients, in one row those that say the same. */
function block({ path, verdicts }: JudgedSkill, outcomes: readonly ClientVerdict['outcome'][]): string {
  const rows = outcomes.flatMap((outcome) =>
    rowsOf(verdicts.filter((verdict) => verdict.outcome === outcome)),
  )
  return `${visiblePath(path)}\n${rows.join('')}`
}

function rowsOf(verdicts: readonly ClientVerdict[]): readonly string[] {
  const titles = new Map<string, string[]>()
  for (const { client, outcome, reasons } of verdicts) {
    const said = [outcome.padEnd(WIDEST), ...reasons.map(({ text }) => text)].join('\n')
    titles.set(said, [...(titles.get(said) ?? []), client.title])
  }
  return [...titles].map(([said, clients]) => {
    const [outcome, ...reasons] = said.split('\n')
    const what = reasons.length === 0 ? '' : `: ${reasons.join(' ')}`
    return `  ${outcome}  ${visible(clients.join(', ') + what)}\n`
  })
}
