import { readdirSync } from 'node:fs'
import micromatch from 'micromatch'
import { describe, expect, test } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { formatsNamed } from '../../src/formats/names.ts'
import { atLength } from '../at-length.ts'
import { randomOf } from '../random.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

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
  '.claude',
  '.claude/agents',
  '.claude/skills',
  '.claude-plugin',
  '.claude-plugin/plugin.json',
  'Marketplace.json',
  'skills',
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
  test('in 25,000 generated paths', () => {
    const random = randomOf(11)
    const seen = new Map<string, number>()
    for (let index = 0; index < 25_000; index++) {
      const path = Array.from({ length: 1 + random.below(4) }, () => random.pick(PARTS)).join('/')
      expect([path, namesOf(path)]).toEqual([path, byGlobs(path)])
      for (const name of namesOf(path)) seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    expect([...seen.keys()].sort()).toEqual(formats.map(({ name }) => name).sort())
    expect([...seen].filter(([, number]) => number <= 500)).toEqual([])
  })

  if (atLength)
    test.skipIf(!hasRealFiles)('in real files', () => {
      for (const path of readdirSync(realFiles, { recursive: true, encoding: 'utf8' }))
        expect([path, namesOf(path)]).toEqual([path, byGlobs(path)])
    })
})
