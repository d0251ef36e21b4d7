import { describe, expect, test } from 'vitest'
import { matchGlob, parseGlob } from '../../src/files/glob.ts'
import { parsed } from '../fuzz/globs.ts'

/** Which of the paths a glob matches. */
function matched(
  text: string,
  paths: readonly string[],
  options?: Parameters<typeof parseGlob>[1],
): readonly string[] {
  const glob = parsed(text, options)
  return paths.filter((path) => matchGlob(glob, path))
}

describe('a glob matches', () => {
  test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
    ['vendor', ['vendor'], ['vendo', 'vendors', 'a/vendor', 'vendor/a', 'Vendor']],
    ['docs/a b.md', ['docs/a b.md'], ['docs/a', 'docs', 'x/docs/a b.md', 'docs/aXb.md']],
    ['*', ['a', '.a', '*', 'a\nb'], ['a/b']],
    ['*.md', ['a.md', '.md', 'a.b.md'], ['a.mdx', 'a/b.md', 'amd']],
    ['a*c', ['ac', 'abc', 'abcc'], ['ab', 'a/c', 'bac']],
    ['a*a', ['aa', 'aba'], ['a']],
    ['a*b*c', ['abc', 'aXbYc', 'abbcc'], ['acb', 'ab/c']],
    ['docs/*', ['docs/a', 'docs/.a'], ['docs', 'docs/a/b']],
    ['docs/*.md', ['docs/a.md', 'docs/.md'], ['docs/a/b.md', 'docs/md']],
    ['*/*', ['a/b'], ['a', 'a/b/c']],
    ['?', ['a', '.', '😀', 'é'], ['', 'ab', '/']],
    ['a?c', ['abc', 'a?c', 'a.c'], ['ac', 'a/c', 'abbc']],
    ['a??', ['abc', 'a😀b'], ['ab', 'abcd']],
  ])('%s, characters of a name', checked)

  test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
    ['**', ['a', 'a/b', '.a/.b', 'a\nb'], []],
    ['**/a', ['a', 'b/a', 'b/c/a'], ['ba', 'a/b', 'b/ba']],
    ['a/**', ['a', 'a/b', 'a/b/c'], ['ab', 'b/a', 'b']],
    ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb', 'a/b/c', 'a']],
    ['**/a/**', ['a', 'a/b', 'x/a', 'x/a/b', 'a/a'], ['xa/b', 'ax', 'b']],
    ['**/a/**/b', ['a/b', 'x/a/y/b', 'a/a/b/b'], ['a', 'b/a', 'xa/b']],
    ['**/*.md', ['a.md', 'x/a.md', '.x/.md'], ['a.md/x', 'a.mdx']],
    ['a/**/**/b', ['a/b', 'a/x/b'], ['a']],
    ['a/**/**', ['a', 'a/b'], ['ab']],
    ['a/**/*', ['a/b', 'a/b/c'], ['a']],
    ['*/**', ['a/b', 'a/b/c'], ['a']],
    ['a*/**/**', ['ab/c'], ['ab', 'a']],
    ['*/**/b', ['a/b', 'a/x/b'], ['b']],
    ['?/**', ['a', 'a/b'], ['ab']],
    ['a**', ['a', 'ab'], ['a/b']],
    ['**a', ['a', 'ba'], ['b/a']],
    ['a/**b/c', ['a/b/c', 'a/xb/c'], ['a/x/b/c']],
    ['a***/b', ['a/b', 'ax/b'], ['a/x/b']],
    ['***', ['a'], ['a/b']],
    ['a/{**,x}/c', ['a/c', 'a/b/c', 'a/x/c'], ['ac']],
    ['{**/a,b}', ['a', 'x/a', 'b'], ['x/b']],
    ['a{/**,}', ['a', 'a/b'], ['ab']],
    ['{a,b}/**', ['a', 'b/c'], ['c', 'ab']],
    ['**{/a,/b}', ['a', 'x/b'], ['x']],
  ])('%s, folders', checked)

  test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
    ['[ab]', ['a', 'b', '[ab]'], ['c', 'ab', '']],
    ['[id]/x', ['i/x', '[id]/x'], ['id/x']],
    ['[a-c]', ['a', 'b', 'c'], ['d', '[a-c]', '-']],
    ['[!a]', ['b', '!'], ['a', '[!a]']],
    ['[^a]', ['b', '^'], ['a', '[^a]']],
    ['x[!a]y', ['xby'], ['xay', 'x/y']],
    ['[]a]', [']', 'a'], ['b', '[]a]']],
    ['[!]a]', ['b'], [']', 'a']],
    ['[a-]', ['a', '-'], ['b']],
    ['[-a]', ['a', '-'], ['b']],
    ['[\\]]', [']'], ['\\']],
    ['[*?{]', ['*', '?', '{'], ['a']],
    ['x[+-1]y', ['x.y'], ['x/y']],
    ['[😀é]', ['😀', 'é'], ['\ud83d', '\ude00']],
    ['[[:digit:]x]', ['7', 'x'], ['a', ':']],
    ['[![:alpha:]]', ['7', 'é'], ['a', 'Z']],
    ['x[[:punct:]]y', ['x-y', 'x_y'], ['x/y', 'xay']],
    ['[[:xdigit:]][[:space:]][[:upper:]]', ['f Z'], ['g Z', 'f z']],
    ['a]', ['a]'], ['a']],
  ])('%s, classes', checked)

  test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
    ['{a,b}', ['a', 'b'], ['ab', 'c', '{a,b}']],
    ['*.{md,txt}', ['a.md', '.txt'], ['a.m', 'a.mdtxt']],
    ['a{,b}', ['a', 'ab'], ['b']],
    ['{a,b{c,d}}', ['a', 'bc', 'bd'], ['b', 'ac']],
    ['{a/b,c}/d', ['a/b/d', 'c/d'], ['a/d', 'b/d']],
    ['{a,b}{c,d}', ['ac', 'bd'], ['ab', 'a']],
    ['{a*,?b}', ['a', 'ax', 'xb'], ['xc']],
    ['{{cookiecutter.name}}/x', ['{{cookiecutter.name}}/x'], ['cookiecutter.name/x']],
    ['{*}', ['{}', '{a}'], ['a']],
    ['{}', ['{}'], ['']],
    ['a}', ['a}'], ['a']],
    ['a,b', ['a,b'], ['a']],
    ['{a..b,c}', ['a..b', 'c'], ['a']],
    ['{(a),b}', ['(a)', 'b'], ['a']],
    ['{a,b/}**', ['a', 'ax', 'b', 'b/c/d'], ['a/x', 'bx']],
    ['**{/a,b}', ['x/a', 'b', 'xb'], ['x/b']],
    ["it's{a,$b}{,c}", ["it'sa", "it's$bc"], ["it's"]],
    ['[{,}]{[}],[]]}[]a]', ['{}]', ',]a'], ['}{a']],
  ])('%s, braces', checked)

  test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
    ['(a)/b (1).md', ['(a)/b (1).md'], ['a/b 1.md']],
    ['a+', ['a+'], ['a', 'aa']],
    ['[a]+', ['a+'], ['aa']],
    ['{a,b}+', ['a+', 'b+'], ['aa', 'a']],
    ['a@b#c$d^e', ['a@b#c$d^e'], []],
    ['a!b', ['a!b'], []],
    ['"a"', ['"a"'], ['a']],
    ['.*', ['.a', '.'], ['a']],
    ['\\*\\?\\[a\\]', ['*?[a]'], ['xy[a]', 'xya']],
    ['\\{a,b\\}', ['{a,b}'], ['a']],
    ['\\@(a)', ['@(a)'], ['a']],
    ['{a\\,b,c}', ['a,b', 'c'], ['a']],
    ['\\!a', ['!a'], ['a']],
    ['a\\\\b', ['a\\b'], ['ab']],
  ])('%s, characters that mean nothing else', checked)

  function checked(glob: string, matching: readonly string[], others: readonly string[]): void {
    expect(matched(glob, [...matching, ...others])).toEqual(matching)
  }
})

