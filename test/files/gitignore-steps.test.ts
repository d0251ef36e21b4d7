import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ignoreFiles } from '../../src/files/gitignore.ts'
import { memoryHost, ROOT } from '../memory-host.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'

const PIECES = ['a', '*', '**/', '*a', '?', '[ab]', '[!a]', '\\*', '/', 'b', '***', '{a,b}', '!', 'SKILL.md']

/** A hostile line: pieces in any order, or one of them very often. */
function lineOf(random: Random): string {
  const few = Array.from({ length: 1 + random.below(8) }, () => random.pick(PIECES)).join('')
  return (random.once(3) ? few.repeat(1 + random.below(80)) : few).slice(0, 1000)
}

function pathOf(random: Random): string {
  const name = (): string => random.pick(['a', 'b', 'ab', 'aab']).repeat(1 + random.below(20))
  return Array.from({ length: 1 + random.below(12) }, name).join('/')
}

/** The steps that the lines of an ignore file cost for paths in folders of their own. */
function stepsOf(lines: readonly string[], paths: readonly string[]): number {
  let steps = 0
  const host = memoryHost({ '.gitignore': lines.join('\n') })
  const { ignores } = ignoreFiles({ ...host, spend: (_, more) => void (steps += more) })
  for (const path of paths) ignores(join(ROOT, path), false, ROOT)
  return steps
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length + 4, 0)

test('the work is at most the length of all lines times that of all paths and their folders', () => {
  const random = randomOf(Number(process.env['FUZZ_SEED'] ?? 1))
  let dearest = 0
  for (let count = 0; count < 150; count++) {
    const lines = Array.from({ length: 1 + random.below(20) }, () => lineOf(random))
    const paths = Array.from({ length: 1 + random.below(10) }, () => pathOf(random))
    // Each folder on the way is asked about once.
    const asked = new Set(
      paths.flatMap((path) => path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))),
    )
    const share = stepsOf(lines, paths) / (lengthOf(lines) * lengthOf([...asked]))
    dearest = Math.max(dearest, share)
    expect([lines, paths, share < 1]).toEqual([lines, paths, true])
  }
  // A matcher that counts nothing would pass, too.
  expect(dearest).toBeGreaterThan(0.01)
})
