import { describe, expect, test } from 'vitest'
import { changedText, ENCODINGS, linesOf } from '../../src/assist/lines.ts'
import { randomOf } from '../random.ts'

const PARTS = ['a', 'é', '漢', '😀', '\n', '\r\n', '\r', '\ufeff', ' ']

describe('lines', () => {
  test.each(ENCODINGS)('lead from offsets of characters to positions in %s and back', (encoding) => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomOf(seed)
      const text = Array.from({ length: random.below(30) }, () => random.pick(PARTS)).join('')
      const { span, offset } = linesOf(text, encoding)
      const mark = text.startsWith('\ufeff') ? 1 : 0
      for (let at = mark; at <= text.length; at++) {
        // Between the two halves of a character, or of a line break, is no position.
        if (/[\ud800-\udbff]$/.test(text.slice(0, at)) || /\r$/.test(text.slice(0, at))) continue
        expect(offset(span([at, at]).start), JSON.stringify([text, at])).toBe(at)
      }
    }
  })

  test.each([
    ['utf-16', 2],
    ['utf-32', 1],
    ['utf-8', 4],
  ] as const)('count an emoji in %s as %i', (encoding, width) => {
    expect(linesOf('x\n😀y', encoding).span([2, 4])).toEqual({
      start: { line: 1, character: 0 },
      end: { line: 1, character: width },
    })
  })

  test.each([
    [{ line: -1, character: 3 }, 0],
    [{ line: 0, character: -1 }, 0],
    [{ line: 0, character: 99 }, 2],
    [{ line: 9, character: 0 }, 6],
    [{ line: 1, character: Number.NaN }, 4],
    [{ line: Number.NaN, character: 1 }, 0],
    [{ line: 1.7, character: 1.7 }, 5],
  ])('take %j for the nearest position', (position, at) => {
    for (const encoding of ENCODINGS) expect(linesOf('ab\r\ncd', encoding).offset(position)).toBe(at)
  })
})

test('changes follow each other, and a byte order mark stays', () => {
  const at = (line: number, from: number, to: number) => ({
    start: { line, character: from },
    end: { line, character: to },
  })
  const changes = [
    { range: at(0, 0, 1), text: 'A\nB' },
    { range: at(1, 2, 1), text: '' },
    { range: at(9, 0, 9), text: '!' },
  ]
  expect(changedText('\ufeffabc', changes, 'utf-16')).toBe('\ufeffA\nBc!')
  expect(changedText('\ufeffabc', [{ text: 'new' }], 'utf-16')).toBe('\ufeffnew')
  expect(changedText('abc', [{ text: '\ufeffnew' }, { text: '\ufeff' }], 'utf-16')).toBe('\ufeff')
})
