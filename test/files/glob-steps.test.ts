import { describe, expect, test } from 'vitest'
import type { Glob, GlobOptions } from '../../src/files/glob/index.ts'
import { compileGlobs, countingMatch, matchAny, matchGlob, parseGlob } from '../../src/files/glob/index.ts'
import { atLength } from '../at-length.ts'
import { somePath } from '../fuzz/globs.ts'
import { randomOf } from '../random.ts'

function parsed(text: string, options?: GlobOptions): Glob {
  const glob = parseGlob(text, options)
  if ('mistake' in glob) throw new Error(`${text} ${glob.mistake}`)
  return glob
}

/** Globs that made regular expressions run for ever. */
const HOSTILE = [
  '(a+)+b',
  '(a|a)+b',
  '(a|aa)+b',
  '(?:a+)+$',
  '[a]+[a]+[a]+[a]+[a]+b',
  `${'?(a)'.repeat(40)}b`,
  `${'{a,a?}'.repeat(60)}b`,
  `${'!(b)'.repeat(12)}x`,
  '*a*a*a/*a*a*a/*a*a*a/*a*a*a/*a*a*b',
  '**/*a*a*a/**/*a*a*a/**/*a*a*b',
  '*a*a*a*a*a*a*a*a*a*b',
  '+(a|aa)+(a|aa)b',
  '+(+(+(a)))b',
  '+(a|aa)b',
  '*(a|*)b',
  '+(+(a))b',
  '!(*a*a*a*a*|*b*)/*/*',
  '!(*a*|*b)/b',
  '{a,aa,}{a,aa,}{a,aa,}{a,aa,}b',
  '**/a/**/a/**/a/b',
  '**/a/**/a/**/a/**/a/**/b',
  '**/a/**/b/**/c/**/d/**',
  'x/*a*a*a*b',
  '{a,b}'.repeat(200),
  `${'?(a)'.repeat(249)}b`,
  `${'{a,a?}'.repeat(160)}b`,
  `${'*a'.repeat(499)}b`,
  `${'**/'.repeat(300)}b`,
  `${'*/'.repeat(400)}b`,
  `*${'a'.repeat(998)}b`,
  `${'[ab]*'.repeat(199)}b`,
  `${'{0..999}'.repeat(120)}b`,
  `${'!(a)'.repeat(249)}b`,
  `${'!(|a|aa|aaa|aaaa)*'.repeat(50)}b`,
  `+(${Array.from({ length: 40 }, (_, index) => 'a'.repeat(index)).join('|')})b`,
  `*(${'?(a)'.repeat(240)})b`,
  `{${'a,'.repeat(400)}b}`,
  `[${'a-c'.repeat(300)}]*[${'x'.repeat(30)}]`,
]

const long = 'a'.repeat(250)
/** At length also those that take the most steps. */
const LONG_PATHS = [
  Array.from({ length: 14 }, () => long).join('/'),
  `${'a/'.repeat(500)}a`,
  '1'.repeat(1000),
  'ab'.repeat(500),
]
const PATHS = [
  'a'.repeat(40),
  'excel-spreadsheets-and-tables-and-charts/SKILL.md',
  'a'.repeat(255),
  'a'.repeat(1000),
  ...(atLength ? LONG_PATHS : []),
].flatMap((path) => [path, `${path}b`, `${path}/b`])

describe('the work is at most the length of the glob times that of the path', () => {
  test.each(HOSTILE.map((glob) => [glob.slice(0, 30), glob] as const))('%s', (_, text) => {
    const glob = parsed(text)
    for (const path of PATHS) {
      const { steps } = countingMatch(glob, path)
      expect([path.length, steps / ((text.length + 4) * (path.length + 2)) < 4]).toEqual([path.length, true])
    }
  })

  test('where it is not a mistake', () => {
    expect(parseGlob('([a-z/-]+)+!')).toHaveProperty('mistake')
    expect(parseGlob(`${'+('.repeat(30)}a${')'.repeat(30)}`)).toEqual({
      mistake: 'nests groups deeper than 4. Flatten it',
    })
    for (const glob of ['a'.repeat(1001), '{a,b}'.repeat(10_000)])
      expect(parseGlob(glob)).toEqual({ mistake: 'is longer than 1,000 characters. Write several globs' })
    expect(parseGlob('a'.repeat(1000))).not.toHaveProperty('mistake')
    for (const glob of ['[', '{', '+(', '!(']) expect(parseGlob(glob)).toHaveProperty('mistake')
  })

  test('and grows with the path alone where nothing is repeated', () => {
    const stepsOf = (length: number): number =>
      countingMatch(parsed('**/x*/y'), `${'x/'.repeat(length)}y`).steps
    expect(stepsOf(2000) / stepsOf(1000)).toBeLessThan(2.1)
  })
})

test('names are passed over where nothing can begin', () => {
  const path = `${Array.from({ length: 14 }, () => long).join('/')}/b1c`
  const { isMatch, steps } = countingMatch(parsed('**/b?c'), path)
  expect([isMatch, steps < path.length + 200]).toEqual([true, true])
})

test('a glob still matches after a thousand million characters', () => {
  const glob = parsed('+(?(a))b')
  expect(matchGlob(glob, 'aab')).toBe(true)
  glob.runner!.stamp = 2 ** 31 - 3
  expect([matchGlob(glob, 'aab'), glob.runner!.stamp < 2 ** 30]).toEqual([true, true])
})

describe('a list of globs', () => {
  const texts = [
    '**/b/**',
    'a',
    '*.md',
    'a/**',
    '**/c',
    'a*',
    'docs/*.md',
    '{x,y}/**',
    'x/**',
    '!(a)/b',
    '[ab]/b',
  ]
  const globs = texts.map((text) => parsed(text))

  test('finds the first that matches', () => {
    const list = compileGlobs(globs)
    const random = randomOf(3)
    const found = new Set<number>()
    for (let index = 0; index < 5000; index++) {
      const path = somePath(random, ['a', 'b', 'c', 'x', 'y', 'docs', '.md'])
      const first = globs.findIndex((glob) => matchGlob(glob, path))
      found.add(first)
      expect([path, matchAny(list, path)]).toEqual([path, first])
    }
    expect(found.size).toBeGreaterThan(8)
  })

  test('that ignore case are found in any case', () => {
    const list = compileGlobs([parsed('vendor/**'), parsed('Docs/**', { nocase: true })])
    expect(['VENDOR/a', 'vendor/a', 'dOCS/a', 'x'].map((path) => matchAny(list, path))).toEqual([
      -1, 0, 1, -1,
    ])
  })

  test('of nothing matches nothing', () => {
    expect(matchAny(compileGlobs([]), 'a')).toBe(-1)
  })

  test('tries those alone of which the path has the name, the start and the end', () => {
    const many = Array.from({ length: 500 }, (_, index) => parsed(`**/folder-${index}/**/*-x.md`))
    const others = ['a-*/b', '**/*.x', '**/x-y*', 'a/*/c'].map((text) => parsed(text))
    const list = compileGlobs([...many, ...others])
    expect(matchAny(list, 'a/folder-7/b/c-x.md')).toBe(7)
    expect([...many, ...others].flatMap(({ runner }, index) => (runner === undefined ? [] : index))).toEqual([
      7,
    ])
  })
})
