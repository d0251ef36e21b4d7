import type { Range } from '../model.ts'
import { keptFor } from '../wording/kept-for.ts'
import type { Dialect, ValueType } from './dialects.ts'
import type { FineViolation, ViolationId, WideViolation } from './violations.ts'

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
  /**
   * Folders of a project, relative to its root, in the order in which they count for skills of one name; a final `*`
   * stands for any ending.
   */
  readonly project: readonly string[]
  readonly user: readonly string[]
  /** How many folders deep a skill may lie below; left out where nobody says. */
  readonly levels?: Sourced<K> & { readonly most: number | 'any' }
  /** Of which directories the folders count besides those of the working directory; left out for no other. */
  readonly walks?: Sourced<K> & {
    /** Those above it, those below it, or instead of it that at the top of the repository. */
    readonly ways: readonly ('upwards' | 'nested' | 'top')[]
    /** Folders of `project` that count in the working directory alone. */
    readonly not?: readonly string[]
  }
  /** Odd places below those folders; left out are those of which nobody says anything. */
  readonly places?: Sightings<K>
  /** What the names of the folders of skills must match. */
  readonly names?: Sourced<K> & { readonly form: RegExp }
  /** Which of several skills with one name it keeps: by the order of `project`. */
  readonly sameName?: Sourced<K> & { readonly keeps: 'all' | 'first' | 'last' }
  /** The manifest that makes a folder below a plugin, whose skills lie in folders of its `skills`. */
  readonly plugins?: Sourced<K> & { readonly manifest: string }
  /** The file of settings that names other folders for skills, and the key of that setting. */
  readonly setting?: Sourced<K> & { readonly file: string; readonly key: string }
  readonly note?: string
}

/** Places below a client's folder `R` where not every client looks, as reports name them. */
export const ODD_PLACES = {
  root: '`R/SKILL.md`',
  'beside-root': 'beside `R/SKILL.md`',
  flat: '`R/NAME.md`',
  nested: 'inside a skill',
  'dot-name': '`R/.NAME/`',
  'dot-folder': 'below `R/.NAME/`',
  'node-modules': 'in `node_modules`',
  'linked-file': 'link to a file',
  'linked-folder': 'link to a folder',
} as const

export type OddPlace = keyof typeof ODD_PLACES

/** All odd places but some. */
export function placesBut(...others: readonly OddPlace[]): readonly OddPlace[] {
  return (Object.keys(ODD_PLACES) as OddPlace[]).filter((place) => !others.includes(place))
}

/** At which odd places a client looks, and at which it does not. */
interface Sightings<K extends string> extends Sourced<K> {
  readonly sees?: readonly OddPlace[]
  readonly misses?: readonly OddPlace[]
  /** Those of which it does the other thing below some of its folders. */
  readonly otherwise?: { readonly in: readonly string[]; readonly places: readonly OddPlace[] }
  /** The field with which, set to true, a skill shows the skills inside it; without it they are missed. */
  readonly nestedIf?: string
  /** The folders of a skill in which it misses them all the same. */
  readonly nestedBut?: readonly string[]
}

interface Statement<K extends string> extends Sourced<K> {
  readonly text: string
}

/** How a client reads frontmatter. Where its dialect is known, verdicts go by what it reads. */
interface Reading<K extends string = string> {
  readonly parser?: Statement<K> & { readonly dialect?: Dialect }
  /** `pattern` matches what opens it, at the start of the file, if not a line `---`. */
  readonly opening?: Statement<K> & { readonly pattern?: RegExp }
  /**
   * `pattern` matches what ends it, in the text below the opening, where that is more than a line `---`. `orEnd` where
   * the end of the file ends it, too.
   */
  readonly closing?: Statement<K> & { readonly pattern?: RegExp; readonly orEnd?: true }
  /** Carriage returns that end lines alone. */
  readonly returns?: Statement<K>
  /** What becomes of a word after the `---` that opens it, where the client reads any. */
  readonly languages?: Statement<K>
  /** What becomes of YAML that cannot be parsed, how the client fixes it first, and what it does where that fails. */
  readonly broken?: Statement<K> & {
    readonly repair?: Repair
    readonly lines?: LineReader
    readonly otherwise?: Outcome<K>
  }
}

