import { describe, expect, test } from 'vitest'
import { rules } from '../src/formats/index.ts'
import { findings, optionsFor } from './linting.ts'

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('its bad example reports it and no other', async () => {
    const found = await findings(rule.bad, optionsFor(rule))
    expect([...new Set(found.map((finding) => finding.rule))]).toEqual([id])
  })

  test('its good example reports nothing, also under strict', async () => {
    expect(await findings(rule.good, { ...optionsFor(rule), preset: 'strict' })).toEqual([])
  })

  test('its messages are whole sentences that stand alone', async () => {
    for (const { message } of await findings(rule.bad, optionsFor(rule))) {
      expect(message).toMatch(/^[A-Z`“].*[^.]\. \S.*[^.]\.$|^`.*\.$/)
      expect(message.length).toBeLessThanOrEqual(300)
    }
  })

  test('it says what it is in one line and why in more', () => {
    expect(rule.summary).toMatch(/^[A-Z`].*[^.]$/)
    expect(rule.summary.length).toBeLessThanOrEqual(90)
    expect(rule.why).toMatch(/\.$/)
    expect(rule.source).toMatch(/^https:\/\/\S+$/)
  })
})

test('no two rules share a name', () => {
  const ids = rules.map(({ id }) => id)
  expect(ids.length).toBe(new Set(ids).size)
})
