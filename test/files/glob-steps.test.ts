import { describe, expect, test } from 'vitest'
import type { Glob } from '../../src/files/glob.ts'
import { matchGlob, parseGlob } from '../../src/files/glob.ts'
import { atLength } from '../at-length.ts'
import { parsed, pathNear, usualGlob } from '../fuzz/globs.ts'
import { randomOf } from '../random.ts'

/** How many steps it takes to match a path, for each character of the glob without braces and of the path. */
function share(glob: Glob, path: string): number {
  const counted = { steps: 0 }
  matchGlob(glob, path, counted)
  return counted.steps / ((glob.length + 4) * (path.length + 2))
}

/** Globs that made regular expressions run for ever, and those that take the most steps. */
const HOSTILE = [
  '(a+)+b',
  '(?:a+)+$',
  '[a]+[a]+[a]+[a]+[a]+b',
  '*a*a*a/*a*a*a/*a*a*a/*a*a*a/*a*a*b',
  '**/*a*a*a/**/*a*a*a/**/*a*a*b',
  '*a*a*a*a*a*a*a*a*a*b',
  '**/a/**/a/**/a/b',
  '**/a/**/a/**/a/**/a/**/b',
  '**/a/**/b/**/c/**/d/**',
  'x/*a*a*a*b',
  `${'*a'.repeat(499)}b`,
  `${'**/'.repeat(300)}b`,
  `${'*/'.repeat(400)}b`,
  `*${'a'.repeat(998)}b`,
  `${'[ab]*'.repeat(199)}b`,
  '{a,aa,}{a,aa,}{a,aa,}b',
  `${'{*a*,*aa}'.repeat(6)}b`,
  `{${'*a,'.repeat(99)}*b}`,
  `${'[a]*?'.repeat(100)}[b]`,
  `${'**/*a*/'.repeat(140)}b`,
  `${'**/a/'.repeat(190)}b`,
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
    for (const path of PATHS) expect([path.length, share(glob, path) < 4]).toEqual([path.length, true])
  })

  test('for globs of any length that repeat a part', () => {
    const random = randomOf(Number(process.env['FUZZ_SEED'] ?? 1))
    let worst = 0
    for (let index = 0; index < (atLength ? 3000 : 100); index++) {
      const part = usualGlob(random)
      const text = part.repeat(1 + random.below(20)).replace(/\{/g, '\\{')
      const glob = parseGlob(text)
      if ('mistake' in glob) continue
      const path = pathNear(part, random).repeat(1 + random.below(100))
      const found = share(glob, path)
      if (found >= 4) expect([text, path]).toEqual([])
      worst = Math.max(worst, found)
    }
    // If not even these come near the bound, they are no test of it.
    expect(worst).toBeGreaterThan(0.05)
  })

  test('where it is not a mistake', () => {
    expect(parseGlob('([a-z/-]+)+!')).toHaveProperty('mistake')
    expect(parseGlob(`${'+('.repeat(30)}a${')'.repeat(30)}`)).toHaveProperty('mistake')
    for (const glob of ['{a,b}'.repeat(7), '{a,b}'.repeat(200), `{${'a,'.repeat(100)}b}`])
      expect(parseGlob(glob)).toEqual({
        mistake: 'stands for more than 100 globs with its braces. Write several globs',
      })
    for (const glob of ['a'.repeat(1001), '{a,b}'.repeat(10_000)])
      expect(parseGlob(glob)).toEqual({ mistake: 'is longer than 1,000 characters. Write several globs' })
    for (const glob of ['a'.repeat(1000), '{'.repeat(500) + '}'.repeat(500)])
      expect(parseGlob(glob)).not.toHaveProperty('mistake')
    for (const glob of ['[', '{', '+(', '!(']) expect(parseGlob(glob)).toHaveProperty('mistake')
  })

  test('and grows with the path alone where nothing is repeated', () => {
    const stepsOf = (length: number): number => {
      const counted = { steps: 0 }
      matchGlob(parsed('**/x*/y'), `${'x/'.repeat(length)}y`, counted)
      return counted.steps
    }
    expect(stepsOf(2000) / stepsOf(1000)).toBeLessThan(2.1)
  })
})
