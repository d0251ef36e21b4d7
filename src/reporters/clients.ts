import type { Basis, Client, Evidence } from '../clients/client.ts'
import type { Reason, Verdict } from '../clients/verdict.ts'
import { listingUse } from '../clients/verdict.ts'
import { groupBy } from '../wording/compare.ts'
import { visible, visiblePath } from '../wording/escape-invisible.ts'
import { count, plural, table } from '../wording/wording.ts'
import { printJson } from './json.ts'

/** What a client does with a skill: `unseen` where it does not look in its folder. */
export interface ClientVerdict {
  readonly client: Client
  readonly outcome: Verdict['outcome'] | 'unseen'
  readonly reasons: readonly Reason[]
}

/** A skill, by the path that people read, with what each client does with it. */
export interface JudgedSkill {
  readonly path: string
  readonly root: string
  /** How many characters its name and description have together; 0 for a skill that no model sees. */
  readonly listed: number
  readonly description: number
  readonly verdicts: readonly ClientVerdict[]
}

const OUTCOMES = ['loads', 'degraded', 'refused', 'unknown', 'unseen'] as const
const WIDEST = Math.max(...OUTCOMES.map((outcome) => outcome.length))
const BASES: readonly Basis[] = ['observed', 'code', 'documented', 'reported']

/** What clients do with skills, as JSON. */
export function clientsJson(clients: readonly Client[], skills: readonly JudgedSkill[]): string {
  return printJson({
    version: 1,
    clients: clients.map(describe),
    skills: skills.map(({ path, verdicts }) => ({
      path,
      verdicts: Object.fromEntries(
        verdicts.map(({ client, outcome, reasons }) => [client.id, { outcome, reasons }]),
      ),
    })),
    listings: fullLists(clients, skills).map(describeList),
  })
}

function describeList({ client, ...list }: FullList): object {
  const { id, listing, sources } = client
  const { root: _, ...sizes } = list
  return { client: id, ...sizes, above: listing?.above, source: sources[listing!.source]!.url }
}

/** With the best that is known of it: a client that was asked says what its documentation may not. */
function describe({ id, title, checked, sources }: Client): object {
  const evidence: readonly Evidence[] = Object.values(sources)
  const basis = BASES.find((each) => evidence.some((source) => source.basis === each))
  const observation = evidence.find((source) => source.basis === 'observed')
  return { id, title, basis, checked: observation?.date ?? checked, clientVersion: observation?.version }
}

/** What clients do with skills: each in full where it is one, else counts and those of which something is lost. */
export function clientsText(clients: readonly Client[], skills: readonly JudgedSkill[]): string {
  if (skills.length === 0) return 'No skill was found.\n'
  if (skills.length === 1) return block(skills[0]!, OUTCOMES)
  const differing = skills.filter(({ verdicts }) => verdicts.some(isLoss))
  const blocks = differing.map((skill) => `\n${block(skill, ['degraded', 'refused', 'unknown'])}`)
  const full = fullLists(clients, skills).map(fullLine)
  return (
    table(countRows(clients, skills), OUTCOMES) +
    (full.length > 0 ? `\n${full.join('')}` : '') +
    blocks.join('')
  )
}

/** Most skills are cut by a full list alike, so the counts are enough for those. */
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

/** One skill: for each outcome its clients, in one row those that say the same. */
function block({ path, verdicts }: JudgedSkill, outcomes: readonly ClientVerdict['outcome'][]): string {
  const rows = outcomes.flatMap((outcome) =>
    rowsOf(verdicts.filter((verdict) => verdict.outcome === outcome)),
  )
  return `${visiblePath(path)}\n${rows.join('')}`
}

function rowsOf(verdicts: readonly ClientVerdict[]): readonly string[] {
  const alike = groupBy(verdicts, ({ reasons }) => reasons.map(({ text }) => text).join(' '))
  return [...alike].map(([reasons, [first, ...others]]) => {
    const titles = [first!, ...others].map(({ client }) => client.title).join(', ')
    const what = reasons === '' ? titles : `${titles}: ${reasons}`
    return `  ${first!.outcome.padEnd(WIDEST)}  ${visible(what)}\n`
  })
}

const MOST_NAMED = 3

type FullList = ReturnType<typeof fullLists>[number]

function fullLists(clients: readonly Client[], skills: readonly JudgedSkill[]) {
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
        /** Of their names and descriptions, each description cut as the client does. */
        characters: use.characters,
        room: all!,
        /** How many skills the client lists; undefined for any number. */
        mostSkills,
        longest: longest.map(({ path }) => path),
      }
    }),
  )
}

function isListed(outcome: string): boolean {
  return outcome !== 'refused' && outcome !== 'unseen'
}
