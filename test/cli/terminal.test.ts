import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { print, progressOn } from '../../src/cli/terminal.ts'

test('what a full pipe does not take at once is left to the stream, which waits', () => {
  const full = Object.assign(new Error('EAGAIN'), { code: 'EAGAIN' })
  const written = vi
    .spyOn(fs, 'writeSync')
    .mockReturnValueOnce(3)
    .mockImplementationOnce(() => {
      throw full
    })
  const waiting = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const before = process.stdout.listeners('error')
  try {
    print(1, 'abcdef')
    expect([written.mock.calls.length, waiting.mock.calls.map(([left]) => String(left))]).toEqual([
      2,
      ['def'],
    ])
  } finally {
    vi.restoreAllMocks()
    for (const each of process.stdout.listeners('error'))
      if (!before.includes(each)) process.stdout.off('error', each as () => void)
  }
})

test('a run shows how far it is from its third second on, ten times a second, and cleans up', () => {
  let time = 0
  let shown = ''
  const progress = progressOn(
    (text) => {
      shown += text
    },
    () => time,
  )
  const shownAt = (at: number, done: number): string => {
    time = at
    shown = ''
    progress.show(done, 12_000)
    return shown
  }
  expect(shownAt(1999, 1)).toBe('')
  expect(shownAt(2000, 2500)).toBe('\r2,500 of 12,000 files checked\u001b[K')
  expect(shownAt(2050, 2600)).toBe('')
  expect(shownAt(2100, 2700)).toBe('\r2,700 of 12,000 files checked\u001b[K')
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
  progress.show(1, 2)
  progress.end()
  expect(shown).toBe('')
})
