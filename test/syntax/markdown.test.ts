import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mayLink, targetsIn } from '../../src/references/targets.ts'
import { scanMarkdown } from '../../src/syntax/markdown/index.ts'
import { atLength } from '../at-length.ts'
import { noFiles } from '../no-files.ts'
import { randomOf } from '../random.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

const PIECES = [
  '[a](',
  '[a](',
  '[a](',
  '](',
  '\n[a]: ',
  '\n[a]: ',
  ']:',
  '![',
  '<',
  '>',
  ')',
  ')',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\n> ',
  '\n\n',
  '\\',
  '`',
  '#b',
  '?',
  '/',
  'http:',
  'https://b.example/c',
  'mailto:b',
  'C:',
  '&amp;',
  'b.md',
  'b',
  '"b"',
  '\u00a0',
]

function realTexts(): readonly string[] {
  const entries = readdirSync(realFiles, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('md'),
  )
  return entries.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

describe('a text that is not read for links has no link to a file', () => {
  /** Whether the text is read for links. */
  function isRead(text: string): boolean {
    if (mayLink(text)) return true
    const files = { ...noFiles, has: () => true }
    expect([
      text,
      targetsIn(scanMarkdown(text, [0, text.length]).links, { path: 'skills/pdf/SKILL.md', files }),
    ]).toEqual([text, []])
    return false
  }

  test('among generated ones', () => {
    const random = randomOf(20261121)
    const number = atLength ? 40_000 : 8000
    const texts = Array.from({ length: number }, () =>
      Array.from({ length: 1 + random.below(9) }, () => random.pick(PIECES)).join(''),
    )
    const read = texts.filter(isRead).length
    // Neither is tested where the other never is.
    expect(read).toBeGreaterThan(number / 4)
    expect(read).toBeLessThan((number * 3) / 4)
  })

  if (atLength)
    test.skipIf(!hasRealFiles)('in real files', () => {
      const texts = realTexts()
      expect(texts.filter(isRead).length).toBeLessThan(texts.length / 2)
    })
})
