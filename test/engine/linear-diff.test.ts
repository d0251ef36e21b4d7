import { applyPatch } from 'diff'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearHunks } from '../../src/engine/linear-diff.ts'

const patched = (before: string, after: string): string | false =>
  applyPatch(before, `--- a\n+++ b\n${linearHunks(before, after)}`)

test.each([
  ['a\nb\nc\n', 'a\nB\nc\n', '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n'],
  ['', 'a\n', '@@ -0,0 +1,1 @@\n+a\n'],
  ['a\n', '', '@@ -1,1 +0,0 @@\n-a\n'],
  ['a', 'a\n', '@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n'],
  ['1\n2\n3\n4\n5\n6\n7\n8\n9\n', '1\n3\n4\n5\n6\n7\n8\n9\n', '@@ -1,5 +1,4 @@\n 1\n-2\n 3\n 4\n 5\n'],
  ['a\r\nb\r\n', 'a\r\nc\r\n', '@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n'],
])('%j to %j', (before, after, hunks) => {
  expect(linearHunks(before, after)).toBe(hunks)
})

test('whatever changes, the diff leads from one text to the other', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', '', 'd'), { maxLength: 60 })
    .map((lines) => lines.map((line) => `${line}\n`).join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(before === after ? after : patched(before, after)).toBe(after)
    }),
    { numRuns: 500 },
  )
})

test('a hundred thousand changed lines take linear time', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `${index}\n`)
  const before = lines.join('')
  const start = performance.now()
  expect(linearHunks(before, lines.map((line) => `"${line}`).join('')).length).toBeGreaterThan(before.length)
  expect(performance.now() - start).toBeLessThan(3000)
})
