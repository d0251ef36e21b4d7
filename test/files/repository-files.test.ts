import { describe, expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import { filesOf } from '../../src/files/repository-files.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

const files = {
  'a/forms.md': 'forms',
  '../elsewhere/secret.md': 'secret',
  'a/link.md': { link: '../../elsewhere/secret.md' },
  b: { link: '../elsewhere' },
  'c/inside.md': { link: '../a/forms.md' },
}

describe('what rules see of other files', () => {
  const asked: string[] = []
  const host: Host = memoryHost(files)
  const { has, read } = filesOf(ROOT, {
    ...host,
    read(path) {
      asked.push(path)
      return host.read(path)
    },
  })

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
  const host: Host = memoryHost(files)
  const { has } = filesOf(ROOT, {
    ...host,
    realpath(path) {
      asked.push(path.slice(ROOT.length))
      return host.realpath(path)
    },
  })
  for (const path of ['c/inside.md', 'a/link.md', 'c/inside.md', 'a/link.md']) has(path)
  expect(asked.map((path) => path.replaceAll('\\', '/'))).toEqual(['/c/inside.md', '/a/link.md'])
})

describe('thousands of long paths', () => {
  const asked = (path: (index: number) => string, host: Host): boolean[] => {
    const { has } = filesOf(ROOT, host)
    return Array.from({ length: 2000 }, (_, index) => has(path(index)))
  }

  test('that lead nowhere cost neither time nor memory', () => {
    const start = performance.now()
    const before = process.memoryUsage().heapUsed
    const found = asked((index) => `a/${`${index}/`.repeat(2000)}x.md`, memoryHost(files))
    expect(found).not.toContain(true)
    expect(performance.now() - start).toBeLessThan(3000)
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
