import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import { treeOf } from '../../src/files/repository-files.ts'
import { cpuTime } from '../cpu-time.ts'
import { memoryHost, ROOT, watched } from '../memory-host.ts'

const files = {
  'a/forms.md': 'forms',
  '../elsewhere/secret.md': 'secret',
  'a/link.md': { link: '../../elsewhere/secret.md' },
  b: { link: '../elsewhere' },
  'c/inside.md': { link: '../a/forms.md' },
}

describe('what rules see of other files', () => {
  const asked: string[] = []
  const host = watched(memoryHost(files), (question, path) => {
    if (question === 'read') asked.push(path)
  })
  const { has, read } = treeOf(ROOT, host)

  test('is what lies in the root, by links too', () => {
    expect([has('a/forms.md'), read('a/forms.md'), read('c/inside.md')]).toEqual([true, 'forms', 'forms'])
  })

  test('is nothing outside of the root, whatever leads there', () => {
    asked.length = 0
    for (const path of [
      '../elsewhere/secret.md',
      'a/../../elsewhere/secret.md',
      'a/link.md',
      'b/secret.md',
      'b',
    ])
      expect([path, has(path), read(path)]).toEqual([path, false, undefined])
    expect(asked).toEqual([])
  })
})

test('where a link leads is asked once, however many rules ask', () => {
  const asked: string[] = []
  const host = watched(memoryHost(files), (question, path) => {
    if (question === 'realpath') asked.push(path.slice(ROOT.length))
  })
  const { has } = treeOf(ROOT, host)
  for (const path of ['c/inside.md', 'a/link.md', 'c/inside.md', 'a/link.md']) has(path)
  expect(asked.map((path) => path.replaceAll('\\', '/'))).toEqual(['/c/inside.md', '/a/link.md'])
})

describe('thousands of long paths', () => {
  const asked = (path: (index: number) => string, host: Host): boolean[] => {
    const { has } = treeOf(ROOT, host)
    return Array.from({ length: 2000 }, (_, index) => has(path(index)))
  }

  test('of missing files cost neither time nor memory', () => {
    const before = process.memoryUsage().heapUsed
    const ask = (): void => {
      const found = asked((index) => `a/${`${index}/`.repeat(2000)}x.md`, memoryHost(files))
      expect(found).not.toContain(true)
    }
    expect(cpuTime(ask)).toBeLessThan(3000)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024)
  })

  test('through a folder that leads to itself are all there', () => {
    const host = memoryHost({ ...files, loop: { link: '.' }, round: { link: 'loop' } })
    const found = asked(
      (index) =>
        `${index.toString(2).replaceAll('0', 'loop/').replaceAll('1', 'round/').repeat(20)}a/forms.md`,
      host,
    )
    expect(found).not.toContain(false)
  })

  test('below a file are not there', () => {
    expect(asked((index) => `a/forms.md/${index}`, memoryHost(files))).not.toContain(true)
  })
})

describe('what git ignores', () => {
  const asked: string[] = []
  const host = memoryHost({ '.git/HEAD': '', '.gitignore': 'out\n', 'a/b.md': '', 'a/.gitignore': 'tmp/\n' })
  const { ignored, has } = treeOf(
    ROOT,
    watched(host, (question, path) => {
      if (['list', 'lstat', 'realpath'].includes(question)) asked.push(path.slice(ROOT.length))
    }),
  )

  test.each([
    ['out', true],
    ['out/x.md', true],
    ['a/tmp', true],
    ['a/tmp/x/y.md', true],
    [`${'x/'.repeat(31)}out`, true],
    // Nobody's folders lie deeper.
    [`${'x/'.repeat(32)}out`, false],
    ['a/x.md', false],
    ['gone/tmp', false],
    ['.', false],
    ['./', false],
    ['..', false],
    ['../out', false],
    ['a/../../out', false],
    // On Windows these lead out as well; elsewhere they are names.
    ['a/..\\..\\..\\out', false],
    ['..\\..\\out', false],
    [`${'x'.repeat(5000)}/../../../out`, false],
  ])('%s: %s', (path, expected) => {
    expect(ignored(path)).toBe(expected)
  })

  test('is told without a question about what is missing, or about a file as if it were a folder', () => {
    asked.length = 0
    for (const name of ['x', 'y', 'z']) {
      expect([ignored(`gone/${name}/${name}.md`), has(`a/b.md/${name}`)]).toEqual([false, false])
      ignored(`a/b.md/${name}/${name}.md`)
    }
    expect(asked).toEqual([join('/a/b.md')])
  })
})

describe('a submodule', () => {
  const { ignored } = treeOf(
    ROOT,
    memoryHost({
      '.gitmodules': '[submodule "docs"]\n\tpath = vendor/docs\n[submodule "here"]\n\tpath = vendor/here\n',
      'vendor/here/a.md': '',
      'skills/docs': { link: '../vendor/docs/skills' },
      'skills/twice': { link: 'docs/pdf' },
      'skills/here': { link: '../vendor/here/skills' },
      'skills/loop': { link: 'loop' },
      'skills/out': { link: '../../../vendor/docs' },
    }),
  )

  test.each([
    ['vendor/docs', true],
    ['vendor/docs/a.md', true],
    ['skills/docs', true],
    ['skills/docs/pdf/SKILL.md', true],
    ['skills/twice/SKILL.md', true],
    ['vendor/docs.md', false],
    ['vendor/docs/../b.md', false],
    ['vendor/here/b.md', false],
    ['skills/here/a.md', false],
    ['skills/loop/a.md', false],
    ['skills/out/a.md', false],
  ])('that is not checked out has what nobody can know: %s is %s', (path, expected) => {
    expect(ignored(path)).toBe(expected)
  })
})

test('the root is there with a slash, too', () => {
  expect(treeOf(ROOT, memoryHost({ 'a.md': '' })).has('./')).toBe(true)
})
