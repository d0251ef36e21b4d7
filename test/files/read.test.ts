import { expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import { readFound } from '../../src/files/read.ts'
import { LARGEST_FILE } from '../../src/lint/reading.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

test('of a file above 1 MiB no more is read than shows that it is', () => {
  const asked: (number | undefined)[] = []
  const host: Host = memoryHost({ 'SKILL.md': 'x'.repeat(LARGEST_FILE + 1) })
  const read: Host['read'] = (path, most) => {
    asked.push(most)
    return host.read(path, most)
  }
  expect(readFound({ root: ROOT, path: 'SKILL.md' }, LARGEST_FILE, { ...host, read })).toEqual({
    state: 'too-large',
    size: LARGEST_FILE + 1,
    limit: 1024 * 1024,
  })
  expect(asked).toEqual([LARGEST_FILE + 1])
  expect(
    readFound(
      { root: ROOT, path: 'SKILL.md' },
      LARGEST_FILE,
      memoryHost({ 'SKILL.md': 'x'.repeat(LARGEST_FILE) }),
    ).state,
  ).toBe('text')
})