describe('with options, a glob', () => {
  test('starts in any folder', () => {
    expect(matched('a', ['a', 'x/a', 'a/x', 'xa'], { anyDepth: true })).toEqual(['a', 'x/a'])
    expect(matched('*.md', ['a.md', 'x/a.md'], { anyDepth: true })).toEqual(['a.md', 'x/a.md'])
    expect(matched('{a,b/c}', ['x/a', 'x/b/c', 'x/c'], { anyDepth: true })).toEqual(['x/a', 'x/b/c'])
    expect(matched('**/a', ['a', 'x/a'], { anyDepth: true })).toEqual(['a', 'x/a'])
  })

  test('matches what is in a folder that it matches', () => {
    expect(matched('a', ['a', 'a/x', 'a/x/y', 'ax', 'x/a'], { below: true })).toEqual(['a', 'a/x', 'a/x/y'])
    expect(matched('*.d', ['a.d', 'a.d/x', 'a.dx'], { below: true })).toEqual(['a.d', 'a.d/x'])
    expect(matched('*/**', ['a', 'a/b', 'a/b/c'], { below: true })).toEqual(['a/b', 'a/b/c'])
    expect(matched('{a,b}', ['b/x', 'c/x'], { below: true })).toEqual(['b/x'])
    expect(matched('a', ['a', 'x/a/y', 'xa/y'], { anyDepth: true, below: true })).toEqual(['a', 'x/a/y'])
  })
})

