import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/client.ts'
import { CLIENTS } from '../../src/clients/index.ts'
import type { ViolationId } from '../../src/clients/violations.ts'
import { VIOLATION_IDS } from '../../src/clients/violations.ts'
import { SAMPLES } from './files.ts'
import type { Observation, Observed } from './observed.ts'

const { observed, clients } = JSON.parse(
  readFileSync(new URL('observed.json', import.meta.url), 'utf8'),
) as Observed

/** What becomes of these fields no list of skills shows: a client that ignores them lists the skill as it is. */
const UNLISTED: readonly string[] = [
  'unknown-field',
  'metadata-nested-map',
  'allowed-tools-comma',
  'allowed-tools-list',
]

/** What a client did with the files that have this violation and no other: the files, by outcome. */
function seen(violation: string, { files }: Observation): ReadonlyMap<string, readonly string[]> {
  const outcomes = new Map<string, string[]>()
  for (const { id, violations } of SAMPLES) {
    if (violations.length !== 1 || violations[0] !== violation) continue
    const { outcome } = files[id]!
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), id])
  }
  return outcomes
}

function faultOf(client: Client, violation: ViolationId, observation: Observation) {
  const fact = client.outcomes?.[violation] ?? 'unknown'
  const outcomes = seen(violation, observation)
  const told = [...outcomes].map(([outcome, files]) => `${outcome} is seen of ${files.join(', ')}`).join('; ')
  if (fact === 'unknown') return `nothing is said, but ${told}`
  const isSeen = fact.source === 'seen'
  if (fact.outcome === 'degraded' && UNLISTED.includes(violation) && outcomes.has('loads') && !isSeen)
    return undefined
  if (!outcomes.has(fact.outcome)) return `${fact.outcome} is said, but ${told}`
  // Forms of one violation may differ: then the fact has to say how.
  if (outcomes.size > 1 && fact.reason === undefined) return `forms differ, and no reason says how: ${told}`
  return outcomes.size === 1 && !isSeen ? `${told}, but the source is another` : undefined
}

describe.each(CLIENTS.filter(({ id }) => clients[id] !== undefined))('$id', (client) => {
  const observation = clients[client.id]!

  test('what is said of it is what it was seen to do', () => {
    const faults = VIOLATION_IDS.flatMap((id) => {
      const fault = faultOf(client, id, observation)
      return fault === undefined ? [] : `${client.id}.ts, ${id}: ${fault}`
    })
    expect(faults).toEqual([])
  })

  test('the version and the day are those of the observation', () => {
    expect(client.sources['seen']).toMatchObject({ version: observation.version, date: observed })
  })
})

test('every client that was asked is one of the facts', () => {
  const ids = CLIENTS.map(({ id }) => id)
  expect(Object.keys(clients).filter((id) => !ids.includes(id))).toEqual([])
})