/** How a client fixes YAML: line by line, each with the text that it puts into quotes, if any. */
export interface Repair {
  /** Where in a line the text lies that goes into quotes; undefined where the line stays. */
  readonly quotes: (line: string) => Range | undefined
  /** What it writes instead of the text, if not a text in quotes. */
  readonly writes?: (text: string) => string
  /** Whether it fixes what has a value of a wrong type, too. */
  readonly typed?: true
  /** What the file must match, if it does not fix every one. */
  readonly only?: RegExp
}

/** Fields that a client reads line by line where its parser fails, or where one of them is no text. */
export interface LineReader {
  /** Matches a line with a field: its name and its value. */
  readonly field: RegExp
  /** Matches a line that goes on with the value above it. */
  readonly more: RegExp
  /** Whether it does so only where its parser fails, or only for the fields that this finds no value of. */
  readonly ifBroken?: true
  readonly fills?: true
  /** What a value matches that it takes out of its quotes. */
  readonly unquotes?: RegExp
}

/** `any` where the client does not check the value, or nobody says; `texts` is a list of nothing but text. */
type FieldType = ValueType | 'any' | 'texts'

/** A field that a client knows. */
export interface ClientField<K extends string = string> extends Sourced<K> {
  readonly types: readonly [FieldType, ...FieldType[]]
  readonly required?: true
  /** Whether the client refuses a skill with a value of another type; else it ignores the value. */
  readonly strict?: true
  /** The types of what a mapping may hold, where the client refuses others. */
  readonly holds?: Readonly<Record<string, readonly ValueType[]>>
  /** The only values that it may have. */
  readonly values?: readonly string[]
  /** What the text must match without blanks around it, or with them; `normalized` where that is in form NFKC. */
  readonly form?: RegExp
  readonly untrimmed?: true
  readonly normalized?: true
  /** Which text counts as none, if not every blank one. */
  readonly blank?: RegExp
  /** Other spellings of the same field. */
  readonly aliases?: readonly string[]
  readonly meaning?: string
}

interface Limit<K extends string = string> extends Sourced<K> {
  readonly of: string
  readonly value: number
  /** Left out for characters, which are counted without the blanks around the text; code units of UTF-16 with them. */
  readonly unit?: 'code units' | 'bytes' | 'tokens' | 'MB'
  /** What happens to more than that. */
  readonly above: string
}

/** What the list of skills that a model sees may cost. */
interface Listing<K extends string = string> extends Sourced<K> {
  readonly unit?: 'characters' | 'code units' | 'tokens'
  /** Of each description. */
  readonly each?: number
  /** The fields that count together for it, if more than the description. */
  readonly of?: readonly string[]
  /** What the list puts between them. */
  readonly between?: string
  /** The characters that it writes as four, such as `&lt;`. */
  readonly escapes?: RegExp
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
  readonly outcomes?: Readonly<
    Record<WideViolation, Outcome<NoInfer<K>>> & Partial<Record<FineViolation, Outcome<NoInfer<K>>>>
  >
}

/** A client as its file writes it: the type holds every `source` against the keys of `sources`. */
export function client<const K extends string>(facts: Client<K>): Client<K> {
  return facts
}

/** The fields that a client knows, in all spellings. */
export const fieldNamesOf = keptFor(({ fields }: Client): readonly string[] =>
  Object.entries(fields).flatMap(([name, { aliases = [] }]) => [name, ...aliases]),
)

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

/** A field of whose value the client refuses another type. */
export function strictly<const K extends string>(...known: Parameters<typeof field<K>>): ClientField<K> {
  return { ...field(...known), strict: true }
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

/** The same outcome for each of some violations. */
export function sharedBy<const O extends Outcome, const V extends ViolationId>(
  outcome: O,
  ...violations: readonly V[]
): Readonly<Record<V, O>> {
  return Object.fromEntries(violations.map((violation) => [violation, outcome])) as Record<V, O>
}
