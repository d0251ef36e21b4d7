import { expect, test } from 'vitest'
import { findings, open } from '../../src/browser/index.ts'
import { LARGEST_FILE } from '../../src/lint/reading.ts'
import { skill } from '../folder.ts'
import { findings as findingsOfRun } from '../linting.ts'

type Texts = Readonly<Record<string, string>>

/** What a run finds in these texts. */
function found(texts: Texts): ReturnType<typeof findingsOfRun> {
  const [path, text] = Object.entries(texts)[0]!
  return findingsOfRun({ path, text, files: texts })
}

const TWO: Texts = {
  'skills/pdf/SKILL.md': skill('pdf', 'Read [it](gone.md) and [that](references/all.md).\n'),
  'skills/excel/SKILL.md': skill('pdf'),
  'skills/pdf/references/all.md': 'See [it](gone.md).\n',
  'README.md': '[Gone](gone.md)\n',
}

test('a map, a record and texts that are put later have the findings of a run', async () => {
  const expected = await found(TWO)
  expect(expected.length).toBeGreaterThan(2)
  expect(findings(open(TWO))).toEqual(expected)
  expect(findings(open(new Map(Object.entries(TWO))))).toEqual(expected)
  const later = open({})
  expect(findings(later)).toEqual([])
  for (const [path, text] of Object.entries(TWO)) later.put(path, text)
  expect(findings(later)).toEqual(expected)
})

test.each(['a', 'é', '€', '🧭'])('texts of %s are too large as files of them are', async (character) => {
  const start = skill('pdf')
  const room = LARGEST_FILE - Buffer.byteLength(start)
  const most = start + character.repeat(Math.floor(room / Buffer.byteLength(character)))
  for (const text of [most, most + character]) {
    const texts = { 'skills/pdf/SKILL.md': text }
    expect(findings(open(texts))).toEqual(await found(texts))
  }
})

test('a text that is too large is not read for the sake of another', async () => {
  const link = '\n[Gone](gone.md)\n'
  const counts: number[] = []
  for (const before of [LARGEST_FILE - link.length, LARGEST_FILE - link.length + 1]) {
    const texts = {
      'skills/pdf/SKILL.md': skill('pdf', '[All](all.md)\n'),
      'skills/pdf/all.md': 'a'.repeat(before) + link,
    }
    const expected = await found(texts)
    expect(findings(open(texts))).toEqual(expected)
    counts.push(expected.length)
  }
  expect(counts[0]).toBeGreaterThan(counts[1]!)
})

test('settings choose the rules and the day', () => {
  const texts = { 'skills/pdf/SKILL.md': skill('excel') }
  expect(findings(open(texts))).toMatchObject([{ rule: 'skill/name-directory' }])
  expect(findings(open(texts, { rules: new Map([['skill/name-directory', 'off']]) }))).toEqual([])
  const until = {
    'skills/pdf/SKILL.md': skill('excel').replace(
      '---\n',
      '---\n# passmuster-ignore skill/name-directory until=2026-06-15: Soon\n',
    ),
  }
  expect(findings(open(until, { today: '2026-06-15' }))).toEqual([])
  expect(findings(open(until, { today: '2026-06-16' })).length).toBeGreaterThan(0)
})
