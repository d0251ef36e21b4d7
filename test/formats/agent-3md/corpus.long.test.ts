import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { agent3md } from '../../../src/formats/agent-3md/index.ts'
import { lint } from '../../../src/lint/lint.ts'
import type { Source } from '../../../src/model.ts'
import { alone } from '../../no-files.ts'
import { hasRealFiles, realFiles } from '../../real-files.ts'

function sourcesIn(folder: string): readonly Source[] {
  if (!hasRealFiles) return []
  const paths = readdirSync(join(realFiles, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.3md'),
  )
  return paths.map((path) => alone(path, readFileSync(join(realFiles, folder, path), 'utf8')))
}

/** The hits of each rule over some files. */
function hitsIn(sources: readonly Source[]): Readonly<Record<string, number>> {
  const hits: Record<string, number> = {}
  for (const source of sources) {
    for (const { rule } of lint(source, agent3md, { preset: 'strict', rules: new Map() }).diagnostics)
      hits[rule] = (hits[rule] ?? 0) + 1
  }
  return hits
}

describe.skipIf(!hasRealFiles)('published files', () => {
  const agents = sourcesIn('CorvidLabs+agent-3md')
  const plain = sourcesIn('CorvidLabs+3md')

  test('four agents have no findings', () => {
    expect(agents).toHaveLength(4)
    expect(agents.map((source) => agent3md.parse(source).isAgent)).toEqual([true, true, true, true])
    expect(hitsIn(agents)).toEqual({})
  })

  test('plain 3md documents have no findings and are no agents', () => {
    expect(plain).toHaveLength(58)
    expect(plain.filter((source) => agent3md.parse(source).isAgent)).toEqual([])
    expect(hitsIn(plain)).toEqual({})
  })

  test('values that are not quoted are read as they stand', () => {
    let difficult = 0
    for (const source of [...agents, ...plain]) {
      const { pairs } = agent3md.parse(source)
      const lines = source.text
        .split('---')[1]!
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      expect(pairs.map(({ key, range }) => source.text.slice(key[0], range[1]))).toEqual(lines)
      for (const { value, quote, key, range } of pairs) {
        if (quote !== undefined) continue
        expect(value).toBe(source.text.slice(key[1] + 1, range[1]).trimStart())
        if (/[:#]|\p{Extended_Pictographic}/u.test(value)) difficult++
      }
    }
    expect(difficult).toBeGreaterThan(10)
  })
})
