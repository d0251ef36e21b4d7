import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../src/cli/command.ts'
import { hookAgents } from '../../src/cli/hook-agents.ts'
import { listClients } from '../../src/project/list-clients.ts'
import { hookOn, inputOf } from '../cli/run-hook.ts'
import { skill } from '../folder.ts'
import { DEFAULTS, lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { blocksIn, textOf } from './hand-written.ts'

const PAGE = 'docs/agents.md'
const SKILL = 'skills/passmuster/SKILL.md'
const BROKEN = { 'skills/pdf/SKILL.md': skill('excel', 'See [it](forms.md).\n') }
const [TOLD = ''] = blocksIn(PAGE, 'text').filter((block) => block.startsWith('passmuster found'))

interface Settings {
  readonly hooks: Readonly<Record<string, readonly Group[]>>
}

interface Group extends Hook {
  readonly matcher?: string
  readonly hooks?: readonly Hook[]
}

type Hook = Readonly<Partial<Record<'command' | 'bash' | 'powershell', string>>>

/** The commands of settings, with the event of each. */
function commandsOf({ hooks }: Settings): readonly (readonly [event: string, command: string])[] {
  return Object.entries(hooks).flatMap(([event, groups]) =>
    groups
      .flatMap((group) => group.hooks ?? [group])
      .flatMap(({ command, bash, powershell }) => [command, bash, powershell])
      .flatMap((command) => (command === undefined ? [] : [[event, command] as const])),
  )
}

const shown = blocksIn(PAGE, 'json').flatMap((block) => commandsOf(JSON.parse(block)))

describe(PAGE, () => {
  test('has settings for each agent', () => {
    const named = shown.map(([, command]) => / --agent (.*)$/.exec(command)?.[1] ?? 'claude-code')
    expect([...new Set(named)].sort()).toEqual([...hookAgents].sort())
  })

  test.each(shown)('after %s, `%s` tells the model what the page says', (event, command) => {
    const words = command.split(' ')
    expect(words.splice(0, 4)).toEqual(['npx', '--yes', 'passmuster', 'hook'])
    const input = inputOf('write_file', { file_path: 'skills/pdf/SKILL.md' }, { hook_event_name: event })
    const { stdout, stderr, exitCode } = hookOn(BROKEN, input, ...words)
    if (exitCode === 2) return expect([stdout, stderr]).toEqual(['', TOLD])
    const { hookSpecificOutput = {}, ...context } = JSON.parse(stdout)
    return expect({ ...context, ...hookSpecificOutput }).toMatchObject({ additionalContext: TOLD })
  })
})

describe('the plugin', () => {
  const load = (path: string) => JSON.parse(textOf(path))

  test('runs the bundle in its folder, on the tools that the page names', () => {
    const [claude = ''] = blocksIn(PAGE, 'json')
    const { hooks }: Settings = load('hooks/hooks.json')
    const matchers = ({ hooks: { PostToolUse = [] } }: Settings) => PostToolUse.map(({ matcher }) => matcher)
    expect(matchers({ hooks })).toEqual(matchers(JSON.parse(claude)))
    expect(commandsOf({ hooks })).toEqual([['PostToolUse', 'node "${CLAUDE_PLUGIN_ROOT}/dist/cli.js" hook']])
  })

  test('is that of its marketplace', () => {
    const { name, description } = load('.claude-plugin/plugin.json')
    expect(load('.claude-plugin/marketplace.json').plugins).toEqual([{ name, source: './', description }])
  })
})

describe(SKILL, () => {
  const files = { '.git/HEAD': '', [SKILL]: textOf(SKILL) }

  test('passes the strict preset', async () => {
    const outputs = [{ reporter: 'text', file: undefined }] as const
    expect((await lintOn(memoryHost(files), { preset: 'strict', outputs })).stdout).toBe(
      'No findings, 1 file checked.\n',
    )
  })

  test('is loaded by every client, and cut only in the list of Hermes', () => {
    const { skills } = JSON.parse(listClients(DEFAULTS, memoryHost(files), true).stdout)
    const verdicts: Readonly<Record<string, { readonly outcome: string }>> = skills[0].verdicts
    const others = Object.entries(verdicts).filter(([, { outcome }]) => outcome !== 'loads')
    expect(others.map(([id, { outcome }]) => `${id} ${outcome}`)).toEqual(['hermes degraded'])
    expect(Object.keys(verdicts).length).toBeGreaterThan(25)
  })

  test('shows a finding as it is', () => {
    const { stderr } = hookOn(BROKEN, inputOf('Write', { file_path: 'skills/pdf/SKILL.md' }))
    const [finding = ''] = blocksIn(SKILL, 'text')
    expect(stderr).toContain(finding.trimEnd())
  })

  const text = textOf(SKILL)
  const commands = [...text.matchAll(/npx --yes passmuster (.*?)(?: +#.*|`.*)?$/gm)].map(
    ([, words]) => words!,
  )

  test.each(commands)('has a command that is one: %s', (words) => {
    expect(parseCommand(words.split(' '), false).do).toMatch(/^(?:lint|list-clients|explain)$/)
  })

  test('has all of its commands tried', () => {
    expect(commands).toHaveLength(text.split('npx ').length - 1)
  })
})
