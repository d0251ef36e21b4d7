import { describe, expect, test } from 'vitest'
import type { Fixing } from '../../src/lint/apply-fixes.ts'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic } from '../../src/model.ts'
import { applyEdits, joinEdits } from '../../src/wording/fixes.ts'

type Edits = readonly (readonly [start: number, end: number, text: string])[]

const finding = (safe: boolean, edits: Edits): Diagnostic => ({
  rule: 'skill/name-format',
  severity: 'error',
  message: 'Bad. Mend it.',
  range: [0, 0],
  fix: { title: 'Mend', safe, edits: edits.map(([start, end, text]) => ({ range: [start, end], text })) },
})
const safe = (...edits: Edits): Diagnostic => finding(true, edits)
const unsafe = (...edits: Edits): Diagnostic => finding(false, edits)

describe('applying fixes', () => {
  test.each([
    ['nothing to do', [], '0123456789', 0],
    ['one edit', [safe([2, 4, 'ab'])], '01ab456789', 1],
    ['several, in any order', [safe([8, 9, '']), safe([0, 0, '>']), safe([3, 4, 'xyz'])], '>012xyz45679', 3],
    ['the edits of one fix, in any order', [safe([6, 7, 'b'], [1, 2, 'a'])], '0a2345b789', 1],
    ['a suggestion is left out', [unsafe([2, 4, 'ab'])], '0123456789', 0],
    ['a suggestion is taken', [unsafe([2, 4, 'ab']), safe([6, 7, ''])], '01ab45789', 2, 'suggested'],
    ['an overlap is left for another round', [safe([2, 5, 'x']), safe([4, 6, 'y'])], '01x56789', 1],
    ['two that touch are not applied together', [safe([2, 4, 'x']), safe([4, 6, 'y'])], '01x456789', 1],
    ['one that reaches around another', [safe([1, 2, 'a'], [8, 9, 'b']), safe([4, 5, 'c'])], '0a23c567b9', 2],
    [
      'one of which only a later edit touches another is left out with all of them',
      [safe([3, 4, 'x'], [6, 7, 'y']), safe([1, 2, 'a'], [7, 8, 'b']), safe([4, 5, 'c'])],
      '0a23456b89',
      1,
    ],
    ['at both ends', [safe([0, 1, '']), safe([10, 10, '!'])], '123456789!', 2],
  ] as const)('%s', (_, diagnostics, text, applied, fixing?: Fixing) => {
    const { edits, ...fixed } = applyFixes('0123456789', diagnostics, fixing ?? 'safe')
    expect(fixed).toEqual({ text, applied })
    expect(applyEdits('0123456789', edits)).toBe(text)
  })
})

describe('joining the edits of a fix', () => {
  test.each([
    ['none', safe(), undefined],
    ['one', safe([2, 4, 'ab']), { range: [2, 4], text: 'ab' }],
    ['several, in any order', safe([8, 8, '>'], [2, 4, 'ab'], [5, 7, '']), { range: [2, 8], text: 'ab47>' }],
    ['two that touch', safe([2, 4, 'ab'], [4, 5, 'c']), { range: [2, 5], text: 'abc' }],
    ['an insertion before a replacement', safe([2, 2, '<'], [2, 4, 'ab']), { range: [2, 4], text: '<ab' }],
  ] as const)('%s', (_, { fix }, joined) => {
    expect(joinEdits('0123456789', fix!)).toEqual(joined)
  })
})
