import { expect, test } from 'vitest'
import { withoutHarmfulFixes } from '../../src/lint/harmless-fixes.ts'
import type { Diagnostic } from '../../src/model.ts'

test('of thousands of findings each is looked at a few times for each try', () => {
  const number = 5000
  let looks = 0
  const found = Array.from(
    { length: number },
    (_, at): Diagnostic => ({
      get rule() {
        looks++
        return 'agent3md/field-value'
      },
      severity: 'warning',
      message: 'x',
      range: [at, at + 1],
      fix: { title: 'x', safe: false, reveals: true, edits: [{ range: [at, at + 1], text: 'y' }] },
    }),
  )
  const fixed = withoutHarmfulFixes(found, 'x'.repeat(number), (text) => (text.startsWith('y') ? found : []))
  expect(fixed).toHaveLength(number)
  // There is room to try 26 of them, and each try looks at all findings before and after.
  expect(looks).toBeLessThan(26 * 5 * number)
})
