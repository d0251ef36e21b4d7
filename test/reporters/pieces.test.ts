import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import { loadReporter, reporterNames } from '../../src/reporters/index.ts'
import { chunksOf, joined } from '../../src/text/pieces.ts'
import { resultOf } from '../linting.ts'

describe('a report', () => {
  test.each(reporterNames.filter((name) => name !== 'markdown'))(
    '%s comes finding by finding',
    async (name) => {
      const reporter = await loadReporter(name)
      const many = (path: string) =>
        resultOf(
          Array.from({ length: 5000 }, (_, index) => ({ message: `Bad ${path}${index}. Mend it.` })),
          undefined,
          path,
        )
      const extent = { most: Infinity, statisticsOnly: false }
      const lengths = [...reporter({ results: [many('a'), many('b')], hidden: 0, color: false, extent })].map(
        ({ length }) => length,
      )
      expect(lengths.length).toBeGreaterThanOrEqual(10_000)
      expect(Math.max(...lengths)).toBeLessThan(10_000)
    },
  )
})

describe('pieces', () => {
  test('are joined for the system, in order', () => {
    const pieces = ['', 'a', 'b'.repeat(100_000), 'c', '🧭'.repeat(40_000), 'd']
    const chunks = [...chunksOf(pieces)]
    expect(chunks.join('')).toBe(pieces.join(''))
    expect(chunks.length).toBeLessThan(4)
    expect([...chunksOf('whole')]).toEqual(['whole'])
    expect([...chunksOf('')]).toEqual([])
    expect([joined('whole'), joined(['a', 'b'])]).toEqual(['whole', 'ab'])
  })

  test('are written to a file that is replaced whole, or not at all', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pieces-'))
    const path = join(folder, 'report')
    try {
      machine.write(path, ['ü', '🧭'.repeat(100_000), '\n'])
      expect(readFileSync(path, 'utf8')).toBe(`ü${'🧭'.repeat(100_000)}\n`)
      const failing = function* (): Iterable<string> {
        yield 'x'.repeat(200_000)
        throw new Error('no more')
      }
      expect(() => machine.write(path, failing())).toThrow('no more')
      expect(readdirSync(folder)).toEqual(['report'])
      expect(readFileSync(path, 'utf8')).toMatch(/^ü🧭/)
      machine.write(path, [])
      expect(readFileSync(path, 'utf8')).toBe('')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
