import micromatch from 'micromatch'
import { describe, expect, test } from 'vitest'
import { matchGlob } from '../../src/files/glob.ts'
import { atLength } from '../at-length.ts'
import { parsed, pathNear, usualGlob } from '../fuzz/globs.ts'
import { randomOf } from '../random.ts'

/** Pairs of a glob and a path: each glob is tried on ten paths. */
const PAIRS = atLength ? 400_000 : 10_000

describe('micromatch', () => {
  test('agrees on the globs that people write', { timeout: 600_000 }, () => {
    const random = randomOf(Number(process.env['FUZZ_SEED'] ?? 1))
    let matching = 0
    for (let index = 0; index < PAIRS / 10; index++) {
      const text = usualGlob(random)
      const [glob, theirs] = [parsed(text), micromatch.matcher(text, { dot: true })]
      for (const path of Array.from({ length: 10 }, () => pathNear(text, random))) {
        const isMatch = theirs(path)
        if (matchGlob(glob, path) !== isMatch) expect([text, path, !isMatch]).toEqual([text, path, isMatch])
        matching += Number(isMatch)
      }
    }
    expect([matching > PAIRS / 3, matching < (2 * PAIRS) / 3]).toEqual([true, true])
  })

  test.each([
    ['vendor', 'docs/examples', '**/*.agent.md', 'a/**/b/*/c*.{md,txt}', '\\{a\\{b', 'a*b*c*', '[id]/*'],
    ['**/SKILL.md', '**/*.3md', '**/*.chatmode.md', '*a*a*b', '**/a/**/a/**/a/b', '*/**', 'a*/**/**'],
  ])('agrees on the globs of other tests', (...globs) => {
    const names = 'a b vendor docs examples x.agent.md c.md c aab {a{b [id] i ac SKILL.md'.split(' ')
    const random = randomOf(2)
    const paths = Array.from({ length: 500 }, () =>
      Array.from({ length: 1 + random.below(5) }, () => random.pick(names)).join('/'),
    )
    for (const glob of globs) {
      const [ours, theirs] = [parsed(glob), micromatch.matcher(glob, { dot: true })]
      expect([glob, paths.filter((path) => matchGlob(ours, path))]).toEqual([
        glob,
        paths.filter((path) => theirs(path)),
      ])
    }
  })

  test.each<[reason: string, glob: string, path: string, ours: boolean]>([
    ['does not know that `!` negates a class', '[!a]', 'a', false],
    ['does not know that `!` negates a class', '[!a]', 'b', true],
    ['reads a `|` as that of a regular expression', '{a|b,c}', 'a', false],
    ['reads a `+` after a group as a repetition', '{a,b}+', 'aa', false],
    ['makes an invalid expression of a `+` at the start of braces', '{+a,b}', 'b', true],
    ['takes `**` beside braces for folders', '**{a,b}', 'x/a', false],
    ['does not take `**` in braces for no folder', '{**/a,b}', 'a', true],
    ['lets a last name be missing that may be empty', 'b/**/{a,*}', 'b', false],
    ['takes half a character for a whole one', '?', '😀', true],
    ['takes no line break for a part of a folder', '**/a', 'x\ny/a', true],
    ['drops quotation marks', '"a"', 'a', false],
    ['loses text after a named class', '[[:alpha:]]a.md', 'x.md', false],
    ['wants a character after the dot, though not in `x/*.*`', '*.*', 'a.', true],
    ['lets a class match a slash', 'a[[:punct:]]b', 'a/b', false],
    ['lets a glob match its own text', '{a,b}', '{a,b}', false],
  ])('%s: %s', (_, glob, path, ours) => {
    expect([micromatch.matcher(glob, { dot: true })(path), matchGlob(parsed(glob), path)]).toEqual([
      !ours,
      ours,
    ])
  })
})
