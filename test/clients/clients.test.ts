import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WIDE_VIOLATIONS } from '../../src/clients/violations.ts'
import { CLIENTS } from './ask/all.ts'
import type { Answer } from './ask/client.ts'
import { changes } from './differences.ts'
import { described, sample } from './files/make.ts'
import { SAMPLES } from './files.ts'
import { signOfRename } from './left-packages.ts'
import type { Observed } from './observed.ts'
import { written } from './observed.ts'
import { outcomeOf } from './outcomes.ts'

const text = readFileSync(new URL('observed.json', import.meta.url), 'utf8')
const observed = JSON.parse(text) as Observed
const PLAIN = sample('plain', [])
const said = (...listed: Answer['listed']): Answer => ({ listed, remarks: [] })

test('each violation is in a file alone, and in a file with another', () => {
  for (const violation of WIDE_VIOLATIONS) {
    const sizes = SAMPLES.filter(({ violations }) => violations.includes(violation)).map(
      (each) => each.violations.length,
    )
    expect(sizes, violation).toEqual(expect.arrayContaining([1, 2]))
  }
})

test('files have ids and places of their own, so that one run can have them all', () => {
  for (const key of ['id', 'path'] as const) {
    const folded = SAMPLES.map((each) => each[key].toLowerCase())
    expect(new Set(folded).size).toBe(SAMPLES.length)
  }
})

test('observed.json tells of every file and every client, in the layout that is written', () => {
  expect(Object.keys(observed.clients)).toEqual(CLIENTS.map(({ id }) => id))
  for (const { files } of Object.values(observed.clients)) {
    expect(Object.keys(files)).toEqual(SAMPLES.map(({ id }) => id).sort())
  }
  expect(written(observed)).toBe(text)
})

test('the versions that were observed are those that are installed', () => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  const versions = CLIENTS.map((client) => [client.package, observed.clients[client.id]!.version])
  expect(Object.fromEntries(versions)).toEqual(manifest.dependencies)
})

test('an outcome says what is lost', () => {
  const { path, description } = PLAIN
  const outcome = (listed: Answer['listed'][number]) => outcomeOf(PLAIN, said(listed), 'pi')
  expect(outcome({ path, name: 'plain', description })).toEqual({ outcome: 'loads' })
  expect(outcome({ name: 'other', description })).toEqual({ outcome: 'loads', listedName: 'other' })
  expect(outcome({ path: 'plain', name: 'plain', description: 'Sorts l…' })).toEqual({
    outcome: 'degraded',
    detail: 'the description is cut',
    descriptionLength: 8,
  })
  expect(outcome({ path, name: 'plain' }).outcome).toBe('degraded')
  expect(outcome({ name: 'more-plain', description: described('more-plain') }).outcome).toBe('refused')
})

test('what a field hides is not refused, by the clients to which it says so', () => {
  const hidden = { ...PLAIN, hides: ['pi'] }
  const silent = { listed: [], remarks: [] }
  expect(outcomeOf(hidden, silent, 'pi')).toEqual({
    outcome: 'loads',
    detail: 'not in the list, as a field says',
  })
  expect(outcomeOf(hidden, silent, 'codex')).toEqual({ outcome: 'refused' })
})

test('a change names client, file, violation, before and after', () => {
  const now = { codex: { version: '9.9.9', files: { bom: { outcome: 'loads' } } } } as const
  const bom = SAMPLES.filter(({ id }) => id === 'bom')
  expect(changes(observed, now, bom)).toEqual([
    `codex (${observed.clients['codex']!.version} → 9.9.9), bom (bom): refused → loads`,
  ])
})

test('a package that is deprecated, or that nobody publishes any more, is told', () => {
  const today = new Date('2026-11-24')
  const time = {
    created: '2024-01-01T00:00:00Z',
    '0.9.0': '2026-09-01T08:00:00Z',
    '0.10.0': '2026-09-20T08:00:00Z',
  }
  const stale = 'a has no version since 2026-09-20: look whether it has another name now'
  expect(signOfRename('a', { time }, today)).toBe(stale)
  expect(signOfRename('a', { time: { ...time, modified: '2026-11-23T00:00:00Z' } }, today)).toBe(stale)
  expect(signOfRename('a', { time: { ...time, '0.11.0': '2026-10-01T00:00:00Z' } }, today)).toBe(undefined)
  expect(signOfRename('a', { deprecated: 'use b' }, today)).toBe('a is deprecated: use b')
  expect(signOfRename('a', {}, today)).toBe(undefined)
})
