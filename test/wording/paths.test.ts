import posix from 'node:path/posix'
import { expect, test } from 'vitest'
import {
  basename,
  dirname,
  extname,
  foldersAbove,
  join,
  normalize,
  relative,
} from '../../src/wording/paths.ts'
import { randomOf } from '../random.ts'

const NAMES = ['a', 'b.md', '..', '.', '', '/', '.x', 'a.b.c', '...', 'ü', 'b..']

test('paths are taken apart and put together as Node does', () => {
  const random = randomOf(1)
  const path = (): string =>
    Array.from({ length: random.below(6) }, () => random.pick(NAMES) + (random.once(2) ? '/' : '')).join('')
  for (let count = 0; count < 20_000; count++) {
    const [one, other] = [path(), path()]
    const asked = JSON.stringify([one, other])
    expect(basename(one), asked).toBe(posix.basename(one))
    expect(dirname(one), asked).toBe(posix.dirname(one))
    expect(extname(one), asked).toBe(posix.extname(one))
    expect(normalize(one), asked).toBe(posix.normalize(one))
    // Of slashes alone Node has no answer that anybody means.
    if (!/^\/+$/.test(one)) expect(basename(one, '.md'), asked).toBe(posix.basename(one, '.md'))
    expect(join(one, other), asked).toBe(posix.join(one, other))
    // Node resolves relative paths in the working directory.
    const [from, to] = [posix.join('/u/v/w/x/y/z', one), posix.join('/u/v/w/x/y/z', other)]
    expect(relative(from, to), asked).toBe(posix.relative(from, to))
  }
})

test.each([
  ['a/b/c.md', ['a/b', 'a', '.']],
  ['c.md', ['.']],
  ['.', ['.']],
  ['/a/c.md', ['/a', '/']],
  ['//c.md', ['//', '/']],
  ['/', ['/']],
  ['../c.md', ['..', '.']],
])('the folders above %j are %j', (path, folders) => {
  expect(foldersAbove(path)).toEqual(folders)
})
