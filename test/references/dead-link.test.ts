import { expect, test } from 'vitest'
import type { Entry } from '../../src/model.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const HEAD = '---\nname: reader\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n'

async function messages(files: Readonly<Record<string, Entry>>): Promise<readonly string[]> {
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', ...files }))
  return JSON.parse(stdout).diagnostics.map(({ message }: { message: string }) => message)
}

const linked = (body: string): Readonly<Record<string, Entry>> => ({
  'agents/reader.md': HEAD + body,
  'agents/startup.md': '# Startup\n',
  'skills/reader/SKILL.md': { link: '../../agents/reader.md' },
})

test('a file that is beside the target of a symbolic link alone is said to be there', async () => {
  expect(await messages(linked('[a](startup.md) [b](gone.md)\n'))).toEqual([
    '`startup.md` does not exist beside this symbolic link, only in `agents/`, where the link leads. Add a link to it here, too.',
    '`gone.md` does not exist. Add the file or correct the path.',
  ])
})

test('what a skill’s link meant is not looked for in a directory with ten thousand files', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`skills/reader/a/${index}.md`, '']),
  )
  const files = {
    'skills/reader/SKILL.md': `${HEAD}[a](forms.md)\n`,
    'skills/reader/references/forms.md': '',
  }
  expect(await messages(files)).toEqual(['`forms.md` does not exist. Did you mean `references/forms.md`?'])
  expect(await messages({ ...files, ...many })).toEqual([
    '`forms.md` does not exist. Add the file or correct the path.',
  ])
})
