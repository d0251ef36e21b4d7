import micromatch from 'micromatch'
import { describe, expect, test } from 'vitest'
import type { Glob } from '../../src/files/glob.ts'
import { matchGlob, parseGlob } from '../../src/files/glob.ts'
import { PLAIN_NAMES, plainGlob, somePath } from '../fuzz/globs.ts'
import { randomOf } from '../random.ts'

function parsed(text: string): Glob {
  const glob = parseGlob(text)
  if ('mistake' in glob) throw new Error(`${text} ${glob.mistake}`)
  return glob
}

describe('micromatch', () => {
  test('agrees on 20,000 generated paths', () => {
    const random = randomOf(1)
    let matching = 0
    for (let index = 0; index < 2000; index++) {
      const text = plainGlob(random)
      const [glob, theirs] = [parsed(text), micromatch.matcher(text, { dot: true })]
      for (const path of Array.from({ length: 10 }, () => somePath(random, PLAIN_NAMES))) {
        expect([text, path, matchGlob(glob, path)]).toEqual([text, path, theirs(path)])
        matching += Number(theirs(path))
      }
    }
    expect(matching).toBeGreaterThan(1000)
  })

  test.each([
    ['vendor', 'docs/examples', '**/*.agent.md', 'a/**/b/*/c*.{md,txt}', '+(a|b)/*', '\\{a\\{b', 'a*b*c*'],
    ['**/SKILL.md', '**/*.3md', '**/*.chatmode.md', '*a*a*b', '+(a|b)c', '**/a/**/a/**/a/b', '/etc/**'],
  ])('agrees on the globs of other tests', (...globs) => {
    const names = [
      'a',
      'b',
      'vendor',
      'docs',
      'examples',
      'x.agent.md',
      'c.md',
      'c',
      'aab',
      '{a{b',
      'ac',
      'SKILL.md',
    ]
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
    ['excludes each name that starts with an excluded one', '!(README).md', 'README2.md', true],
    ['does not know that `!` negates a class', '[!a]', 'a', false],
    ['does not know that `!` negates a class', '[!a]', 'b', true],
    ['reads numbers of a range as characters of a class', '{1..12}', '7', true],
    ['reads groups that it finds too slow as text', '+(a|aa)', 'aaa', true],
    ['reads parentheses as those of a regular expression', '(a|b)', 'a', false],
    ['reads a `|` as that of a regular expression', '{a|b,c}', 'a', false],
    ['reads a `+` after a group as a repetition', '{a,b}+', 'aa', false],
    ['reads a `?` after a group as an option', 'b@(a)?', 'b', false],
    ['makes an invalid expression of a `+` at the start of braces', '{+a,b}', 'b', true],
    ['makes an invalid expression of a `?` at the start of a group', '@(?|ab)', 'x', true],
    ['takes `**` beside braces for folders', '**{a,b}', 'x/a', false],
    ['does not take `**` in braces for no folder', '{**/a,b}', 'a', true],
    ['lets a last name be missing that may be empty', 'b/**/*(a)', 'b', false],
    ['lets a last name be missing that may be empty', 'b/**/!(a)', 'b', false],
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
