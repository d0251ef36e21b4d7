import { quote } from '../wording/quote.ts'
import { count, listed } from '../wording/wording.ts'
import type { Basis, Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { outcomeIn } from './reading.ts'
import { isUnread } from './unread.ts'
import type { FoundViolation } from './violations.ts'
import { VIOLATIONS } from './violations.ts'

/** Why a client does not take a skill as it is. */
export interface Reason {
  readonly text: string
  readonly source: string
  readonly basis: Basis
  /** The rule that reports it, where one does. */
  readonly rule?: string
  /** Whether it tells only what the client never reads: nothing is lost by it. */
  readonly note?: true
  /** What the client does for this reason alone. */
  readonly outcome?: 'degraded' | 'refused'
  /** The start of the text that says what is wrong with the skill, whatever its values are. */
  readonly problem?: string
  /** The end of the text: what the client does then, if that is known. */
  readonly effect?: string
  /** The fields that it is about, if any. */
  readonly fields?: readonly string[]
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
  return {
    outcome: WORST_FIRST.find((worst) => verdicts.some(({ outcome }) => outcome === worst)) ?? 'loads',
    reasons: verdicts.flatMap(({ reasons }) => reasons),
  }
}

function onLength({ listing, sources }: Client, description: number): Verdict {
  if (listing?.each === undefined || description <= listing.each) return LOADS
  const { url, basis } = sources[listing.source]!
  const text = `The list of skills cuts the description at ${count(listing.each)} characters.`
  return { outcome: 'degraded', reasons: [{ text, source: url, basis, outcome: 'degraded' }] }
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
  const about = [...unknown.keys()]
  const names = about.map((field) => quote(field))
  const problem =
    names.length === 0 ? VIOLATIONS[id].text : `The client does not know ${listed(names, MOST_NAMED)}.`
  const why = fact.reason === undefined ? problem : `${problem} ${fact.reason}`
  const rules = [...unknown.values()]
  const reportedBy = rules.length === 0 || rules.includes(rule) ? rule : rules[0]
  const isNote = fact.outcome === 'degraded' && isUnread(client, id)
  return {
    outcome: isNote ? 'loads' : fact.outcome,
    reasons: [
      {
        text: why,
        source: url,
        basis,
        ...(reportedBy !== undefined && { rule: reportedBy }),
        ...(isNote ? { note: true as const } : { outcome: fact.outcome }),
        problem: VIOLATIONS[id].text,
        ...(fact.reason !== undefined && { effect: fact.reason }),
        ...(about.length > 0 && { fields: about }),
      },
    ],
  }
}
