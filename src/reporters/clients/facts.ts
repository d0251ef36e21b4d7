import type { Client, ClientField, Evidence, OddPlace, Outcome } from '../../clients/client.ts'
import { ODD_PLACES } from '../../clients/client.ts'
import { CLIENTS } from '../../clients/index.ts'
import { effectOf } from '../../clients/judged.ts'
import type { ViolationId } from '../../clients/violations.ts'
import { VIOLATION_IDS, VIOLATIONS } from '../../clients/violations.ts'
import { count, plural, wrapped } from '../../wording/wording.ts'
import { KEPT, walksIn } from './folder-words.ts'

/** In characters. */
const WIDTH = 80
const WIDEST_LABEL = 30

/** What a fact is about, what is known of that, if anything, and the key of its source. */
type Fact = readonly [label: string, text: string | false | undefined, source: string | undefined]

/** All that is known of the client with this id: each fact with its source, as text for a terminal. */
export function explainClient(id: string): string {
  const client = CLIENTS.find((each) => each.id === id)!
  const { title, vendor, kind, page, checked, sources } = client
  const numbers = new Map(Object.keys(sources).map((key, at) => [key, at + 1]))
  const head = `${title} (\`${id}\`), ${kind} by ${vendor}\n${page}\nChecked on ${checked}\n`
  const body = sectionsOf(client)
    .map(([name, facts]) => section(name, facts, numbers) + (name === 'Folders' ? legendOf(client) : ''))
    .join('')
  return `${head}${body}\nSources\n${Object.values<Evidence>(sources).map(sourceLine).join('')}`
}

/** The same as plain data: each fact with its source. */
export function factsOf(client: Client) {
  const { id, title, vendor, kind, page, checked, sources } = client
  const facts = sectionsOf(client).flatMap(([topic, known]) =>
    known.map(([about, text, source]) => ({ topic, about, text: String(text), ...sources[source!]! })),
  )
  return { id, title, vendor, kind, page, checked, facts }
}

/** What is known, by what it is about. */
function sectionsOf(client: Client): readonly (readonly [title: string, facts: readonly Fact[]])[] {
  const sections: readonly (readonly [title: string, facts: readonly Fact[]])[] = [
    ['Folders', folderFacts(client)],
    ['Frontmatter', readingFacts(client)],
    ['Fields', fieldFacts(client)],
    ['Limits', limitFacts(client)],
    ['The list of skills', listingFacts(client)],
    ['What it does with a skill', outcomeFacts(client)],
  ]
  return sections.map(([title, facts]) => [title, facts.filter(([, text]) => text)])
}

/** What `R` means in the names of places, where they are told. */
function legendOf({ folders }: Client): string {
  if (folders?.places === undefined) return ''
  return `\n  R is a skills folder, such as \`${folders.project[0]}\`.\n`
}

function section(title: string, facts: readonly Fact[], numbers: ReadonlyMap<string, number>): string {
  if (facts.length === 0) return ''
  const width = Math.min(Math.max(...facts.map(([label]) => label.length)), WIDEST_LABEL)
  const lines = facts.flatMap(([label, text, source]) =>
    wrapped(`${text} [${numbers.get(source!)}]`, WIDTH, `  ${label.padEnd(width)}  `, width + 4),
  )
  return `\n${title}\n${lines.join('\n')}\n`
}

function sourceLine(evidence: Evidence, at: number): string {
  const seen = evidence.basis === 'observed' ? ` in ${evidence.version} on ${evidence.date}` : ''
  return `  [${at + 1}] ${evidence.basis}${seen}: ${evidence.url}\n`
}

function folderFacts({ folders }: Client): readonly Fact[] {
  if (folders === undefined) return []
  const { project, user, levels, walks, places, names, sameName, plugins, setting, note, source } = folders
  const { otherwise } = places ?? {}
  return [
    ['project', project.join(', '), source],
    ['user', user.join(', '), source],
    ['depth', levels && depthOf(levels.most), levels?.source],
    ['also', walksIn(folders), walks?.source],
    ['finds', placesIn(places?.sees), places?.source],
    ['does not find', placesIn(places?.misses), places?.source],
    [
      'does not find',
      places?.nestedIf && `${ODD_PLACES.nested}; without \`${places.nestedIf}: true\``,
      places?.source,
    ],
    [
      'the other way',
      otherwise && `${placesIn(otherwise.places)}, in ${otherwise.in.join(' and ')}`,
      places?.source,
    ],
    ['not listed', names && 'folders with unusual spaces or signs in their name', names?.source],
    ['of one name', sameName && KEPT[sameName.keeps], sameName?.source],
    ['plugins', plugins && `a folder with \`${plugins.manifest}\``, plugins?.source],
    ['setting', setting && `\`${setting.key}\` in \`${setting.file}\``, setting?.source],
    ['note', note, source],
  ]
}

function depthOf(most: number | 'any'): string {
  return most === 'any' ? 'any' : plural(most, 'folder')
}

function placesIn(places: readonly OddPlace[] = []): string {
  return places.map((place) => ODD_PLACES[place]).join(', ')
}

function readingFacts({ frontmatter = {} }: Client): readonly Fact[] {
  const names: Readonly<Record<string, string>> = {
    opening: 'start',
    closing: 'end',
    returns: 'lone CR',
    broken: 'broken YAML',
  }
  return Object.entries(frontmatter).map(([part, { text, source }]) => [names[part] ?? part, text, source])
}

function fieldFacts({ fields }: Client): readonly Fact[] {
  return Object.entries(fields).map(([name, field]) => [
    name,
    [typeOf(field), field.aliases && `Also ${field.aliases.join(', ')}`, field.meaning]
      .filter((part) => part !== undefined)
      .join('. '),
    field.source,
  ])
}

/** Types whose name is no word. */
const TYPES: Readonly<Record<string, string>> = { null: 'empty', texts: 'list of text' }

function typeOf({ types, values, required }: ClientField): string {
  const what =
    values === undefined ? types.map((type) => TYPES[type] ?? type).join(' or ') : values.join(', ')
  return required === undefined ? what : `${what}, required`
}

function limitFacts({ limits = [] }: Client): readonly Fact[] {
  return limits.map(({ of, value, unit = 'characters', above, source }) => [
    of,
    `${count(value)} ${unit}. ${above}`,
    source,
  ])
}

function listingFacts({ listing }: Client): readonly Fact[] {
  if (listing === undefined) return []
  const { each, rooms = [], taken, skills, line, unit = 'characters', above, source } = listing
  return [
    ['each description', each !== undefined && `${count(each)} ${unit}`, source],
    ...rooms.map(({ characters, window }): Fact => {
      const model = window === undefined ? '' : ` with a context window of ${count(window)} tokens`
      return ['all of them', `${count(characters)} ${unit}${model}`, source]
    }),
    ['its own skills take', taken !== undefined && `${count(taken)} ${unit}`, source],
    ['skills', skills !== undefined && count(skills), source],
    ['a line', line?.trim(), source],
    ['what is above', above, source],
  ]
}

function outcomeFacts(client: Client): readonly Fact[] {
  const { outcomes = {} }: { readonly outcomes?: Readonly<Partial<Record<ViolationId, Outcome>>> } = client
  return VIOLATION_IDS.flatMap((id): readonly Fact[] => {
    const fact = outcomes[id]
    if (fact === undefined || fact === 'unknown') return []
    const outcome = effectOf(client, id, fact)
    const text = [outcome, ...(fact.reason === undefined ? [] : [fact.reason])].join('. ')
    return [[VIOLATIONS[id].title, text, fact.source]]
  })
}
