import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sha256 } from '../../src/project/write-reports.ts'
import { reporters } from '../../src/reporters/index.ts'
import { resultOf as result } from '../linting.ts'

const texts: readonly (readonly [string, () => string])[] = [
  ['random letters', () => randomBytes(300).toString('base64')],
  ['random characters', () => randomBytes(200).toString('utf16le').replace(/\p{C}/gu, '').toWellFormed()],
  ['long paths', () => 'x'],
]

test.each(texts)('SARIF has at most 10 MB for code scanning when it is compressed: %s', (_, random) => {
  const many = Array.from({ length: 600 }, (_, file) =>
    result(
      Array.from({ length: 50 }, (_, index) => ({
        severity: index % 2 === 0 ? ('info' as const) : ('error' as const),
        message: `Bad \`${random()}\`. Mend it.`,
        fix: { title: 'Mend', safe: true, edits: [{ range: [0, 1] as const, text: random() }] },
        related: [{ range: [2, 3] as const, message: random() }],
      })),
      'name: pdf\n'.repeat(100),
      `${file}/${randomBytes(100).toString('hex')}/SKILL.md`,
    ),
  )
  const notes: string[] = []
  const tell = (note: string): void => void notes.push(note)
  const sarif = reporters.sarif({ results: many, hidden: 0, color: false, sha256, tell })
  expect(gzipSync(sarif).length).toBeLessThan(10_000_000)
  const [{ results, invocations }] = JSON.parse(sarif).runs
  expect(results.length).toBeGreaterThan(3000)
  expect(results[0].level).toBe('error')
  const left = (30_000 - results.length).toLocaleString('en-US')
  expect(invocations[0].toolExecutionNotifications[0].message.text).toBe(
    `${left} results left out: code scanning takes 25,000 results and 10 MB for each run, the most severe first.`,
  )
  expect(notes).toEqual([
    `The SARIF report leaves out ${left} findings: code scanning takes 25,000 and 10 MB.`,
  ])
})
