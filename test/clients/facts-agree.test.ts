import { describe, expect, test } from 'vitest'
import { client, code, fieldNamesOf, observed, refused } from '../../src/clients/client.ts'
import { CLIENTS } from '../../src/clients/index.ts'
import { UNKNOWN, VIOLATION_IDS, WIDE_VIOLATIONS } from '../../src/clients/violations.ts'
import { fileRules } from '../../src/formats/file/index.ts'
import { allFormats } from '../../src/formats/rules.ts'
import { CLIENT_FIELDS } from '../../src/formats/skill/client-fields.ts'
import type { RuleInfo } from '../../src/model.ts'

const DATE = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const PERMALINK = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/blob\/(?:[\da-f]{8,40}|rust-v[\d.]+)\/[\w./-]+$/
const ids = CLIENTS.map(({ id }) => id)

test('each client has an id and a title of its own', () => {
  expect(new Set(ids).size).toBe(CLIENTS.length)
  expect(new Set(CLIENTS.map(({ title }) => title)).size).toBe(CLIENTS.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

test('each violation is one that a rule finds, and rules find no other', async () => {
  const rules: readonly RuleInfo[] = [...allFormats.flatMap((format) => format.rules), ...fileRules]
  const found = new Set(rules.flatMap(({ violations = [] }) => violations))
  expect([...found].sort()).toEqual([...VIOLATION_IDS].sort())
})

test('each field leads to the agents that read it', () => {
  expect(CLIENT_FIELDS.get('homepage')).toEqual(['OpenClaw'])
  expect(CLIENT_FIELDS.get('argument-hint')).toEqual(['Claude Code', 'VS Code', 'Copilot CLI', 'Qwen Code'])
  expect(CLIENT_FIELDS.get('when-to-use')).toEqual(['Kimi Code'])
  expect(CLIENT_FIELDS.has('license')).toBe(false)
})

describe.each(CLIENTS.map((each) => [each.id, each] as const))('%s', (_, facts) => {
  test('names its page and the day of the check', () => {
    expect(URL.canParse(facts.page)).toBe(true)
    expect(facts.page).toMatch(/^https:\/\//)
    expect(facts.checked).toMatch(DATE)
  })

  test('has sources that can be opened, and no other', () => {
    for (const evidence of Object.values(facts.sources)) {
      expect(evidence.url).toMatch(/^https:\/\//)
      expect(URL.canParse(evidence.url)).toBe(true)
      if (evidence.basis === 'code') expect(evidence.url).toMatch(PERMALINK)
      if (evidence.basis === 'observed') expect(evidence.date).toMatch(DATE)
    }
  })

  test('uses every source, and only those', () => {
    const used = JSON.stringify({ ...facts, sources: undefined }).matchAll(/"source":"([^"]+)"/g)
    expect(new Set([...used].map(([, key]) => key))).toEqual(new Set(Object.keys(facts.sources)))
  })

  test('says something of every violation, if of any', () => {
    if (facts.outcomes === undefined) return
    const told = Object.keys(facts.outcomes)
    expect(told.filter((id) => WIDE_VIOLATIONS.some((wide) => wide === id)).sort()).toEqual(
      [...WIDE_VIOLATIONS].sort(),
    )
    expect(VIOLATION_IDS).toEqual(expect.arrayContaining(told))
    expect(facts.outcomes).not.toEqual(UNKNOWN)
  })

  test('has fields with types and without doubles', () => {
    const names = fieldNamesOf(facts)
    expect(new Set(names).size).toBe(names.length)
    for (const { types } of Object.values(facts.fields)) expect(new Set(types).size).toBe(types.length)
  })

  test('speaks in short sentences', () => {
    const texts = [...JSON.stringify(facts).matchAll(/"(?:reason|meaning|above|text)":"((?:[^"\\]|\\.)*)"/g)]
    for (const [, text = ''] of texts)
      for (const sentence of text.split(/[.;] /))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25)
  })
})

test('what was observed says of which version, and when', () => {
  expect(observed('1.2.3', '2026-11-21')).toEqual({
    basis: 'observed',
    url: 'https://github.com/passmuster/passmuster/blob/main/test/clients/observed.json',
    version: '1.2.3',
    date: '2026-11-21',
  })
})

test('a fact without a source does not compile', () => {
  const head = {
    title: 'Toy',
    vendor: 'Toys',
    kind: 'agent',
    page: 'https://example.com',
    checked: '2026-11-21',
  } as const
  const sources = { loader: code('https://github.com/toys/toy/blob/01234567/loader.ts') }
  client({ ...head, id: 'right', sources, fields: { name: { types: ['string'], source: 'loader' } } })
  // @ts-expect-error: it has no source.
  client({ ...head, id: 'none', sources, fields: { name: { types: ['string'] } } })
  // @ts-expect-error: its source is none of the client's.
  client({ ...head, id: 'strange', sources, fields: { name: { types: ['string'], source: 'docs' } } })
  const outcomes = { ...UNKNOWN, bom: refused('docs') }
  // @ts-expect-error: so is that of an outcome.
  client({ ...head, id: 'outcome', sources, fields: {}, outcomes })
})
