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
