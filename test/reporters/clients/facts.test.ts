import { describe, expect, test } from 'vitest'
import { CLIENTS } from '../../../src/clients/index.ts'
import { explainClient } from '../../../src/reporters/clients/facts.ts'

test('what is known of a client, each fact with its source', () => {
  expect(explainClient('openhands')).toBe(`OpenHands (\`openhands\`), agent by OpenHands
https://docs.openhands.dev/overview/skills
Checked on 2026-11-21

Folders
  project  .agents/skills [1]

Fields
  triggers  list. Words that activate the skill. [2]

Sources
  [1] documented: https://docs.openhands.dev/overview/skills
  [2] documented: https://docs.openhands.dev/overview/skills/keyword
`)
})

test('what the names of places stand for', () => {
  expect(explainClient('codex')).toMatch(
    /\n {2}depth +6 folders [^]*\n\n {2}R is a skills folder, such as `\.codex\/skills`\.\n\nFrontmatter\n/,
  )
})

describe.each(CLIENTS.map((client) => [client.id, client] as const))('%s', (id, client) => {
  const text = explainClient(id)
  const lines = text.split('\n')

  test('fits a terminal, but for the addresses', () => {
    expect(lines.filter((line) => line.length > 80 && !line.includes('https://'))).toEqual([])
  })

  test('names each source where it is used, and where it is found', () => {
    const numbers = Object.keys(client.sources).map((_, at) => at + 1)
    const found = lines.filter((line) => /^ {2}\[\d+\] (?:observed|code|documented|reported)/.test(line))
    expect(found).toHaveLength(numbers.length)
    for (const number of numbers) expect(text.split(`[${number}]`).length, `[${number}]`).toBeGreaterThan(2)
  })

  test('says nothing that is empty or an object', () => {
    // What is in backticks may be YAML.
    expect(text.replace(/`[^`]*`/g, '')).not.toMatch(/undefined|\[object|null/)
  })
})
