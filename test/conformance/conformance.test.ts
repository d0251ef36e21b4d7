import { describe, expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import { currentPart } from '../docs/current.ts'
import { findings } from '../linting.ts'
import type { Files, Sentence } from './vectors.ts'
import { readSentences, readTitles } from './vectors.ts'

const ids = new Set(rules.map(({ id }) => id))
const sentences = readSentences()

/** The rules that refuse a vector; of what is only said, the one that is meant. */
async function refusalsOf(files: Files, { options, rule }: Sentence): Promise<readonly string[]> {
  const [[path = '', text = ''] = [], ...beside] = Object.entries(files)
  const found = await findings({ path, text, files: Object.fromEntries(beside) }, options)
  const refusing = found.filter((each) => each.severity !== 'info' || each.rule === rule)
  return [...new Set(refusing.map((each) => each.rule))]
}

describe.each(
  sentences.map((each) => [`${each.specification}, ${each.section}: ${each.sentence}`, each] as const),
)('%s', (_, sentence) => {
  test('a file that upholds it is not refused', async () => {
    expect(sentence.valid.length).toBeGreaterThan(0)
    for (const files of sentence.valid)
      expect(await refusalsOf(files, sentence), Object.values(files)[0]).toEqual([])
  })

  test.runIf(sentence.rule !== undefined)(
    'a file that violates it is refused by its rule alone',
    async () => {
      expect(ids).toContain(sentence.rule)
      expect(sentence.invalid.length).toBeGreaterThan(0)
      for (const files of sentence.invalid)
        expect(await refusalsOf(files, sentence), Object.values(files)[0]).toEqual([sentence.rule])
    },
  )
})

test('no sentence stands twice', () => {
  const all = sentences.map(({ specification, sentence }) => `${specification} ${sentence}`)
  expect(new Set(all).size).toBe(all.length)
})

test('docs/reference/conformance.md has every sentence', () => {
  const tables = [...readTitles()].map(([name, title]) => {
    const rows = sentences.filter(({ specification }) => specification === name).map(row)
    return `\n## ${title}\n\n| section | sentence | rule | vectors |\n|---|---|---|---|\n${rows.join('')}`
  })
  currentPart('docs/reference/conformance.md', tables.join(''), { mark: '<!-- sentences -->\n' })
})

function row({ specification, section, sentence, rule, valid, invalid }: Sentence): string {
  const [group, name] = rule?.split('/') ?? []
  const refusing = rule === undefined ? 'a permission' : `[${rule}](../${group}.md#${name})`
  const vectors = `[${valid.length} valid${invalid.length === 0 ? '' : `, ${invalid.length} invalid`}](../../test/conformance/${specification}.md)`
  return `| ${section} | ${sentence.replaceAll('|', '\\|')} | ${refusing} | ${vectors} |\n`
}
