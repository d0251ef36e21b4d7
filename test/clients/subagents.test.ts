import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findings } from '../linting.ts'
import { SUBAGENTS } from './files/subagents.ts'

const { said, version }: { said: Readonly<Record<string, readonly string[]>>; version: string } = JSON.parse(
  readFileSync(new URL('observed-subagents.json', import.meta.url), 'utf8'),
)

test('the validator was asked about every file, in the version that is installed', () => {
  expect(Object.keys(said)).toEqual(Object.keys(SUBAGENTS))
  const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  expect(version).toBe(manifest.dependencies['@anthropic-ai/claude-code'])
})

describe('what `claude plugin validate` calls an error is an error here', () => {
  const refused = Object.entries(said).filter(([, remarks]) =>
    remarks.some((each) => each.startsWith('error')),
  )

  test('there are such files', () => expect(refused.length).toBeGreaterThan(5))

  test.each(refused)('%s: %s', async (id) => {
    const found = await findings({
      path: `agents/${id}.md`,
      text: SUBAGENTS[id]!,
      files: { '.claude-plugin/plugin.json': '{"name": "asked"}' },
    })
    expect(found.filter(({ severity }) => severity === 'error')).not.toEqual([])
  })
})
