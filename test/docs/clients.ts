import type { Client, ClientField, Evidence, OddPlace, Outcome } from '../../src/clients/client.ts'
import { ODD_PLACES } from '../../src/clients/client.ts'
import { effectOf } from '../../src/clients/judged.ts'
import type { ViolationId } from '../../src/clients/violations.ts'
import { VIOLATION_IDS, VIOLATIONS } from '../../src/clients/violations.ts'
import { mindersOf } from '../../src/lint/active-rules.ts'
import type { RuleInfo } from '../../src/model.ts'
import { KEPT, walksIn } from '../../src/reporters/clients/folder-words.ts'
import { compare } from '../../src/wording/compare.ts'
import { count } from '../../src/wording/wording.ts'

/** The matrix in parts that fit a page, by the first violation of each. */
const PARTS: readonly (readonly [title: string, first: ViolationId])[] = [
  ['Name and description', 'missing-name'],
  ['YAML and fields', 'invalid-yaml'],
  ['The file', 'no-frontmatter'],
]
const SIGNS = { loads: '✓', degraded: '◐', refused: '✗', unknown: '?' } as const

/** All that the facts say of clients, as Markdown. */
export function clientPage(clients: readonly Client[]): string {
  return [
    matrices(clients),
    section('Limits', limitRows(clients)),
    section('The list of skills', listingRows(clients)),
    section('Folders', folderRows(clients)),
    section('Odd places', placeRows(clients)),
    section('Frontmatter', readingRows(clients)),
    section('Fields', fieldRows(clients)),
    section('Sources', sourceRows(clients)),
    notes(clients),
  ].join('')
}

/** What `--client` and config files call each client. */
export function idTable(clients: readonly Client[]): string {
  const rows = clients.map(({ id, title, kind }) => `| \`${id}\` | ${title} | ${kind} |\n`)
  return `\n| id | client | kind |\n| --- | --- | --- |\n${rows.join('')}\n`
}

/** The rules whose severity depends on the clients that are chosen. */
export function mindedTable(rules: readonly RuleInfo[], clients: readonly Client[]): string {
  const rows = rules.flatMap((rule) => {
    const minders = mindersOf(rule)
    if (minders === undefined) return []
    const titles = clients.filter((client) => minders.includes(client.id)).map(({ title }) => title)
    const [group, name] = rule.id.split('/')
    return [`| [${rule.id}](${group}.md#${name}) | ${titles.join(', ') || 'no client'} |\n`]
  })
  return `\n| rule | who minds |\n| --- | --- |\n${rows.join('')}\n`
}

function matrices(clients: readonly Client[]): string {
  const known = clients.filter(({ outcomes }) => outcomes !== undefined)
  const silent = clients.filter(({ outcomes }) => outcomes === undefined).map(({ title }) => title)
  const starts = PARTS.map(([, first]) => VIOLATION_IDS.indexOf(first))
  const tables = PARTS.map(([title], part) =>
    section(title, matrix(known, VIOLATION_IDS.slice(starts[part], starts[part + 1]))),
  )
  return `${tables.join('')}\nNothing is known of what these do with such skills: ${silent.join(', ')}.\n`
}

function matrix(clients: readonly Client[], violations: readonly ViolationId[]): Rows {
  const rows = clients.map((client) => [
    client.title,
    ...violations.map((id) => cell(client, id, client.outcomes![id])),
  ])
  return [['client', ...violations.map((id) => VIOLATIONS[id].title)], ...rows]
}

function cell(client: Client, id: ViolationId, outcome: Outcome = 'unknown'): string {
  const isTold = outcome !== 'unknown' && outcome.reason !== undefined
  return SIGNS[effectOf(client, id, outcome)] + (isTold ? `[^${client.id}-${id}]` : '')
}

/** The footnotes of the matrix. */
function notes(clients: readonly Client[]): string {
  const lines = clients.flatMap((client) =>
    VIOLATION_IDS.flatMap((id) => {
      const outcome = client.outcomes?.[id] ?? 'unknown'
      if (outcome === 'unknown' || outcome.reason === undefined) return []
      return [`[^${client.id}-${id}]: ${outcome.reason} ${linkTo(client.sources[outcome.source]!)}\n`]
    }),
  )
  return `\n${lines.join('')}`
}

function limitRows(clients: readonly Client[]): Rows {
  const rows = clients.flatMap((client) =>
    (client.limits ?? []).map(({ of, value, unit = 'characters', above, source }) => [
      client.title,
      of,
      `${count(value)} ${unit}`,
      above,
      linkTo(client.sources[source]!),
    ]),
  )
  return [['client', 'of', 'limit', 'what is above', 'source'], ...rows]
}

