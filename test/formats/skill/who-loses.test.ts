import { expect, test } from 'vitest'
import { findings } from '../../linting.ts'

const skill = (fields: string) => ({
  path: 'skills/pdf/SKILL.md',
  text: `---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n${fields}\n---\nRead it.\n`,
})

test.each([
  ['too deep for passmuster', `metadata: ${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['too long for passmuster', `license: ${'MIT '.repeat(20_000)}`],
])('frontmatter %s is not said to be refused', async (_, fields) => {
  const [first] = await findings(skill(fields))
  expect(first?.rule).toBe('skill/frontmatter-yaml')
  expect(first?.message).not.toContain('refuse')
})
