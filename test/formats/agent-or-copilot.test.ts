import { describe, expect, test } from 'vitest'
import { listFiles } from '../../src/cli/list-files.ts'
import { agentOrCopilot } from '../../src/formats/agent-or-copilot.ts'
import { formatOf } from '../../src/formats/names.ts'
import { DEFAULTS, lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { alone } from '../no-files.ts'

const yaml = (...lines: readonly string[]): string => `---\n${lines.join('\n')}\n---\nRead it.\n`

const verdictOn = (path: string, text: string) => agentOrCopilot(alone(path, text))

describe('of a file below a folder of Copilot the path decides', () => {
  test.each([
    '.github/agents/a.agent.md',
    '.github/chatmodes/a.agent.md',
    '.copilot/agents/a.agent.md',
    'x/.github/agents/deep/a_b.agent.md',
  ])('%s', (path) => {
    expect(verdictOn(path, yaml('title: A', 'icon: 🧭', 'status: active')).format).toBe('copilot')
  })
})

describe('of any other the content decides', () => {
  test.each([
    [
      'only keys of Copilot',
      'copilot',
      yaml('name: C# Expert', 'description: Reads.', 'tools: [edit/editFiles]'),
    ],
    ['one key of Copilot', 'copilot', yaml('user-invokable: false')],
    ['only keys of F', 'agent', yaml('title: Auditor', 'description: Audits.')],
    ['keys of F in any letter case', 'agent', yaml('TemplateEngine: x', 'Description: Audits.')],
    ['keys of Copilot in another letter case are none', 'agent', yaml('Name: x', 'icon: 🧭')],
    ['both, with two of F and no name', 'agent', yaml('title: Auditor', 'status: active', 'tools: [a]')],
    ['both, with one of F', 'copilot', yaml('version: 1.0.0', 'tools: [a]')],
    ['both, with one of F twice', 'copilot', yaml('version: 1.0.0', 'Version: 1.0.0', 'tools: [a]')],
    ['both, with two of F and a name', 'copilot', yaml('name: x', 'title: x', 'version: 1.0.0')],
    ['neither', 'copilot', yaml('description: Reads.', 'license: MIT')],
    ['neither, with nested keys of F', 'copilot', yaml('metadata:', '  title: x', '  icon: 🧭')],
    ['neither, with words of F in text', 'copilot', yaml('description: |', '  title: x', '  icon: 🧭')],
    ['neither, with two sections of F', 'agent', '---\ndescription: x\n---\n## System\nA\n## rules\nB\n'],
    [
      'neither, with one section of F twice',
      'copilot',
      '---\ndescription: x\n---\n## Rules\nA\n## Rules\nB\n',
    ],
    ['neither, with a section of F and one in a fence', 'copilot', '## System\nA\n```\n## Rules\n```\n'],
    ['neither, with sections of another level', 'copilot', '# System\nA\n### Rules\nB\n'],
    ['quoted keys', 'agent', yaml('"title": Auditor', "'icon': 🧭")],
    ['a flow mapping', 'copilot', yaml('{name: x, tools: [a]}')],
    ['an indented mapping', 'agent', yaml('  title: x', '  icon: 🧭')],
    ['keys of F in YAML that cannot be read', 'agent', yaml('title: Auditor: of policies', 'icon: 🧭')],
    [
      'keys of Copilot in YAML that cannot be read',
      'copilot',
      yaml('name: x', 'description: Use when: asked'),
    ],
    ['fields that never end', 'agent', '---\ntitle: Auditor\nicon: 🧭\n\n# Auditor\n\nname: x\n'],
    ['a byte order mark', 'agent', `\ufeff${yaml('title: Auditor')}`],
    ['CRLF', 'agent', yaml('title: Auditor').replaceAll('\n', '\r\n')],
    ['a blank line above the fields of Copilot', 'copilot', `\n${yaml('name: x', 'description: Reads.')}`],
    ['a blank line above the fields of F', 'agent', `\n${yaml('title: x', 'icon: 🧭')}`],
    ['nothing', 'copilot', ''],
    ['hostile keys', 'copilot', yaml('__proto__: x', 'constructor: x', 'toString: x')],
  ])('%s: %s', (_, format, text) => {
    expect(verdictOn('agents/reader.agent.md', text).format).toBe(format)
  })
})

describe('without fields and sections the file name decides', () => {
  test.each([
    ['agents/policy_auditor.agent.md', 'Audits.\n', 'agent'],
    ['x/agents/policy_auditor.agent.md', '', 'agent'],
    ['agents/auditor.agent.md', 'Audits.\n', 'copilot'],
    ['policy_auditor.agent.md', 'Audits.\n', 'copilot'],
    ['agents/policy_auditor.agent.md', yaml('description: Audits.'), 'agent'],
    ['agents/auditor.agent.md', yaml('description: Audits.'), 'copilot'],
    ['agents/policy_auditor.agent.md', '---\n---\nAudits.\n', 'agent'],
    ['agents/auditor.agent.md', yaml('description: Audits.', 'version: 1.0.0', 'tags: [a]'), 'copilot'],
    ['agents/policy_auditor.agent.md', yaml('description: Audits.', 'version: 1.0.0'), 'agent'],
    ['agents/policy_auditor.agent.md', yaml('name: x', 'description: Audits.'), 'copilot'],
    ['agents/policy_auditor.agent.md', '\n---\nname: x\n---\nAudits.\n', 'copilot'],
  ])('%s %j: %s', (path, text, format) => {
    expect(verdictOn(path, text).format).toBe(format)
  })
})

const SECTIONS = '## System\nA\n\n## Rules\nB\n\n## Tools\nC\n'

describe('mappings and sections of the Agent File Format weigh more than single fields', () => {
  test.each([
    [yaml('required: {startup: ping}', 'tools: [ping]') + SECTIONS, 'agent'],
    [yaml('required: {startup: ping}', 'tools: [ping]'), 'agent'],
    [yaml('name: x', 'version: 1.0.0', 'status: active', 'required: {env: [A]}') + SECTIONS, 'agent'],
    [yaml('name: x', 'version: 1.0.0', 'status: active', 'title: X'), 'copilot'],
    [yaml('name: x', 'description: Reads.', 'tools: [read]', 'model: y') + SECTIONS, 'copilot'],
    [yaml('description: Reads.') + SECTIONS, 'agent'],
    [yaml('description: Reads.', 'handoffs: []', 'recommended: {models: [a]}'), 'copilot'],
  ])('%j: %s', (text, format) => {
    expect(verdictOn('agents/auditor.agent.md', text).format).toBe(format)
  })
})

describe('a folder of another client makes no agent of Copilot', () => {
  test.each(['.claude/agents', '.gemini/agents', '.opencode/agents', 'x/.cursor/rules/deep'])(
    '%s',
    (folder) => {
      const path = `${folder}/a.agent.md`
      expect(verdictOn(path, yaml('name: a', 'description: Reads.')).format).toBeUndefined()
      expect(verdictOn(path, 'Read it.\n').format).toBeUndefined()
      expect(verdictOn(path, yaml('title: A', 'required: {env: [A]}')).format).toBe('agent')
    },
  )
})

test.each([
  ['agents/a.agent.md', 'agent', 'agent'],
  ['agents/a.agent.md', undefined, 'copilot'],
  ['.github/agents/a.agent.md', 'agent', 'agent'],
  ['.github/agents/a.md', 'agent', 'copilot'],
  ['.github/agents/README.md', undefined, undefined],
  ['.github/agents/x/a.md', undefined, undefined],
  ['a.chatmode.md', undefined, 'copilot'],
  ['agents/A.Agent.md', undefined, 'copilot'],
  ['skills/a/SKILL.md', 'copilot', 'skill'],
] as const)('%s forced to %s is %s', (path, agentFormat, name) => {
  expect(formatOf(alone(path, ''), { dialect: 'agent-skills', agentFormat })?.name).toBe(name)
})

const files = {
  '.git/HEAD': '',
  'agents/a_b.agent.md': yaml('title: x'),
  'agents/b.agent.md': yaml('name: x', 'description: Reads.'),
  'c.chatmode.md': yaml('description: Reads.'),
}

test('a megabyte of fields takes no parser of YAML', () => {
  const start = performance.now()
  expect(verdictOn('a.agent.md', yaml('title: x', `tags: [${'a, '.repeat(340_000)}]`)).format).toBe('agent')
  expect(performance.now() - start).toBeLessThan(300)
})

test('a switch decides for a whole run', async () => {
  const formats = async (agentFormat: 'agent' | 'copilot' | undefined): Promise<unknown> => {
    const { stdout } = await lintOn(memoryHost(files), { agentFormat })
    return JSON.parse(stdout).files.map(({ format }: { format: string }) => format)
  }
  expect(await formats(undefined)).toEqual(['agent', 'copilot', 'copilot'])
  expect(await formats('agent')).toEqual(['agent', 'agent', 'copilot'])
  expect(await formats('copilot')).toEqual(['copilot', 'copilot', 'copilot'])
})

test('--list-files prints no path that is a command to the runner', async () => {
  const host = memoryHost({ '.git/HEAD': '', '::error::x/SKILL.md': 'x' })
  expect(
    (await listFiles({ ...DEFAULTS, outputs: [{ reporter: 'text', file: undefined }] }, host)).stdout,
  ).toBe('./::error::x/SKILL.md  skill\n')
})

test('--list-files says what each file is taken for, and checks none', async () => {
  const list = (reporter: 'text' | 'json', paths = ['.']) =>
    listFiles({ ...DEFAULTS, paths, outputs: [{ reporter, file: undefined }] }, memoryHost(files))
  expect(await list('text')).toEqual({
    stdout:
      'agents/a_b.agent.md  agent (it has `title`)\nagents/b.agent.md  copilot (it has `name`)\nc.chatmode.md  copilot\n',
    stderr: '',
    exitCode: 0,
  })
  expect(JSON.parse((await list('json', ['c.chatmode.md'])).stdout)).toEqual([
    { path: 'c.chatmode.md', format: 'copilot' },
  ])
  expect(JSON.parse((await list('json', ['agents/b.agent.md'])).stdout)).toEqual([
    { path: 'agents/b.agent.md', format: 'copilot', why: 'it has `name`' },
  ])
  expect(await list('text', ['nothing.md'])).toMatchObject({ stdout: '', exitCode: 2 })
})
