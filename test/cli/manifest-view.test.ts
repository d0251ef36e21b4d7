import { describe, expect, test } from 'vitest'
import type { Files } from './run-view.ts'
import { AGENT, json, planeSkill, runOn } from './run-view.ts'

describe('manifest', () => {
  const SKILL = `---
name: pdf
description: Reads PDF files.
license: MIT
metadata: {author: me, tags: [a]}
allowed-tools: Read, Grep
---
# PDF

See [the forms](forms.md).
`

  test('of a skill says what each level of disclosure costs', async () => {
    const files = {
      'skills/pdf/SKILL.md': SKILL,
      'skills/pdf/forms.md': 'x'.repeat(9),
      'skills/pdf/references/api.md': 'x'.repeat(8),
      'skills/pdf/references/deep/more.md': '',
      'skills/pdf/scripts/run.py': 'x',
    }
    expect(await json(files, 'manifest', 'skills/pdf/SKILL.md')).toEqual({
      name: 'pdf',
      description: 'Reads PDF files.',
      license: 'MIT',
      compatibility: null,
      metadata: { author: 'me', tags: null },
      allowedTools: 'Read, Grep',
      levels: {
        listing: { tokens: 5 },
        body: { lines: 3, tokens: 9 },
        references: [
          { path: 'forms.md', tokens: 3 },
          { path: 'references/api.md', tokens: 2 },
          { path: 'references/deep/more.md', tokens: 0 },
        ],
      },
    })
  })

  test('of a skill of the Skills plane has its defaults', async () => {
    const files = {
      'skills/release/SKILL.md': planeSkill('Deploy', 'description: Ships.', 'tags: a, b'),
      'skills/bare/SKILL.md': planeSkill(''),
    }
    const argv = ['manifest', '--dialect', 'skills-plane'] as const
    expect(await json(files, ...argv, 'skills/release/SKILL.md')).toEqual({
      id: 'release',
      name: 'Deploy',
      description: 'Ships.',
      domain: 'development',
      version: '1.0.0',
      tags: ['a', 'b'],
      tokens: 5,
    })
    expect(await json(files, ...argv, 'skills/bare/SKILL.md')).toMatchObject({ id: 'bare', name: 'bare' })
  })

  test('of an agent.3md has the id beside the title, and the body of the identity', async () => {
    const text = AGENT.replace('agent: dev', 'agent: dev\ntitle: Developer').replace(
      'Obey.',
      'Obey.\r\nAlways.',
    )
    expect(await json({ 'agent.3md': text }, 'manifest', 'agent.3md')).toMatchObject({
      name: 'Developer',
      title: 'Developer',
      agent: 'dev',
      identity: { z: 0, name: 'dev', body: 'Obey.\nAlways.' },
    })
  })

  const agentFile = (fields: string, tools = ''): Files => ({
    'agents/ops_pinger.agent.md': `---\n${fields}---\n# Pinger\n\nPings hosts.\n\n## System\nPing.\n${tools}`,
  })
  const TOOLS =
    '\n## Tools\n```js\nconst scheme = { name: "ping", description: "Pings.", parameters: { type: "object", properties: {} } }\nreturn { Ping: { fn() {}, scheme } }\n```\n'
  const PATH = 'agents/ops_pinger.agent.md'

  test('of the Agent File Format plans the start: which tool, which variables', async () => {
    const required = 'version: 1.0.0\nrequired:\n  startup: ping\n  env: [HOST, KEY]\n'
    expect(await json(agentFile(required, TOOLS), 'manifest', PATH)).toMatchObject({
      startup: { tool: 'Ping', defined: true, env: ['HOST', 'KEY'] },
    })
    const open = TOOLS.replace('{ Ping:', '{ ...more(), Pong:')
    expect(await json(agentFile(required, open), 'manifest', PATH)).toMatchObject({
      startup: { tool: 'ping', defined: null },
    })
    const variables = 'version: 1.0.0\nrequired:\n  env: [HOST]\n'
    expect(await json(agentFile(variables), 'manifest', PATH)).toMatchObject({
      startup: { tool: null, defined: null, env: ['HOST'] },
    })
    expect(await json(agentFile('version: 1.0.0\n'), 'manifest', PATH)).toMatchObject({ startup: null })
  })

  test('of the Agent File Format resolves abilities, deny over allow', async () => {
    const fields = 'version: 1.0.0\nallow: [fs, "sh:git", "sh:rm", Network]\ndeny: ["sh:curl", env]\n'
    expect(await json(agentFile(fields), 'manifest', PATH)).toMatchObject({
      abilities: {
        granted: ['fs', 'sh:git', 'sh:rm', 'Network'].map((each) =>
          expect.stringMatching(new RegExp(each, 'i')),
        ),
      },
    })
    const { stdout } = await runOn(
      agentFile('version: 1.0.0\nallow: [fs, "sh:git"]\ndeny: [sh]\n'),
      'manifest',
      PATH,
    )
    expect(JSON.parse(stdout)).toMatchObject({ abilities: { granted: ['fs'] } })
  })

  test('of a subagent has what Claude Code makes of it', async () => {
    const files = {
      '.claude/agents/a.md':
        '---\nname: reviewer\ndescription: Reviews.\ntools: Read, Bash(git *)\n---\nReview it.\n',
      'p/.claude-plugin/plugin.json': '{"name": "p"}',
      'p/agents/b.md': '---\ndescription: Reviews.\npermissionMode: plan\n---\nReview it.\n',
    }
    expect(await json(files, 'manifest', '.claude/agents/a.md')).toEqual({
      name: 'reviewer',
      description: 'Reviews.',
      tools: ['Read', 'Bash(git *)'],
      disallowedTools: [],
      model: 'inherit',
      permissionMode: 'default',
      skills: [],
      memory: null,
      prompt: 'Review it.',
    })
    expect(await json(files, 'manifest', 'p/agents/b.md')).toMatchObject({
      name: 'p:b',
      tools: null,
      permissionMode: 'default',
    })
  })

  test('of a custom agent has what GitHub and VS Code make of it', async () => {
    const text =
      '---\nname: Planner\ndescription: Plans.\ntools: read, agent\nhandoffs:\n  - label: Go\n    agent: agent\n    prompt: Go.\nmcp-servers:\n  one:\n    type: local\n    command: npx\n    args: [one]\n    tools: ["*"]\n---\nPlan it.\n'
    expect(
      await json({ '.github/agents/p.agent.md': text }, 'manifest', '.github/agents/p.agent.md'),
    ).toEqual({
      name: 'Planner',
      description: 'Plans.',
      target: null,
      tools: ['read', 'agent'],
      models: [],
      agents: null,
      handoffs: [{ label: 'Go', agent: 'agent' }],
      mcpServers: ['one'],
      prompt: 'Plan it.',
    })
  })

  test('--agent-format reads a file as the other format', async () => {
    const files = { 'agents/x.agent.md': '---\nname: x\ndescription: Does x.\n---\n# X\n\nDoes x.\n' }
    expect(await json(files, 'manifest', 'agents/x.agent.md')).toHaveProperty('prompt')
    const { stdout } = await runOn(files, 'manifest', '--agent-format', 'agent', 'agents/x.agent.md')
    expect(JSON.parse(stdout)).toHaveProperty('toolsComplete')
  })

  describe('a file whose errors a loader survives is shown, with a note', () => {
    test.each<[string, Files, string]>([
      ['a dead link', { 'agent.3md': AGENT.replace('[[z=0]]', '[[z=9]]') }, 'agent.3md'],
      [
        'a tool without a function',
        agentFile('version: 1.0.0\n', '\n## Tools\n```js\nreturn { ping: {} }\n```\n'),
        PATH,
      ],
      [
        'another directory',
        { 'skills/x/SKILL.md': SKILL.replace('(forms.md)', '(#forms)') },
        'skills/x/SKILL.md',
      ],
      [
        'no tools',
        { '.claude/agents/a.md': '---\nname: a\ndescription: A.\ntools: Gone\n---\nA.\n' },
        '.claude/agents/a.md',
      ],
    ])('%s', async (_, files, path) => {
      const { stdout, stderr, exitCode } = await runOn(files, 'manifest', path)
      expect(JSON.parse(stdout)).toBeTypeOf('object')
      expect(stderr).toMatch(
        /^passmuster: `[^`]*` has \d errors?, but its loader reads it\. Check the file to see (?:it|them)\.\n$/,
      )
      expect(exitCode).toBe(0)
    })

    test.each<[Files, string, string]>([
      [{ 'agent.3md': AGENT.replace('3md: 1.0\n', '') }, 'agent.3md', 'agent3md/parse'],
      [agentFile('status: [\n'), PATH, 'agent/frontmatter-yaml'],
      [agentFile('version: 1.0.0\nstatus: gone\n'), PATH, 'agent/field-value'],
      [{ 'skills/x/SKILL.md': 'Read it.\n' }, 'skills/x/SKILL.md', 'skill/frontmatter-missing'],
      [
        { '.claude/agents/a.md': '---\nname: -a\ndescription: A.\n---\nA.\n' },
        '.claude/agents/a.md',
        'claude/name-format',
      ],
    ])('and one that it does not survive is refused', async (files, path, rule) => {
      const { stdout, stderr, exitCode } = await runOn(files, 'manifest', path)
      expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 1 })
      expect(stderr).toContain(rule)
    })

    test('a page of documentation has no manifest', async () => {
      expect(
        await runOn({ '.claude/agents/index.md': '# Our agents\n' }, 'manifest', '.claude/agents/index.md'),
      ).toEqual({
        stdout: '',
        stderr: 'passmuster: `.claude/agents/index.md` is no agent and no skill. Name another file.\n',
        exitCode: 1,
      })
    })
  })
})
