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

/** The cells of the list: a client and a file each. */
const LISTED = Object.values(DIFFERING)
  .flat()
  .flatMap(([clients, files]) =>
    clients.split(' ').flatMap((id) => files.split(/\s+/).map((file) => [id, file])),
  )

const ASKED = CLIENTS.filter(({ id }) => clients[id] !== undefined)

describe.each(ASKED)('$id', (client) => {
  const { files, version } = clients[client.id]!

  test('what is said of each file is what it was seen to do', () => {
    const differing = SAMPLES.filter((sample) => saidOf(client, sample).outcome !== files[sample.id]!.outcome)
    const listed = LISTED.filter(([id]) => id === client.id)
    expect(differing.map(({ id }) => id).sort()).toEqual(listed.map(([, file]) => file).sort())
  })

  test('the version and the day are those of the observation', () => {
    expect(client.sources['seen']).toMatchObject({ version, date: observed })
  })
})

test('nearly every cell is as it was seen', () => {
  expect(LISTED.length).toBeLessThan(0.002 * SAMPLES.length * ASKED.length)
})

test('every client that was asked is one of the facts', () => {
  const ids = CLIENTS.map(({ id }) => id)
  expect(Object.keys(clients).filter((id) => !ids.includes(id))).toEqual([])
})
