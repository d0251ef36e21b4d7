import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { claudeCode } from '../../src/clients/claude-code.ts'
import type { Client } from '../../src/clients/client.ts'
import { codex } from '../../src/clients/codex.ts'
import { readBy, shortenedBy } from '../../src/clients/reading.ts'
import { parseFrontmatter } from '../../src/syntax/frontmatter.ts'

type Row = readonly [text: string, inClaudeCode: string | null, inCodex: string | null]

const { descriptions }: { descriptions: readonly Row[] } = JSON.parse(
  readFileSync(new URL('observed-readings.json', import.meta.url), 'utf8'),
)

/** The description as clients list it: on one line. */
function described(client: Client, text: string): string | null {
  const value = readBy(client, text)?.fields.get('description')?.value
  return typeof value === 'string' ? value.split(/\s+/).join(' ').trim() : null
}

describe('what a client was seen to read of faulty frontmatter', () => {
  test.each(descriptions)('Claude Code: %j', (text, inClaudeCode) => {
    expect(described(claudeCode, text)).toBe(inClaudeCode)
  })

  test.each(descriptions)('Codex: %j', (text, _, inCodex) => {
    // It refuses a mark of the byte order and a key that it knows twice: facts of their own.
    if (/^\ufeff|\ndescription: (?:.*\n)+description:/.test(text)) return
    expect(described(codex, text)).toBe(inCodex)
  })

  test.each(descriptions)('what Claude Code cuts off: %j', (text, inClaudeCode) => {
    const frontmatter = parseFrontmatter(text)
    const whole = frontmatter.fields.get('description')?.value
    const { lost = [], cut } = shortenedBy(claudeCode, text, frontmatter) ?? {}
    const isCut = lost.includes('description') || cut === 'description'
    if (typeof whole === 'string')
      expect(isCut).toBe(whole.split(/\s+/).join(' ').trim() !== (inClaudeCode ?? ''))
  })

  test('each value lies where it is written', () => {
    const text = '---\nname: a\ndescription: Use when: "asked"\ntools: [Read\ncolor: red\n---\nBody.\n'
    const { fields = new Map(), body } = readBy(claudeCode, text) ?? {}
    expect([...fields].map(([key, { range }]) => `${key}: ${text.slice(...range)}`)).toEqual([
      'name: a',
      'description: Use when: "asked"',
      'tools: [Read',
      'color: red',
    ])
    expect(text.slice(...body!)).toBe('Body.\n')
  })
})
