import { beforeAll, describe, expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic, Range } from '../../src/model.ts'
import type { Finding } from '../linting.ts'
import { findings, optionsFor } from '../linting.ts'

const offsets = ({ start, end }: Finding['range']): Range => [start.offset, end.offset]

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  let found: readonly Finding[] = []
  beforeAll(async () => {
    found = await findings(rule.bad, optionsFor(rule))
  })

  test('its bad example reports it and no other', () => {
    expect([...new Set(found.map((finding) => finding.rule))]).toEqual([id])
  })

  test('its good example reports nothing, also under strict', async () => {
    expect(await findings(rule.good, { ...optionsFor(rule), preset: 'strict' })).toEqual([])
  })

  test('its fix cures it, where it promises one', async () => {
    const { bad } = rule
    const fixes = found
      .flatMap(({ fix }) => fix ?? [])
      .map((fix) => ({
        ...fix,
        edits: fix.edits.map(({ range, text }) => ({ range: offsets(range), text })),
      }))
    if (rule.fix === undefined) return expect(fixes).toEqual([])
    // The cases have the fixes of a rule whose bad example shows a mistake that only a person can mend.
    if (fixes.length === 0 || typeof bad.text !== 'string') return
    const diagnostics: Diagnostic[] = fixes.map((fix) => ({
      rule: id,
      severity: 'error',
      message: '',
      range: [0, 0],
      fix,
    }))
    const { text, applied } = applyFixes(bad.text, diagnostics, 'suggested')
    expect(applied).toBeGreaterThan(0)
    const left = await findings({ ...bad, text }, optionsFor(rule))
    expect(left.filter((finding) => finding.rule === id || finding.severity === 'error')).toEqual([])
  })

  test('its messages are whole sentences that stand alone', () => {
    for (const { message, related } of found) {
      expect(message).toMatch(/^[A-Z`“].*[^.]\. \S.*[^.][.?]$/)
      expect(message.length).toBeLessThanOrEqual(300)
      // Of a loop it is the path that counts.
      if (id !== 'agent3md/cycle')
        for (const other of related ?? []) expect(other.message).toMatch(/^[A-Z`].*\.$/)
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
