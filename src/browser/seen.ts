import type { Client } from '../clients/client.ts'
import { lengthOf } from '../clients/faults.ts'
import { CLIENTS } from '../clients/index.ts'
import { readBy } from '../clients/reading.ts'
import type { Graph } from '../formats/agent-3md/views.ts'
import { graphIn, manifestOf } from '../formats/manifest.ts'
import { SKILL_FILES } from '../formats/skill/which-files.ts'
import type { Workspace } from '../lint/workspace.ts'
import type { Document, Field } from '../model.ts'
import { textField } from '../syntax/fields.ts'
import { groupBy } from '../wording/compare.ts'
import { clients } from './clients.ts'

/** A line of the list of skills that clients show a model. */
interface Listed {
  /** The names of the clients that list the skill so. */
  readonly clients: readonly string[]
  readonly name: string
  /** What they show of the description. */
  readonly shown: string
  /** What they cut from its end. */
  readonly cut: string
}

/** What a model gets of a file before it reads all of it. */
export interface Seen {
  /** The format’s title. */
  readonly title: string
  /** The data of `passmuster manifest`, if the format has a loader. */
  readonly manifest: object | undefined
  /** The lists of agents that load the skill, those that cut the most first; none for other formats. */
  readonly listed: readonly Listed[]
  /** The titles of agents that do not list the skill. */
  readonly unlisted: readonly string[]
  readonly graph: Graph | undefined
}

/** What a model sees of a file; undefined where the file is of no format. */
export function seen(path: string, workspace: Workspace): Seen | undefined {
  const { document, format } = workspace.read(path) ?? {}
  if (document === undefined || format === undefined) return undefined
  return {
    title: format.title,
    manifest: manifestOf(format, document),
    ...(format.name === SKILL_FILES.name ? listsOf(document, workspace) : { listed: [], unlisted: [] }),
    graph: graphIn(format, document),
  }
}

function listsOf(document: Document, workspace: Workspace): Pick<Seen, 'listed' | 'unlisted'> {
  const { verdicts = {} } = clients(workspace).skills.find(({ path }) => path === document.path) ?? {}
  const isLoaded = ({ id }: Client): boolean => /loads|degraded|unknown/.test(verdicts[id]?.outcome ?? '')
  const agents = CLIENTS.filter(({ kind }) => kind === 'agent')
  const lines = agents.filter(isLoaded).map((client) => lineOf(client, document))
  const alike = groupBy(lines, ({ name, shown, cut }) => JSON.stringify([name, shown, cut]))
  const listed = [...alike.values()].map((same) => ({
    ...same[0],
    clients: same.flatMap((line) => line.clients),
  }))
  return {
    listed: listed.toSorted((a, b) => b.cut.length - a.cut.length),
    unlisted: agents.filter((client) => !isLoaded(client)).map(({ title }) => title),
  }
}

/** As the client itself reads the file, where that is known. */
function lineOf(client: Client, document: Document): Listed {
  const fields: ReadonlyMap<string, Field> = readBy(client, document.text)?.fields ?? document.fields
  const textOf = (name: string): string => String(textField(fields, name)?.value ?? '').trim()
  const { each = Infinity, of = ['description'], unit } = client.listing ?? {}
  const whole = of
    .map(textOf)
    .filter((text) => text !== '')
    .join(' ')
  const end = endOf(whole, each, unit)
  return {
    clients: [client.title],
    name: textOf('name') || (document.directory ?? ''),
    shown: whole.slice(0, end),
    cut: whole.slice(end),
  }
}

/** How much of a text a limit leaves, in UTF-16 code units. */
function endOf(text: string, most: number, unit: string | undefined): number {
  if (lengthOf(text, unit) <= most) return text.length
  return unit === 'code units' ? most : [...text].slice(0, most).join('').length
}
