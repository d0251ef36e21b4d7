import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import micromatch from 'micromatch'
import { describe, expect, test } from 'vitest'
import { loadFormats } from '../../src/formats/index.ts'
import { formatsNamed } from '../../src/formats/names.ts'
import { randomOf } from '../random.ts'

const formats = await loadFormats()

const matchers = formats.map(({ name, files }) => ({
  name,
  matches: files.map((glob) => micromatch.matcher(glob, { dot: true, nocase: true })),
}))

/**
 * What the globs of the formats say. In globs no wildcard stands for a line break, which a path may well
 * have.
 */
function byGlobs(path: string): readonly string[] {
  const line = path.replace(/[\n\r\u2028\u2029]/g, ' ')
  return matchers.filter(({ matches }) => matches.some((each) => each(line))).map(({ name }) => name)
}

function namesOf(path: string): readonly string[] {
  return formatsNamed(path).map(({ name }) => name)
}

const PARTS = [
  'SKILL.md',
  'skill.MD',
  'xSKILL.md',
  'SKILL.md.',
  'SKILL',
  '.3md',
  'a.3md',
  'a.3MD',
  '3md',
  '.agent.md',
  'a.agent.md',
  'A.Agent.MD',
  'a.chatmode.md',
  '.chatmode.md',
  '.github',
  '.GitHub',
  'agents',
  'Agents',
  'README.md',
  'readme.md',
  'README',
  'x.md',
  '.md',
  'a b.md',
  'line\nbreak.md',
  'a\n.agent.md',
  '\u2028.3md',
  'ü.md',
  '(a).agent.md',
  '[b].3md',
  '!.md',
]

describe('the names of files are those that the globs of the formats match', () => {
  test('in 20,000 generated paths', () => {
    const random = randomOf(11)
    const seen = new Map<string, number>()
    for (let index = 0; index < 20_000; index++) {
      const path = Array.from({ length: 1 + random.below(4) }, () => random.pick(PARTS)).join('/')
      expect([path, namesOf(path)]).toEqual([path, byGlobs(path)])
      for (const name of namesOf(path)) seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    expect([...seen.values()].every((number) => number > 500) && seen.size === formats.length).toBe(true)
  })

  const corpus = fileURLToPath(new URL('../../../shared/corpus', import.meta.url))
  test.skipIf(!existsSync(corpus))('in ../shared/corpus', () => {
    for (const path of readdirSync(corpus, { recursive: true, encoding: 'utf8' }))
      expect([path, namesOf(path)]).toEqual([path, byGlobs(path)])
  })
})
