import { expect, test } from 'vitest'
import { findings } from '../../linting.ts'

const TEXT =
  '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead thé file.\n'

test.each([
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 1],
  ['Latin-1', Buffer.from(TEXT, 'latin1'), 5],
] as const)('a skill in %s is told to be saved as UTF-8', async (_, text, line) => {
  const found = await findings({ path: 'skills/pdf/SKILL.md', text })
  expect(found.map(({ rule }) => rule)).toEqual(['file/encoding'])
  expect(found[0]!.range.start.line).toBe(line)
  expect(found[0]!.message).toContain('Save the file as UTF-8.')
})

test.each([
  ['git-crypt', '\0GITCRYPT\0'],
  ['age', 'age-encryption.org/v1\n'],
])('a skill that %s has encrypted is told of, and not to be saved anew', async (_, head) => {
  const text = Buffer.concat([Buffer.from(head), Buffer.from([0xd0, 0x01, 0xff])])
  expect(await findings({ path: '.claude/skills/pdf/SKILL.md', text })).toMatchObject([
    {
      rule: 'file/encoding',
      severity: 'info',
      message: 'The file is encrypted, so nothing in it is checked. Decrypt it before the check.',
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
    },
  ])
})
