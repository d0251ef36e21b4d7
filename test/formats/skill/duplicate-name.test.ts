import { expect, test } from 'vitest'
import { skill } from '../../folder.ts'
import { lintOn } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'

async function duplicates(paths: readonly string[]): Promise<readonly string[]> {
  const host = memoryHost({
    '.git/HEAD': '',
    ...Object.fromEntries(paths.map((path) => [`${path}/SKILL.md`, skill('pdf')])),
  })
  const { stdout } = await lintOn(host)
  return JSON.parse(stdout).diagnostics.flatMap(({ rule, path }: { rule: string; path: string }) =>
    rule === 'skill/duplicate-name' ? path : [],
  )
}

const owners = (number: number): readonly string[] =>
  Array.from({ length: number }, (_, index) => `skills/owner-${index}/pdf`)

test('the skills of many owners are compared within each owner', async () => {
  expect(await duplicates([...owners(30), 'skills/owner-7/more/pdf'])).toEqual([
    'skills/owner-7/pdf/SKILL.md',
  ])
})

test('those of a few subjects are compared with each other', async () => {
  expect(await duplicates(owners(3))).toEqual(['skills/owner-1/pdf/SKILL.md', 'skills/owner-2/pdf/SKILL.md'])
})

test('so are those of many subjects, which have subjects in them', async () => {
  const deeper = Array.from({ length: 5 }, (_, index) => `skills/owner-${index}/more/excel-${index}`)
  expect(await duplicates([...owners(30), ...deeper])).toHaveLength(29)
})

test('so are those of many folders where most hold a skill themselves', async () => {
  const skills = Array.from({ length: 31 }, (_, index) => `skills/skill-${index}`)
  expect(await duplicates([...owners(30), ...skills])).toHaveLength(29)
})
