import { quote } from '../wording/quote.ts'
import { listed } from '../wording/wording.ts'
import type { Client, Outcome } from './client.ts'
import { fieldNamesOf } from './client.ts'
import type { Fault, Judgement } from './faults.ts'
import { judge, overlongInBytes } from './faults.ts'
import type { ReadFile } from './reading.ts'
import type { FoundViolation, ViolationId } from './violations.ts'
import { FIELD_OF, VIOLATION_IDS, VIOLATIONS } from './violations.ts'

/** A violation, and what a client does with it. */
export interface Judged extends FoundViolation {
  readonly outcome: Outcome
  /** As a sentence about the skill. */
  readonly text: string
}

/** What a client does with a skill. */
export type Effect = 'loads' | 'degraded' | 'refused' | 'unknown'

/** What keeps fields from being read, and what is wrong where no rule finds any of that. */
const UNREAD = {
  absent: {
    causes: ['hidden-frontmatter', 'no-frontmatter', 'bom', 'leading-blank-line'],
    fallback: 'no-frontmatter',
  },
  unclosed: { causes: ['missing-closing-fence'], fallback: 'missing-closing-fence' },
  broken: {
    causes: ['invalid-yaml', 'marginal-value', 'unquoted-colon', 'duplicate-keys', 'control-character'],
    fallback: 'unusual-frontmatter',
  },
} as const

/** What is wrong with one value: what one client takes for no text, another one takes for none. */
const GROUPS: readonly (readonly ViolationId[])[] = [
  ['missing-name', 'name-not-text', 'name-bad-charset', 'name-capitals', 'name-too-long'],
  ['missing-description', 'blank-description', 'description-not-text', 'rewritten-description'],
  UNREAD.absent.causes,
  // Where a client fixes YAML, what was no text may become the wrong one.
  [...UNREAD.unclosed.causes, ...UNREAD.broken.causes, 'unusual-frontmatter', 'field-value'],
]

/** What is wrong for some clients alone: nothing is known of the others. */
const OF_CLIENTS: readonly ViolationId[] = [
  'field-value',
  'cut-description',
  'rewritten-description',
  'invisible-description',
  'unread-lines',
  'unusual-frontmatter',
  'dashes-in-value',
  'unread-quotes',
  'too-large',
]

/** What a client that reads the file finds itself, whatever rules find in it. */
const OWN: ReadonlySet<ViolationId> = new Set([...GROUPS.flat(), ...OF_CLIENTS])

/** What a client does with a violation, whatever else is in the file. */
export function outcomeOf({ outcomes }: Client, id: ViolationId): Outcome {
  const { within } = VIOLATIONS[id]
  return outcomes?.[id] ?? (within && outcomes?.[within]) ?? 'unknown'
}

/**
 * What a client does with what is wrong with a file. Where it is known how it reads files, that is what it finds
 * itself; else what rules have `found`.
 */
export function judgedBy(
  client: Client,
  found: readonly FoundViolation[],
  file: ReadFile | undefined,
): readonly Judged[] {
  const judgement = file === undefined ? undefined : judge(client, file)
  if (judgement === undefined) {
    const overlong = file === undefined ? [] : overlongInBytes(client, file)
    const untold = overlong.filter(({ id }) => found.every((violation) => violation.id !== id))
    return [
      ...found.flatMap((violation) => ofRule(client, violation)),
      ...untold.map((fault) => ofFault(client, fault, found)),
    ]
  }
  const others = found
    .filter(({ id }) => !isOwn(client, id))
    .flatMap((violation) => ofRule(client, violation))
  const own = judgement.faults.map((fault) => ofFault(client, fault, found))
  const all = [...unread(client, judgement, found), ...own, ...others]
  return all.sort((a, b) => VIOLATION_IDS.indexOf(a.id) - VIOLATION_IDS.indexOf(b.id))
}

function isOwn(client: Client, id: ViolationId): boolean {
  const { limits = [] } = client
  const isLimited = limits.some(({ of }) => of === 'description')
  const outcome = outcomeOf(client, id)
  // What is read of wrong bytes, the client finds in what it reads.
  if (id === 'not-utf-8') return outcome !== 'unknown' && outcome.outcome === 'degraded'
  return OWN.has(id) || (id.startsWith('description-over') && isLimited)
}

/** What a client does with a violation that a rule finds in a file, or in any where none is given. */
export function outcomeOn(client: Client, violation: ViolationId, found: ReadFile | undefined): Outcome {
  if (found === undefined || !isOwn(client, violation)) return outcomeOf(client, violation)
  // A client that refuses the byte order mark may mind a value after it, too.
  const isMarked = violation === 'field-value' && found.text.startsWith('\ufeff')
  const file = isMarked ? { text: found.text.slice(1) } : found
  const judged = judgedBy(client, [{ id: violation, rule: undefined, fields: new Map() }], file)
  const alike = judged.find(({ id }) => isAlike(id, violation))
  const parser = client.frontmatter?.parser
  // What a client that reads the file does not mind, it loads.
  return (
    alike?.outcome ??
    (parser?.dialect !== undefined ? { outcome: 'loads', source: parser.source } : 'unknown')
  )
}