function listingRows(clients: readonly Client[]): Rows {
  const rows = clients.flatMap(({ title, listing, sources }) => {
    if (listing === undefined) return []
    const { each, rooms = [], taken, skills, unit, above, source } = listing
    const whole = [
      ...rooms.map(({ characters, window }) =>
        window === undefined
          ? `${count(characters)} ${unit}`
          : `${count(characters)} ${unit} with a context window of ${count(window)} tokens`,
      ),
      ...(taken === undefined ? [] : [`${count(taken)} of them for its own skills`]),
      ...(skills === undefined ? [] : [`${skills} skills`]),
    ]
    const one = each === undefined ? '' : `${count(each)} ${unit}`
    return [[title, one, whole.join(', '), above, linkTo(sources[source]!)]]
  })
  return [['client', 'each description', 'all of them', 'what is above', 'source'], ...rows]
}

function folderRows(clients: readonly Client[]): Rows {
  const rows = clients.flatMap(({ title, folders, sources }) => {
    if (folders === undefined) return []
    const { project, user, levels, walks, sameName, plugins, setting, note = '' } = folders
    const facts: readonly ({ readonly source: string } | undefined)[] = [
      folders,
      levels,
      walks,
      sameName,
      plugins,
      setting,
    ]
    const used = new Set(facts.flatMap((fact) => fact?.source ?? []))
    return [
      [
        title,
        coded(project),
        coded(user),
        levels === undefined ? '?' : String(levels.most),
        [
          walksIn(folders),
          plugins && `plugins with \`${plugins.manifest}\``,
          setting && `\`${setting.key}\` in \`${setting.file}\``,
          note,
        ]
          .filter(Boolean)
          .join(', '),
        sameName === undefined ? '?' : KEPT[sameName.keeps],
        [...used].map((key) => linkTo(sources[key]!)).join(' '),
      ],
    ]
  })
  return [['client', 'of a project', 'of a user', 'levels', 'also', 'of one name', 'source'], ...rows]
}

/** What each client does with skills in odd places of its folder `R`. */
function placeRows(clients: readonly Client[]): Rows {
  const places = Object.keys(ODD_PLACES) as readonly OddPlace[]
  const rows = clients.flatMap(({ title, folders, sources }) => {
    if (folders?.places === undefined) return []
    const { sees = [], misses = [], nestedIf, otherwise, source } = folders.places
    const cells = places.map((place) => {
      if (place === 'nested' && nestedIf !== undefined) return `✗ without \`${nestedIf}: true\``
      const [sign, other] = sees.includes(place) ? '✓✗' : misses.includes(place) ? '✗✓' : '??'
      return otherwise?.places.includes(place) ? `${sign}, ${other} in ${coded(otherwise.in)}` : sign!
    })
    return [[title, ...cells, linkTo(sources[source]!)]]
  })
  return [['client', ...Object.values(ODD_PLACES), 'source'], ...rows]
}

function readingRows(clients: readonly Client[]): Rows {
  const rows = clients.flatMap((client) =>
    Object.entries(client.frontmatter ?? {}).map(([part, { text, source }]) => [
      client.title,
      PARTS_OF_READING[part as keyof typeof PARTS_OF_READING],
      text,
      linkTo(client.sources[source]!),
    ]),
  )
  return [['client', '', '', 'source'], ...rows]
}

const PARTS_OF_READING = {
  parser: 'parser',
  opening: 'start',
  closing: 'end',
  returns: 'lone carriage returns',
  languages: 'word after `---`',
  broken: 'broken YAML',
} as const

function fieldRows(clients: readonly Client[]): Rows {
  const rows = clients.flatMap((client) =>
    Object.entries(client.fields).map(([name, field]) => [
      coded([name, ...(field.aliases ?? [])]),
      client.title,
      typeOf(field),
      field.meaning ?? '',
      linkTo(client.sources[field.source]!),
    ]),
  )
  return [
    ['field', 'client', 'value', 'meaning', 'source'],
    ...rows.sort(([a = ''], [b = '']) => compare(a, b)),
  ]
}

function typeOf({ types, values, required }: ClientField): string {
  const what = values === undefined ? types.join(' or ') : coded(values)
  return required === undefined ? what : `${what}, required`
}

function sourceRows(clients: readonly Client[]): Rows {
  const rows = clients.map(({ title, vendor, kind, page, checked, sources }) => [
    `[${title}](${page})`,
    vendor,
    kind,
    checked,
    Object.values<Evidence>(sources).map(linkTo).join(' '),
  ])
  return [['client', 'by', '', 'checked', 'sources'], ...rows]
}

type Rows = readonly (readonly string[])[]

function section(title: string, [head = [], ...rows]: Rows): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`)
  return `\n## ${title}\n\n${lines.join('')}`
}

function linkTo(evidence: Evidence): string {
  const { basis, url } = evidence
  return evidence.basis === 'observed' ? `[${basis} in ${evidence.version}](${url})` : `[${basis}](${url})`
}

function coded(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}
