import type { Range } from '../model.ts'
import type { Leniency } from '../syntax/yaml.ts'
import type { ViolationId } from './violations.ts'

/** How a fact is known, the surest first: seen, read in the source, documented, or reported by users. */
export type Basis = 'observed' | 'code' | 'documented' | 'reported'

type Url = `https://${string}`

/** Where a fact is from: a permalink or an official page. */
export type Evidence =
  | { readonly basis: Exclude<Basis, 'observed'>; readonly url: Url }
  | { readonly basis: 'observed'; readonly url: Url; readonly version: string; readonly date: string }

/** What every fact has: a key of its client's `sources`. */
interface Sourced<K extends string> {
  readonly source: K
}

/** Where a client looks for skills. */
interface Folders<K extends string = string> extends Sourced<K> {
  /** Folders of a project, relative to its root; a final `*` stands for any ending. */
  readonly project: readonly string[]
  readonly user: readonly string[]
  /** How many folders deep a SKILL.md may lie below; left out where nobody says. */
  readonly levels?: number | 'any'
  /** Whether the same folders count in directories above the working directory, or below it. */
  readonly walks?: readonly ('upwards' | 'nested')[]
  readonly note?: string
}

interface Statement<K extends string> extends Sourced<K> {
  readonly text: string
}

/** What counts as frontmatter; what a byte order mark and a blank line do is among the outcomes. */
interface Reading<K extends string = string> {
  readonly parser?: Statement<K>
  readonly opening?: Statement<K>
  /** `pattern` matches what ends it, where that is more than a line `---`; it has the flag `g`. */
  readonly closing?: Statement<K> & { readonly pattern?: RegExp }
  readonly crlf?: Statement<K>
  /** What becomes of a word after the `---` that opens it, where the client reads any. */
  readonly languages?: Statement<K>
  /** What becomes of YAML that cannot be parsed, how the client mends it first, and what it does where that fails. */
  readonly broken?: Statement<K> & { readonly repair?: Repair; readonly otherwise?: Outcome<K> }
}

/** How a client mends YAML: line by line, each with the text that it puts into quotes, if any. */
export interface Repair {
  /** Where in a line the text lies that goes into quotes; undefined where the line stays. */
  readonly quotes: (line: string) => Range | undefined
  /** Whether it refuses a file if that makes text of a field that it reads as something else. */
  readonly typed?: true
  /** What its parser takes besides. */
  readonly accepts: readonly Leniency[]
}

/** `any` where the client does not check the value, or nobody says. */
type FieldType = 'string' | 'boolean' | 'list' | 'map' | 'any'

/** A field that a client knows. */
export interface ClientField<K extends string = string> extends Sourced<K> {
  readonly types: readonly [FieldType, ...FieldType[]]
  readonly required?: true
  /** The only values that it may have. */
  readonly values?: readonly string[]
  /** Other spellings of the same field. */
  readonly aliases?: readonly string[]
  readonly meaning?: string
}

interface Limit<K extends string = string> extends Sourced<K> {
  readonly of: string
  readonly value: number
  readonly unit: 'characters' | 'bytes' | 'tokens' | 'MB'
  /** What happens to more than that. */
  readonly above: string
}

/** What the list of skills that a model sees may cost. */
interface Listing<K extends string = string> extends Sourced<K> {
  readonly unit?: 'characters' | 'tokens'
  /** Of each description. */
  readonly each?: number
  /** Of the whole list: first with the model that the client has by default. */
  readonly rooms?: readonly [Room, ...Room[]]
  /** How much of the room the client’s own skills take, before any other. */
  readonly taken?: number
  /** A line of the list. Left out where only names and descriptions count. */
  readonly line?: string
  /** How many skills are listed. */
  readonly skills?: number
  /** What a list that is too long loses first: whole descriptions, or the end of each. */
  readonly loses?: 'descriptions' | 'ends'
  readonly above: string
}

/** How many characters a list may have. */
interface Room {
  readonly characters: number
  /** With a context window of so many tokens; left out where the window does not count. */
  readonly window?: number
}

