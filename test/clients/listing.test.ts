import { expect, test } from 'vitest'
import type { Client } from '../../src/clients/client.ts'
import { CLIENTS } from '../../src/clients/index.ts'
import { listingUse, listingWords } from '../../src/clients/listing.ts'

const find = (id: string): Client => CLIENTS.find((each) => each.id === id)!
const [claude, codex, openclaw] = ['claude-code', 'codex', 'openclaw'].map(find) as [Client, Client, Client]

/** So many skills, each with a description of so many characters. */
const skills = (many: number, description: number) =>
  Array.from({ length: many }, () => ({ name: 9, description, path: 18 }))

const words = (client: Client, many: number, description: number, window?: number): string | undefined => {
  const use = listingUse(client, skills(many, description), window)
  return use?.loss && listingWords(client, many, use)
}

test('what was seen of two hundred skills', () => {
  expect(words(claude, 200, 60)).toBeUndefined()
  expect(listingUse(claude, skills(200, 1000))?.loss).toEqual({ dropped: 180 })
  expect(listingUse(claude, skills(200, 60), 200_000)?.loss).toEqual({ dropped: 200 })
  expect(words(codex, 200, 60)).toBeUndefined()
  for (const length of [200, 1000])
    expect(listingUse(codex, skills(200, length))?.loss).toEqual({ cutTo: 64 })
})

test('a room is a share of the context window', () => {
  const roomWith = (window?: number) => listingUse(claude, [], window)?.room
  expect([undefined, 1_000_000, 500_000, 200_000, 100_000, 2_000_000].map(roomWith)).toEqual([
    30_000, 30_000, 15_000, 8000, 4000, 60_000,
  ])
  expect(listingUse(openclaw, [], 1_000_000)?.room).toBe(18_000)
  expect(listingUse(find('goose'), [], 1_000_000)).toBeUndefined()
})

test('each description counts as long as the client lists any', () => {
  expect(listingUse(claude, skills(1, 5000))?.needs).toBe(1536 + 9 + 5)
})

test('short descriptions stay whole where long ones are cut', () => {
  const mixed = [...skills(100, 20), ...skills(100, 1000)]
  expect(listingUse(codex, mixed)?.loss).toEqual({ cutTo: 108 })
})

test('it says what is lost, then what is needed and what there is', () => {
  expect(words(claude, 200, 1000)).toBe(
    'With its default model, Claude Code drops about 180 of the descriptions of 200 skills: with its own skills they need 209,800 characters, and the list has 30,000.',
  )
  expect(words(codex, 200, 1000, 400_000)).toBe(
    'With a context window of 400,000 tokens, Codex cuts the descriptions of 200 skills to about 114 characters each: they need 208,800 characters, and the list has 31,764.',
  )
  expect(words(codex, 600, 100)).toBe(
    'With its default model, Codex drops all descriptions and leaves out about 110 of 600 skills: they need 86,400 characters, and the list has 21,600.',
  )
  expect(words(openclaw, 151, 10)).toBe('OpenClaw leaves out 1 of 151 skills: its list has 150.')
  expect(words(openclaw, 100, 1000)).toBe(
    'OpenClaw cuts the descriptions of 100 skills to about 171 characters each: they need 100,900 characters, and the list has 18,000.',
  )
})