/** What a violation does to a skill in a client: a field that it never reads is no loss, whatever its value. */
export function effectOf(client: Client, id: ViolationId, fact: Outcome): Effect {
  if (fact === 'unknown') return fact
  return fact.outcome === 'degraded' && isUnread(client, id) ? 'loads' : fact.outcome
}

function isUnread(client: Client, id: ViolationId): boolean {
  const field = FIELD_OF[id]
  return id === 'unknown-field' || (field !== undefined && !fieldNamesOf(client).includes(field))
}

function isAlike(one: ViolationId, other: ViolationId): boolean {
  return one === other || GROUPS.some((group) => group.includes(one) && group.includes(other))
}

/** What only a client that reads the file can tell, nobody knows of the others. */
function ofRule(client: Client, violation: FoundViolation): readonly Judged[] {
  const outcome = outcomeOf(client, violation.id)
  if (outcome === 'unknown' && OF_CLIENTS.includes(violation.id)) return []
  return [{ ...violation, outcome, text: VIOLATIONS[violation.id].text }]
}

/** What all parsers of YAML do. */
const CUT = 'So YAML reads it.'
const UNSEEN = 'Nothing is left to choose the skill by.'
const NO_TEXT = 'It is a number or the like.'
const FIRST_LINE = 'The client reads the first one alone.'
/** So many fields are named; of more only the number is given. */
const MOST_NAMED = 3

/** The names of fields for a sentence, the first of many. */
export function fieldsNamed(names: readonly string[]): string {
  return listed(
    names.map((name) => quote(name)),
    MOST_NAMED,
  )
}

function ofFault(client: Client, { id, field, lost }: Fault, found: readonly FoundViolation[]): Judged {
  const same = found.find((each) => each.id === id) ?? found.find((each) => isAlike(each.id, id))
  const { text } = VIOLATIONS[id]
  if (field === undefined)
    return { id, rule: same?.rule, fields: new Map(), outcome: outcomeOfFault(client, id, lost), text }
  const { source } = client.fields[field]!
  return {
    id,
    rule: same?.id === id ? same.fields.get(field) : same?.rule,
    fields: new Map(),
    outcome: { outcome: 'refused', source },
    text: `The client does not take the value of ${quote(field)}.`,
  }
}

/** A fault that comes of how YAML, or the client, reads has the same outcome wherever it is found. */
function outcomeOfFault(client: Client, id: ViolationId, lost: readonly string[] | undefined): Outcome {
  const { parser, closing, broken } = client.frontmatter!
  if (id === 'cut-description') return { outcome: 'degraded', source: parser!.source, reason: CUT }
  if (id === 'invisible-description') return { outcome: 'degraded', source: parser!.source, reason: UNSEEN }
  if (id === 'rewritten-description') return { outcome: 'degraded', source: parser!.source, reason: NO_TEXT }
  if (id === 'unread-lines') return { outcome: 'degraded', source: broken!.source, reason: FIRST_LINE }
  if (id === 'unusual-frontmatter') return withoutFields(client)
  if (id !== 'dashes-in-value') return outcomeOf(client, id)
  const reason = `The client does not read ${lost === undefined ? 'what follows' : fieldsNamed(lost)}.`
  return { outcome: 'degraded', source: closing!.source, reason }
}

/** What a client does with a skill of which it finds no field. */
function withoutFields(client: Client): Outcome {
  const missing = [outcomeOf(client, 'missing-name'), outcomeOf(client, 'missing-description')]
  const refusal = missing.find((known) => known !== 'unknown' && known.outcome === 'refused')
  return refusal ?? outcomeOf(client, 'unusual-frontmatter')
}

/** What keeps a client from reading any field: of what is found, all that it does not take. */
function unread(client: Client, { state }: Judgement, found: readonly FoundViolation[]): readonly Judged[] {
  if (state === 'read') return []
  const { fallback, causes }: { fallback: ViolationId; causes: readonly ViolationId[] } = UNREAD[state]
  const causing = found
    .filter((violation) => causes.includes(violation.id))
    .flatMap((violation) => ofRule(client, violation))
  const minded = causing.filter(({ outcome }) => outcome !== 'unknown' && outcome.outcome !== 'loads')
  if (minded.length > 0) return minded
  const [first] = causing
  const isBroken = state === 'broken'
  const otherwise = isBroken ? client.frontmatter?.broken?.otherwise : undefined
  const outcome = otherwise ?? outcomeOf(client, isBroken ? 'invalid-yaml' : fallback)
  const id = (isBroken ? first?.id : undefined) ?? fallback
  return [{ id, rule: first?.rule, fields: new Map(), outcome, text: VIOLATIONS[id].text }]
}
