import { describe, expect, test } from 'vitest'
import { matcher } from '../../../src/project/config/globs.ts'

describe('a list of globs', () => {
  test('finds the first that matches', () => {
    const match = matcher('/r', ['**/b/**', '/a', '*.md', '/a/**', 'a*'])
    const found = ['a', 'x.md', 'b.md/b', 'a/c', 'ab', 'c'].map((path) => match(`/r/${path}`))
    // A folder that a glob matches is matched with all in it.
    expect(found).toEqual([1, 2, 0, 1, 4, -1])
  })

  test('of nothing matches nothing, and neither does any outside the folder', () => {
    expect(matcher('/r', [])('/r/a')).toBe(-1)
    expect(matcher('/r', ['**'])('/s/a')).toBe(-1)
  })
})
