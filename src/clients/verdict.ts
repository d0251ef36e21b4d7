import { quote } from '../wording/quote.ts'
import { count, listed } from '../wording/wording.ts'
import type { Basis, Client, Outcome } from './client.ts'
import { fieldNamesOf } from './client.ts'
import type { FoundViolation, Violation, ViolationId } from './violations.ts'
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
/** So many fields are named; of more only the number is told. */
const MOST_NAMED = 3

const byId: ReadonlyMap<ViolationId, Violation> = new Map(VIOLATIONS.map((each) => [each.id, each]))

/**
 * What a client does with a skill that has these violations, and a description of so many characters: the worst of
 * what it does with each.
 */
export function verdictOf(client: Client, violations: readonly FoundViolation[], description = 0): Verdict {
  const judged = violations
    .map((violation) => forClient(client, violation))
    .filter((violation) => violation !== undefined)
    .map((violation) => ({ violation, known: client.outcomes?.[violation.id] ?? 'unknown' }))
  const cuts = violations.some(({ id }) => /^description-over/.test(id)) ? [] : cutsOf(client, description)
  const outcomes = [
    ...judged.map(({ known }) => (known === 'unknown' ? known : known.outcome)),
    ...cuts.map(() => 'degraded'),
  ]
  return {
    outcome: WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'loads',
    reasons: [...judged.flatMap(({ violation, known }) => reasonsOf(client, violation, known)), ...cuts],
  }
}

function cutsOf({ listing, sources }: Client, description: number): readonly Reason[] {
  if (listing?.each === undefined || description <= listing.each) return []
  const { url, basis } = sources[listing.source]!
  const text = `The list of skills cuts the description at ${count(listing.each)} characters.`
  return [{ text, source: url, basis }]
}

/** The violation as this client sees it: undefined where it knows all of the fields. */
function forClient(client: Client, violation: FoundViolation): FoundViolation | undefined {
  if (violation.fields.size === 0) return violation
  const known = fieldNamesOf(client)
  const fields = new Map([...violation.fields].filter(([field]) => !known.includes(field)))
  const rules = [...fields.values()]
  const rule = rules.includes(violation.rule) ? violation.rule : rules[0]
  return fields.size === 0 ? undefined : { ...violation, rule, fields }
}

/** What loads without a loss needs no reason; what nobody knows has none. */
function reasonsOf(client: Client, violation: FoundViolation, known: Outcome): readonly Reason[] {
  if (known === 'unknown' || known.outcome === 'loads') return []
  const { url, basis } = client.sources[known.source]!
  const { rule, fields } = violation
  const problem = fields.size === 0 ? byId.get(violation.id)!.text : unknownFields([...fields.keys()])
  return [
    {
      text: known.reason === undefined ? problem : `${problem} ${known.reason}`,
      source: url,
      basis,
      ...(rule !== undefined && { rule }),
    },
  ]
}

function unknownFields(fields: readonly string[]): string {
  const named = fields.map((field) => quote(field))
  return `The client does not know ${listed(named, MOST_NAMED)}.`
}
