import micromatch from 'micromatch'
import { describe, expect, test } from 'vitest'
import { globMistake } from '../../src/files/glob-mistakes.ts'

describe('a glob that cannot be meant, or that would be matched for ever, is a mistake', () => {
  test.each([
    ['a'.repeat(1001), 'is longer than 1,000 characters. Write several globs'],
    ['{a,b}'.repeat(10_000), 'is longer than 1,000 characters. Write several globs'],
    ['!a', 'starts with `!`, but no glob takes anything out. Name what is meant'],
    ['{a,{b,{c,{d,{e}}}}}', 'nests groups deeper than 4. Flatten it'],
    ['+(a|aa)+(a|aa)b', 'repeats more than one group. Write several globs'],
    ['+(a|aa)b', 'repeats a group that matches one name in many ways. Write several globs'],
    ['*(a|*)b', 'repeats a group that matches one name in many ways. Write several globs'],
    ['+(+(a))b', 'repeats more than one group. Write several globs'],
    ['**/a/**/b/**/c/**/d/**', 'has more than 3 `**`. Shorten it'],
    ['x/*a*a*a*b', 'has more than 3 `*` in one name. Shorten it'],
    ['{1..1000000000}', 'has a range of numbers above 999. Use `*`'],
    ['{5000..1}', 'has a range of numbers above 999. Use `*`'],
  ])('%.30s', (glob, mistake) => {
    expect(globMistake(glob)).toBe(mistake)
  })
})

test.each([
  'vendor',
  '/docs/examples',
  '**/*.agent.md',
  'a/**/b/*/c*.{md,txt}',
  '!(README).md',
  '+(a|b)/*',
  '{1..12}',
  '\\{a\\{b',
  'a*b*c*',
])('%s is no mistake', (glob) => {
  expect(globMistake(glob)).toBeUndefined()
})

test('the slowest globs that are left take no longer than a breath', () => {
  for (const glob of ['*a*a*b', '+(a|b)c', '**/a/**/a/**/a/b', '!(*a*|*b)/b']) {
    expect(globMistake(glob)).toBeUndefined()
    const matches = micromatch.matcher(glob, { dot: true })
    const started = performance.now()
    for (const path of ['a'.repeat(255), 'a/'.repeat(200)]) matches(path)
    expect([glob, performance.now() - started < 5000]).toEqual([glob, true])
  }
})
