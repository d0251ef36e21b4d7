import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { quote } from '../wording/quote.ts'
import { count, listed } from '../wording/wording.ts'
import type { Basis, Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { outcomeIn, shortenedBy } from './reading.ts'
import type { FoundViolation } from './violations.ts'
import { VIOLATIONS } from './violations.ts'

/** Why a client does not take a skill as it is. */
export interface Reason {
  readonly text: string
  readonly source: string
  readonly basis: Basis
  /** The rule that reports it, where one does. */
  readonly rule?: string
}

/** What a client does with a skill. */
export interface Verdict {
  readonly outcome: 'loads' | 'degraded' | 'refused' | 'unknown'
  readonly reasons: readonly Reason[]
}

/** From the worst on; what is known to be lost says more than what nobody knows. */
const WORST_FIRST = ['refused', 'degraded', 'unknown', 'loads'] as const
/** So many fields are named; of more only the number is given. */
const MOST_NAMED = 3

const LOADS: Verdict = { outcome: 'loads', reasons: [] }

/** What a client does with a skill that has these violations: the worst of what it does with each. */
export function verdictOf(
  client: Client,
  violations: readonly FoundViolation[],
  description = 0,
  text?: string,
): Verdict {
  const verdicts = violations.map((violation) => onViolation(client, violation, text))
  if (!violations.some(({ id }) => id.startsWith('description-over')))
    verdicts.push(onLength(client, description))
  if (text !== undefined) verdicts.push(onClosing(client, text))
  return {
    outcome: WORST_FIRST.find((worst) => verdicts.some(({ outcome }) => outcome === worst)) ?? 'loads',
    reasons: verdicts.flatMap(({ reasons }) => reasons),
  }
}

function onLength({ listing, sources }: Client, description: number): Verdict {
  if (listing?.each === undefined || description <= listing.each) return LOADS
  const { url, basis } = sources[listing.source]!
  const text = `The list of skills cuts the description at ${count(listing.each)} characters.`
  return { outcome: 'degraded', reasons: [{ text, source: url, basis }] }
}

function onClosing(client: Client, text: string): Verdict {
  const { closing } = client.frontmatter ?? {}
  const shortened = closing?.pattern && shortenedBy(client, text, parseFrontmatter(text))
  if (closing === undefined || shortened === undefined) return LOADS
  const known = fieldNamesOf(client)
  const fields = [...shortened.lost, ...(shortened.cut === undefined ? [] : [shortened.cut])].filter(
    (field) => known.includes(field),
  )
  if (fields.length === 0) return LOADS
  const { url, basis } = client.sources[closing.source]!
  const reason = `The client ends the frontmatter at an earlier \`---\`, and loses ${listed(
    fields.map((field) => quote(field)),
    MOST_NAMED,
  )}.`
  return { outcome: 'degraded', reasons: [{ text: reason, source: url, basis }] }
}

/** What loads without a loss needs no reason; what nobody knows has none. */
function onViolation(client: Client, { id, rule, fields }: FoundViolation, text?: string): Verdict {
  const known = fieldNamesOf(client)
  const unknown = new Map([...fields].filter(([field]) => !known.includes(field)))
  if (fields.size > 0 && unknown.size === 0) return LOADS
  const fact = outcomeIn(client, id, text)
  if (fact === 'unknown') return { outcome: fact, reasons: [] }
  if (fact.outcome === 'loads') return LOADS
  const { url, basis } = client.sources[fact.source]!
  const names = [...unknown.keys()].map((field) => quote(field))
  const problem =
    names.length === 0 ? VIOLATIONS[id].text : `The client does not know ${listed(names, MOST_NAMED)}.`
  const why = fact.reason === undefined ? problem : `${problem} ${fact.reason}`
  const rules = [...unknown.values()]
  const reportedBy = rules.length === 0 || rules.includes(rule) ? rule : rules[0]
  return {
    outcome: fact.outcome,
    reasons: [{ text: why, source: url, basis, ...(reportedBy !== undefined && { rule: reportedBy }) }],
  }
}

/** How many characters the name and the description of a listed skill have. */
interface Listed {
  readonly name: number
  readonly description: number
}

/** How much of a list some skills take. */
export interface ListingUse {
  readonly characters: number
  /** How many characters, or skills, are too many; not above 0 where all fit. */
  readonly excess: number
}

/** How much of a client's list of skills some take; undefined where it has room for any number. */
export function listingUse({ listing }: Client, listed: readonly Listed[]): ListingUse | undefined {
  if (listing?.all === undefined) return undefined
  const { all, each = Infinity, skills = Infinity } = listing
  const characters = listed.reduce(
    (sum, { name, description }) => sum + name + Math.min(description, each),
    0,
  )
  return { characters, excess: Math.max(characters - all, listed.length - skills) }
}
