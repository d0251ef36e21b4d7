import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CLIENTS } from '../../src/clients/index.ts'
import { DIFFERING } from './differing.ts'
import { SAMPLES } from './files.ts'
import type { Observed } from './observed.ts'
import { saidOf } from './said.ts'

const { observed, clients } = JSON.parse(
  readFileSync(new URL('observed.json', import.meta.url), 'utf8'),
) as Observed

const LISTED = Object.values(DIFFERING).flatMap((files) => Object.entries(files))

const ASKED = CLIENTS.filter(({ id }) => clients[id] !== undefined)

describe.each(ASKED)('$id', (client) => {
  const { files, version } = clients[client.id]!

  test('what is said of each file is what it was seen to do', () => {
    const differing = SAMPLES.filter((sample) => saidOf(client, sample).outcome !== files[sample.id]!.outcome)
    const listed = LISTED.filter(([, ids]) => ids.includes(client.id))
    expect(differing.map(({ id }) => id).sort()).toEqual(listed.map(([id]) => id).sort())
  })

  test('the version and the day are those of the observation', () => {
    expect(client.sources['seen']).toMatchObject({ version, date: observed })
  })
})

test('nearly every cell is as it was seen', () => {
  const listed = LISTED.flatMap(([, ids]) => ids)
  expect(listed.length).toBeLessThan(0.03 * SAMPLES.length * ASKED.length)
})

test('every client that was asked is one of the facts', () => {
  const ids = CLIENTS.map(({ id }) => id)
  expect(Object.keys(clients).filter((id) => !ids.includes(id))).toEqual([])
})
