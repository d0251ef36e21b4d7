import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFolders } from '../../src/files/overlaid-folders.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

const at = (path: string): string => join(ROOT, path)

test('has the folders of files that are elsewhere only', () => {
  const files = new Map([
    [at('a/b/c.md'), 'c'],
    [at('d/e.md'), 'e'],
    [at('f.md'), 'f'],
  ])
  const host = withFolders(memoryHost({ 'd/x.md': 'x', 'y.md': 'y' }), files)
  const names = (path: string): readonly string[] => host.list(at(path)).map(({ name }) => name)
  expect([names('.').toSorted(), names('a'), names('a/b'), names('d')]).toEqual([
    ['a', 'd', 'y.md'],
    ['b'],
    [],
    ['x.md'],
  ])
  expect([host.stat(at('a')).isDirectory(), host.lstat(at('a/b')).isDirectory()]).toEqual([true, true])
  expect([host.realpath(at('a/b')), host.realpath(at('d'))]).toEqual([at('a/b'), at('d')])
  for (const ask of [host.stat, host.realpath, host.list])
    for (const path of ['a/z', 'a/b/c.md', 'z'])
      expect(() => ask(at(path))).toThrow(expect.objectContaining({ code: 'ENOENT' }))
  files.clear()
  expect(() => host.stat(at('a'))).toThrow(expect.objectContaining({ code: 'ENOENT' }))
})
