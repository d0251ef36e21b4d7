import { dirname } from 'node:path/posix'
import type { Answer, Listed } from './ask/client.ts'
import type { Sample } from './files/make.ts'

/**
 * `loads`: listed, with the description that is written. `degraded`: listed with less of it, or with none.
 * `refused`: not listed. `unknown`: the client gave no answer.
 */
type Outcome = 'loads' | 'degraded' | 'refused' | 'unknown'

export interface Cell {
  readonly outcome: Outcome
  /** What the client said of the file, or what is lost. */
  readonly detail?: string
  /** The name in the list, where it is not the one that is written. */
  readonly listedName?: string
  /** How long the description in the list is, where it is not the one that is written. */
  readonly descriptionLength?: number
}

const LONGEST_DETAIL = 140
/** The description of another sample, which has its id. */
const OF_ANOTHER = /^Sorts lists \([\w-]+\)/
const HIDDEN = 'not in the list, as a field says'

/** What became of a file, and of its twin where it has one. */
export function outcomeOf(sample: Sample, answer: Answer, client: string): Cell {
  const { twin } = sample
  if (twin === undefined) return outcomeOfOne(sample, answer, client)
  const kept = [sample, twin].filter(
    (each) => outcomeOfOne(each, answer, client).outcome !== 'refused',
  ).length
  if (kept === 2) return { outcome: 'loads' }
  return kept === 1 ? { outcome: 'degraded', detail: 'one of the two is listed' } : { outcome: 'refused' }
}

function outcomeOfOne(sample: Sample, { listed, remarks }: Answer, client: string): Cell {
  const folder = dirname(sample.path)
  const said = remarks
    .filter(({ path }) => path === sample.path || path === folder)
    .map(({ message }) => message)
  const entry = entryOf(sample, listed)
  if (entry === undefined && sample.hides?.includes(client) && said.length === 0)
    return { outcome: 'loads', ...detail([HIDDEN]) }
  if (entry === undefined) return { outcome: 'refused', ...detail(said) }
  const loss = lossOf(sample, entry)
  return {
    outcome: loss.degraded ? 'degraded' : 'loads',
    ...detail([...loss.words, ...said]),
    ...(entry.name !== sample.name && { listedName: entry.name }),
    ...(loss.length !== undefined && { descriptionLength: loss.length }),
  }
}

function entryOf(sample: Sample, listed: readonly Listed[]): Listed | undefined {
  const places = [sample.path, dirname(sample.path)]
  const placed = listed.find(({ path }) => path !== undefined && places.includes(path))
  if (placed !== undefined) return placed
  const placeless = listed.filter(({ path }) => path === undefined)
  const told = new RegExp(`(?<![a-z0-9-])${sample.id}(?![a-z0-9-])`)
  return (
    placeless.find(({ name, description }) => name === sample.name && description === sample.description) ??
    placeless.find(({ description = '' }) => told.test(description)) ??
    placeless.find(({ name, description = '' }) => name === sample.name && !OF_ANOTHER.test(description))
  )
}

interface Loss {
  readonly degraded: boolean
  readonly words: readonly string[]
  readonly length?: number
}

function lossOf({ description: written = '' }: Sample, { description: listed = '' }: Listed): Loss {
  const [was, is] = [dense(written), dense(listed)]
  if (is === '') return { degraded: true, words: ['listed without a description'], length: 0 }
  if (was === is) return { degraded: false, words: [] }
  const length = listed.trim().length
  if (was === '') return { degraded: false, words: ['listed with another text as its description'], length }
  const isCut = /(?:…|\.\.\.)$/.test(is)
  if (is.startsWith(was) && !isCut)
    return { degraded: false, words: ['listed with more than its description'], length }
  const cut = was.startsWith(is.replace(/(…|\.\.\.|\p{Surrogate}|\ufffd)+$/u, ''))
  return {
    degraded: true,
    words: [cut ? 'the description is cut' : 'listed with another description'],
    length,
  }
}

/** Lists break lines where they like, and may leave out what nobody sees. */
function dense(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, '')
}

function detail(messages: readonly string[]): { detail?: string } {
  const text = [...new Set(messages)].join('; ').replace(/\s+/g, ' ').trim()
  if (text === '') return {}
  return { detail: text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL - 1)}…` : text }
}
