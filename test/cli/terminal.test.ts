import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { print } from '../../src/cli/terminal.ts'

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
