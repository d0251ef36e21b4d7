import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ignoreFiles } from '../../src/files/gitignore.ts'
import { atLength } from '../at-length.ts'
import { inFolder } from '../folder.ts'
import { memoryHost } from '../memory-host.ts'
import { randomOf } from '../random.ts'

const NAMES = ['a', 'b', 'ab', 'a.md', '[ab]', '{a,b}', 'a b', '!a', '#a', '(a)', 'a+', 'SKILL.md', '-']
const PATTERNS =
  'a b ab * ** *.md a* ? [ab] [!a] [^a] [a-b] [[:alpha:]] \\a \\* {a,b} \\!a \\#a (a) a+ SKILL.md [-a] []a] *** **a *a* a\\ [\\a] [a\\]] @(a) +(a) a|b a,b'
    .split(' ')
    .concat('a\\ b', 'a ', 'a b')

test('lines leave out what git leaves out', () => {
  const random = randomOf(Number(process.env['FUZZ_SEED'] ?? 1))
  const pathOf = (): string => Array.from({ length: 1 + random.below(4) }, () => random.pick(NAMES)).join('/')
  const lineOf = (): string => {
    const names = Array.from({ length: 1 + random.below(3) }, () => random.pick(PATTERNS))
    return `${random.once(4) ? '!' : ''}${random.once(4) ? '/' : ''}${names.join('/')}${random.once(4) ? '/' : ''}`
  }
  const paths = [...new Set(Array.from({ length: 400 }, pathOf))]
  inFolder({}, (folder) => {
    spawnSync('git', ['init', '-q', folder])
    const ignoreFile = join(folder, '.gitignore')
    for (let index = 0; index < (atLength ? 1000 : 40); index++) {
      const lines = Array.from({ length: 1 + random.below(3) }, lineOf)
      writeFileSync(ignoreFile, `${lines.join('\n')}\n`)
      const { stdout } = spawnSync('git', ['-C', folder, 'check-ignore', '--no-index', '--stdin', '-z'], {
        input: paths.map((path) => `${path}\0`).join(''),
      })
      const theirs = new Set(stdout.toString().split('\0'))
      const { ignores } = ignoreFiles({
        ...memoryHost({}),
        lstat: () => ({ size: 0, isFile: () => true, isDirectory: () => false, isSymbolicLink: () => false }),
        read: (path) => (path === ignoreFile ? readFileSync(path) : new Uint8Array()),
      })
      const wrong = paths.filter((path) => ignores(join(folder, path), false, folder) !== theirs.has(path))
      expect([lines, wrong]).toEqual([lines, []])
    }
  })
})
