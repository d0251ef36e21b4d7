import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findings } from '../linting.ts'
import { SUBAGENTS } from './files/subagents.ts'

interface Observed {
  readonly said: Readonly<Record<string, readonly string[]>>
  /** With how many tools Claude Code starts each agent; null where it does not know it. */
  readonly tools: Readonly<Record<string, number | null>>
  readonly version: string
}

const { said, tools, version }: Observed = JSON.parse(
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

/** Agents of which passmuster says something else than what Claude Code does, by the reason. */
const DIFFERING: Readonly<Record<string, readonly string[]>> = {
  'An agent may need no tool: no value is a warning, and an empty list nothing': [
    'tools-null',
    'tools-empty',
  ],
}

describe('an agent has an error if Claude Code does not know it, or starts it without any tool', () => {
  const differing = Object.values(DIFFERING).flat()

  test.each(Object.entries(tools))('%s: %s', async (id, own) => {
    const found = await findings({ path: `.claude/agents/${id}.md`, text: SUBAGENTS[id]! })
    const isError = found.some(({ severity }) => severity === 'error')
    const isLost = own === null || own === 0
    expect(isError === isLost).toBe(!differing.includes(id))
  })
})
