import { describe, expect, test } from 'vitest'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic, Edit } from '../../src/model.ts'
import { joinEdits } from '../../src/wording/fixes.ts'

function diagnostic(
  safe: boolean,
  ...edits: readonly (readonly [start: number, end: number, text: string])[]
): Diagnostic {
  const list: Edit[] = edits.map(([start, end, text]) => ({ range: [start, end], text }))
  return {
    rule: 'skill/name-format',
    severity: 'error',
    message: 'Bad. Mend it.',
    range: [0, 0],
    fix: { title: 'Mend', safe, edits: list },
  }
}

describe('applying fixes', () => {
  test.each([
    ['nothing to do', [], 'safe', '0123456789', 0],
    ['one edit', [diagnostic(true, [2, 4, 'ab'])], 'safe', '01ab456789', 1],
    [
      'several, in any order',
      [diagnostic(true, [8, 9, '']), diagnostic(true, [0, 0, '>']), diagnostic(true, [3, 4, 'xyz'])],
      'safe',
      '>012xyz45679',
      3,
    ],
    [
      'the edits of one fix, in any order',
      [diagnostic(true, [6, 7, 'b'], [1, 2, 'a'])],
      'safe',
      '0a2345b789',
      1,
    ],
    ['a suggestion is left out', [diagnostic(false, [2, 4, 'ab'])], 'safe', '0123456789', 0],
    [
      'a suggestion is taken',
      [diagnostic(false, [2, 4, 'ab']), diagnostic(true, [6, 7, ''])],
      'suggested',
      '01ab45789',
      2,
    ],
    [
      'an overlap is left for another round',
      [diagnostic(true, [2, 5, 'x']), diagnostic(true, [4, 6, 'y'])],
      'safe',
      '01x56789',
      1,
    ],
    [
      'two that touch are not applied together',
      [diagnostic(true, [2, 4, 'x']), diagnostic(true, [4, 6, 'y'])],
      'safe',
      '01x456789',
      1,
    ],
    [
      'one that reaches around another',
      [diagnostic(true, [1, 2, 'a'], [8, 9, 'b']), diagnostic(true, [4, 5, 'c'])],
      'safe',
      '0a23c567b9',
      2,
    ],
    [
      'one of which only a later edit touches another is left out with all of them',
      [
        diagnostic(true, [3, 4, 'x'], [6, 7, 'y']),
        diagnostic(true, [1, 2, 'a'], [7, 8, 'b']),
        diagnostic(true, [4, 5, 'c']),
      ],
      'safe',
      '0a23456b89',
      1,
    ],
    [
      'at both ends',
      [diagnostic(true, [0, 1, '']), diagnostic(true, [10, 10, '!'])],
      'safe',
      '123456789!',
      2,
    ],
  ] as const)('%s', (_, diagnostics, fixing, text, applied) => {
    expect(applyFixes('0123456789', diagnostics, fixing)).toEqual({ text, applied })
  })
})

describe('joining the edits of a fix', () => {
  test.each([
    ['none', [], undefined],
    ['one', [[2, 4, 'ab']], { range: [2, 4], text: 'ab' }],
    [
      'several, in any order',
      [
        [8, 8, '>'],
        [2, 4, 'ab'],
        [5, 7, ''],
      ],
      { range: [2, 8], text: 'ab47>' },
    ],
    [
      'two that touch',
      [
        [2, 4, 'ab'],
        [4, 5, 'c'],
      ],
      { range: [2, 5], text: 'abc' },
    ],
    [
      'an insertion before a replacement',
      [
        [2, 2, '<'],
        [2, 4, 'ab'],
      ],
      { range: [2, 4], text: '<ab' },
    ],
  ] as const)('%s', (_, edits, joined) => {
    expect(joinEdits('0123456789', diagnostic(true, ...edits).fix!)).toEqual(joined)
  })
})