describe('a glob that cannot be meant is a mistake', () => {
  test.each([
    ['', 'is empty. Write `**` for all files'],
    ['!a', 'starts with `!`, but a glob cannot exclude files. Name the files to match'],
    ['a//b', 'has an empty name between two `/`. Remove one `/`'],
    ['{a,b', 'has a `{` that is never closed. Close it, or write `\\{` for the text'],
    ['[a', 'has a `[` that is never closed. Close it, or write `\\[` for the character'],
    ['[]', 'has a `[` that is never closed. Close it, or write `\\[` for the character'],
    ['[a/b]', 'has a `/` between `[` and `]`. Close the `[`, or write `\\[` for the character'],
    ['[z-a]', 'has a range between `[` and `]` that is backwards. Swap its two ends'],
    ['docs\\*.md\\a', 'has a `\\` that escapes nothing. Write `/` between folders'],
    ['docs\\', 'has a `\\` that escapes nothing. Write `/` between folders'],
    ['[\\d]', 'has a `\\` that escapes nothing. Write `/` between folders'],
    ['{1..1000000000}', 'has `{1..1000000000}`, which is not supported. Write several globs'],
    ['x{01..-9..2}', 'has `{01..-9..2}`, which is not supported. Write several globs'],
    ['{a,{c..a}}', 'has `{c..a}`, which is not supported. Write several globs'],
    ['@(a|b)', 'has `@(…)`, which is not supported. Write several globs'],
    ['{a?(b),c}', 'has `?(…)`, which is not supported. Write several globs'],
    ['**(a)', 'has `*(…)`, which is not supported. Write several globs'],
    ['+(a|b', 'has `+(…)`, which is not supported. Write several globs'],
    ['!(README).md', 'has `!(…)`, which is not supported. Write several globs'],
    ['x/(a|b)', 'has `(…|…)`, which is not supported. Write several globs'],
    [`${'{a,b}'.repeat(6)}{c,{d,e}}`, 'stands for more than 100 globs with its braces. Write several globs'],
  ])('%s', (glob, mistake) => {
    expect(parseGlob(glob)).toEqual({ mistake })
  })

  test('and an unknown class is told the known ones', () => {
    expect(parseGlob('[[:letter:]]')).toEqual({
      mistake: expect.stringMatching(/^has an unknown class after `\[:`. Use alnum, alpha, .* or xdigit$/),
    })
  })
})