/** What a client does with a skill that has one violation. */
export type Outcome<K extends string = string> =
  | 'unknown'
  | (Sourced<K> & { readonly outcome: 'loads' | 'refused'; readonly reason?: string })
  | (Sourced<K> & {
      readonly outcome: 'degraded'
      readonly reason: string
      /** Whether only some forms of the violation have this outcome, as the reason tells. */
      readonly sometimes?: true
    })

/** A client, and what is known of it. */
export interface Client<K extends string = string> {
  readonly id: string
  readonly title: string
  readonly vendor: string
  /** An agent that people run, or what checks, publishes or installs skills. */
  readonly kind: 'agent' | 'validator' | 'registry' | 'installer'
  /** Its own page. */
  readonly page: Url
  /** The day on which its facts were checked. */
  readonly checked: string
  readonly sources: Readonly<Record<K, Evidence>>
  /** Left out where one names the skill. */
  readonly folders?: Folders<NoInfer<K>>
  readonly frontmatter?: Reading<NoInfer<K>>
  readonly fields: Readonly<Record<string, ClientField<NoInfer<K>>>>
  readonly limits?: readonly Limit<NoInfer<K>>[]
  readonly listing?: Listing<NoInfer<K>>
  /** Left out where nothing is known. */
  readonly outcomes?: Readonly<Record<ViolationId, Outcome<NoInfer<K>>>>
}

/** A client as its file writes it: the type holds every `source` against the keys of `sources`. */
export function client<const K extends string>(facts: Client<K>): Client<K> {
  return facts
}

/** The fields that a client knows, in all spellings. */
export function fieldNamesOf({ fields }: Client): readonly string[] {
  return Object.entries(fields).flatMap(([name, { aliases = [] }]) => [name, ...aliases])
}

/** Read in the client's source: a permalink. */
export function code(url: Url): Evidence {
  return { basis: 'code', url }
}

/** Makes facts that are read in one repository on GitHub: each is a permalink, of a commit and a path. */
export function codeIn(repository: string): (blob: string) => Evidence {
  return (blob) => code(`https://github.com/${repository}/blob/${blob}`)
}

/** Documented by the vendor. */
export function documented(url: Url): Evidence {
  return { basis: 'documented', url }
}

/** Reported by users, or by another project. */
export function reported(url: Url): Evidence {
  return { basis: 'reported', url }
}

const OBSERVATIONS = 'https://github.com/passmuster/passmuster/blob/main/test/clients/observed.json'

/** Seen on the client itself, of this version on this day. */
export function observed(version: string, date: string): Evidence {
  return { basis: 'observed', url: OBSERVATIONS, version, date }
}

/** A field that may be left out; `meaning` tells what it does. */
export function field<const K extends string>(
  types: ClientField['types'],
  source: K,
  meaning?: string,
): ClientField<K> {
  return { types, source, ...(meaning === undefined ? {} : { meaning }) }
}

/** A field without which the client does not take a skill. */
export function required<const K extends string>(...known: Parameters<typeof field<K>>): ClientField<K> {
  return { ...field(...known), required: true }
}

/** The skill loads with all that the client reads; `reason` tells what it does instead of refusing. */
export function loads<const K extends string>(source: K, reason?: string): Outcome<K> {
  return { outcome: 'loads', source, ...(reason === undefined ? {} : { reason }) }
}

/** The skill loads without a part of it; `reason` tells which. */
export function degraded<const K extends string>(source: K, reason: string): Outcome<K> {
  return { outcome: 'degraded', source, reason }
}

/** The skill loads without a part of it where the violation has a form that `reason` tells. */
export function sometimesDegraded<const K extends string>(source: K, reason: string): Outcome<K> {
  return { outcome: 'degraded', source, reason, sometimes: true }
}

/** The skill does not load. */
export function refused<const K extends string>(source: K, reason?: string): Outcome<K> {
  return { outcome: 'refused', source, ...(reason === undefined ? {} : { reason }) }
}
