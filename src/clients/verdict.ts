import type { Field } from '../model.ts'
import { textField } from '../syntax/fields.ts'
import { count } from '../wording/wording.ts'
import type { Basis, Client } from './client.ts'
import { fieldNamesOf } from './client.ts'
import { lengthOf } from './faults.ts'
import type { Effect, Judged as Violated } from './judged.ts'
import { effectOf, fieldsNamed, judgedBy } from './judged.ts'
import type { ReadFile } from './reading.ts'
import { readAs } from './reading.ts'
import type { FoundViolation } from './violations.ts'

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
  readonly outcome: Effect
  readonly reasons: readonly Reason[]
}

/** From the worst on; what is known to be lost says more than what nobody knows. */
const WORST_FIRST = ['refused', 'degraded', 'unknown', 'loads'] as const

const LOADS: Verdict = { outcome: 'loads', reasons: [] }

/** The file that a verdict is about, as people read it. */
interface Judged extends ReadFile {
  readonly fields: ReadonlyMap<string, Field>
}

/** What a client does with a skill that has these violations: the worst of what it does with each. */
export function verdictOf(client: Client, violations: readonly FoundViolation[], file?: Judged): Verdict {
  const judged = judgedBy(client, violations, file)
  const verdicts = judged.map((violated) => onViolation(client, violated))
  const isTold = judged.some(
    ({ id }, at) => id.startsWith('description-over') && verdicts[at]!.outcome !== 'loads',
  )
  if (file !== undefined && !isTold) verdicts.push(onLength(client, file))
  return {
    outcome: WORST_FIRST.find((worst) => verdicts.some(({ outcome }) => outcome === worst)) ?? 'loads',
    reasons: verdicts.flatMap(({ reasons }) => reasons),
  }
}

function onLength(client: Client, file: Judged): Verdict {
  const { listing, sources } = client
  if (listing?.each === undefined) return LOADS
  const { each, unit, of = ['description'], between = '', escapes } = listing
  const own = readAs(client, file)
  const read = own?.state === 'read' ? own.fields : file.fields
  const texts = of.map((name) => textField(read, name)?.value.trim() ?? '').filter((text) => text !== '')
  const shown = texts.join(between)
  if (lengthOf(escapes === undefined ? shown : shown.replace(escapes, '&lt;'), unit) <= each) return LOADS
  const { url, basis } = sources[listing.source]!
  const text = `The list of skills cuts the description at ${count(each)} characters.`
  return { outcome: 'degraded', reasons: [{ text, source: url, basis, outcome: 'degraded' }] }
}

/** What loads without a loss needs no reason; what nobody knows has none. */
function onViolation(client: Client, { id, rule, fields, outcome: fact, text }: Violated): Verdict {
  const known = fieldNamesOf(client)
  const unknown = new Map([...fields].filter(([field]) => !known.includes(field)))
  if (fields.size > 0 && unknown.size === 0) return LOADS
  if (fact === 'unknown') return { outcome: fact, reasons: [] }
  if (fact.outcome === 'loads') return LOADS
  const { url, basis } = client.sources[fact.source]!
  const about = [...unknown.keys()]
  const problem = about.length === 0 ? text : `The client does not know ${fieldsNamed(about)}.`
  const why = fact.reason === undefined ? problem : `${problem} ${fact.reason}`
  const rules = [...unknown.values()]
  const reportedBy = rules.length === 0 || rules.includes(rule) ? rule : rules[0]
  const outcome = effectOf(client, id, fact)
  return {
    outcome,
    reasons: [
      {
        text: why,
        source: url,
        basis,
        ...(reportedBy !== undefined && { rule: reportedBy }),
        ...(outcome === 'loads' ? { note: true as const } : { outcome: fact.outcome }),
        problem: text,
        ...(fact.reason !== undefined && { effect: fact.reason }),
        ...(about.length > 0 && { fields: about }),
      },
    ],
  }
}
