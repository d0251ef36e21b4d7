import { expect, test } from 'vitest'
import { progressOn } from '../../src/cli/progress.ts'

test('a run shows how far it is from its third second on, ten times a second, and cleans up', () => {
  let time = 0
  let shown = ''
  const progress = progressOn(
    (text) => {
      shown += text
    },
    () => time,
  )
  const sawAt = (at: number, done: number): string => {
    time = at
    shown = ''
    progress.saw(done, 12_000)
    return shown
  }
  expect(sawAt(1999, 1)).toBe('')
  expect(sawAt(2000, 2500)).toBe('\r2,500 of 12,000 files checked\u001b[K')
  expect(sawAt(2050, 2600)).toBe('')
  expect(sawAt(2100, 2700)).toBe('\r2,700 of 12,000 files checked\u001b[K')
  shown = ''
  progress.end()
  progress.end()
  expect(shown).toBe('\r\u001b[K')
})

test('a short run shows nothing', () => {
  let shown = ''
  const progress = progressOn(
    (text) => {
      shown += text
    },
    () => 0,
  )
  progress.saw(1, 2)
  progress.end()
  expect(shown).toBe('')
})
