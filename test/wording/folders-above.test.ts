import { expect, test } from 'vitest'
import { foldersAbove } from '../../src/wording/paths.ts'

test.each([
  ['a.md', ['.']],
  ['a/b/c.md', ['a/b', 'a', '.']],
  ['/a/b.md', ['/a', '/']],
])('the folders around %s are all of them', (path, folders) => {
  expect(foldersAbove(path)).toEqual(folders)
})

test('of thousands of folders the nearest and the last are asked', () => {
  const folders = foldersAbove(`${'d/'.repeat(2000)}SKILL.md`)
  expect(folders).toHaveLength(33)
  expect(folders[0]).toBe(`${'d/'.repeat(1999)}d`)
  expect(folders.at(-2)).toBe(`${'d/'.repeat(1968)}d`)
  expect(folders.at(-1)).toBe('.')
})
