import { describe, expect, test } from 'vitest'
import { parseFrontmatter } from '../../src/syntax/frontmatter.ts'

describe('frontmatter that is longer than any that people write is not read', () => {
  const LONGEST = 64 * 1024
  const text = (content: string): string => `\ufeff---\r\n${content}---\r\nRead it.\n`

  test.each([
    ['plain', (length: number) => `a: ${'b'.repeat(length - 5)}\r\n`],
    ['in lists', (length: number) => `a:\n${' - b\n'.repeat(length).slice(0, length - 4)}\n`],
    ['quoted', (length: number) => `a: "${'b\\n'.repeat(length).slice(0, length - 6 - (length % 3))}"\n`],
  ])('%s', (_, content) => {
    const read = parseFrontmatter(text(content(LONGEST - 3)))
    expect([read.state, [...read.fields.keys()]]).toEqual(['read', ['a']])
    const { state, fields, problems, body } = parseFrontmatter(text(content(LONGEST + 3)))
    expect([state, fields.size]).toEqual(['broken', 0])
    expect(problems).toEqual([
      {
        range: [1, 4],
        message: expect.stringMatching(
          /^The frontmatter has 65,53\d characters, more than the 65,536 that are read\. Move text below the closing `---`\.$/,
        ),
      },
    ])
    expect(text(content(LONGEST + 3)).slice(...body)).toBe('Read it.\n')
  })

  test('up to the last character that is', () => {
    expect(parseFrontmatter(text(`a: ${'b'.repeat(LONGEST - 4)}\n`)).state).toBe('read')
    expect(parseFrontmatter(text(`a: ${'b'.repeat(LONGEST - 3)}\n`)).state).toBe('broken')
  })
})
