import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { List } from '../../src/files/list-folders.ts'
import { globbed, listed } from '../../src/files/list-folders.ts'
import { atLength } from '../at-length.ts'
import { memoryHost, ROOT } from '../memory-host.ts'
import { ODD_NAMES } from '../odd-names.ts'
import { randomOf } from '../random.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

/** The machine in memory takes a backslash for a slash. */
const NAMES = ODD_NAMES.filter(
  (name) => !name.includes('\\') && (sep === '/' || !/[*:?\n\r]/.test(name)),
).concat('a', 'b.md', 'SKILL.md')

/** Both walks of a folder; each gets a listing of its own, since fast-glob's may be changed. */
function compareWalks(base: string, list: List): number {
  const found = [...listed(base, list)].map(({ path }) => path).sort()
  expect(found).toEqual(
    globbed(base, list)
      .map(({ path }) => path)
      .sort(),
  )
  return found.length
}

describe('the plain walk finds what fast-glob finds', () => {
  test('in 300 generated trees', () => {
    const random = randomOf(7)
    let files = 0
    for (let index = 0; index < 300; index++) {
      const entries = Array.from({ length: random.below(20) }, () => {
        const names = Array.from({ length: 1 + random.below(4) }, () => random.pick(NAMES))
        return [
          names.map((name, depth) => (depth === names.length - 1 ? `${name}.file` : name)).join('/'),
          random.below(8) === 0 ? { link: 'a' } : '',
        ] as const
      })
      const host = memoryHost(Object.fromEntries(entries))
      files += compareWalks(ROOT, (folder) => host.list(folder))
    }
    expect(files).toBeGreaterThan(3000)
  })

  if (atLength)
    test.skipIf(!hasRealFiles)('in real files', () => {
      const files = compareWalks(realFiles, (folder) => readdirSync(folder, { withFileTypes: true }))
      expect(files).toBeGreaterThan(2000)
    })
})
