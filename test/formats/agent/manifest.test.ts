import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspect } from '../../../src/cli/inspect.ts'
import { agentManifest } from '../../../src/formats/agent/manifest.ts'
import { parseAgent } from '../../../src/formats/agent/parse.ts'
import { findings } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'
import { alone } from '../../no-files.ts'

function manifest(text: string): unknown {
  return JSON.parse(JSON.stringify(agentManifest(parseAgent(alone('agents/a_b.agent.md', text)))))
}

const DEFAULTS = {
  title: null,
  description: null,
  system: null,
  rules: '',
  status: 'active',
  icon: '🤖',
  version: '0.1.0',
  recommended: {},
  required: {},
  startup: null,
  avatar: null,
  abilities: {},
  tools: [],
  toolsComplete: true,
}

test('an empty file has the defaults', async () => {
  expect(manifest('')).toEqual(DEFAULTS)
})

test('title and description are those of the body, and the description is the system message', async () => {
  expect(manifest('# Auditor\r\n\r\nAudits\r\npolicies.\r\n')).toEqual({
    ...DEFAULTS,
    title: 'Auditor',
    description: 'Audits policies.',
    system: 'Audits policies.',
  })
})

test('the title is the system message when there is nothing else', async () => {
  expect(manifest('---\nTitle: Auditor\nicon:\n---\n')).toEqual({
    ...DEFAULTS,
    title: 'Auditor',
    system: 'Auditor',
  })
})

test('fields come before headings, sections before fields', async () => {
  const text =
    '---\nTITLE: A\ndescription: D\nsystem: S\nrules: [one, two]\nstatus: Disabled\nversion: 2.0.0\nicon: 🧭\n---\n# B\n\nE\n\n## System\n\nT\n'
  expect(manifest(text)).toEqual({
    ...DEFAULTS,
    title: 'A',
    description: 'D',
    system: 'T',
    rules: '- one\n- two',
    status: 'disabled',
    version: '2.0.0',
    icon: '🧭',
  })
})

test('the avatar and the abilities, from the frontmatter or the body', async () => {
  const text =
    '---\nversion: 2.0.0\ntitle: A\nallow: [FS, "sh:git"]\nabilities: {deny: [env]}\n---\n# Avatar\n![A](a.png)\n'
  expect(manifest(text)).toEqual({
    ...DEFAULTS,
    version: '2.0.0',
    title: 'A',
    system: 'A',
    avatar: 'a.png',
    abilities: { allow: ['FS', 'sh:git'], deny: ['env'], granted: ['FS', 'sh:git'] },
  })
})

test('what is recommended and required, and tools with the schemes that are known', async () => {
  const text = `---
Recommended: {models: [GPT-5], Capabilities: [a, 5]}
required: {ENV: [KEY], startup: " ping "}
---
# A

## Rules
- Be brief.

## Tools
\`\`\`js
const scheme = { name: "ping", description: "Pings.", parameters: { type: "object", properties: { constructor: { default: -1 } } } }
return { ping: { fn() {}, scheme }, pong: { fn() {}, scheme: make() }, bare: 1 }
\`\`\`
`
  expect(manifest(text)).toEqual({
    ...DEFAULTS,
    title: 'A',
    system: 'A',
    rules: '- Be brief.',
    recommended: { models: ['GPT-5'], capabilities: ['a'] },
    required: { env: ['KEY'], startup: 'ping' },
    startup: { tool: 'ping', defined: true, env: ['KEY'] },
    tools: [
      {
        name: 'ping',
        scheme: {
          name: 'ping',
          description: 'Pings.',
          parameters: { type: 'object', properties: { constructor: { default: -1 } } },
        },
      },
      { name: 'pong' },
      { name: 'bare' },
    ],
  })
})

test('tools that cannot be known', async () => {
  expect(manifest('# A\n\n## Tools\n```js\nreturn { ...load(), ping: 1 }\n```\n')).toMatchObject({
    tools: [{ name: 'ping' }],
    toolsComplete: false,
  })
  expect(manifest('# A\n\n## Tools\n```js\nreturn {\n```\n')).toMatchObject({
    tools: [],
    toolsComplete: false,
  })
})

test('passmuster manifest prints an agent without errors', async () => {
  const files = {
    'agents/a_b.agent.md': '---\ntitle: A\n---\nText.\n',
    'agents/a_c.agent.md': '---\ntitle: A\nstatus: on\n---\n',
    'agents/a_d.agent.md': { fails: 'EACCES' },
    '.github/agents/e.agent.md': '---\nname: E\n---\nText.\n',
  }
  const print = (view: 'manifest' | 'graph', path: string) =>
    inspect(view, [path], memoryHost({ '.git/HEAD': '', ...files }))
  const { stdout, ...rest } = await print('manifest', 'agents/a_b.agent.md')
  expect(rest).toEqual({ stderr: '', exitCode: 0 })
  expect(JSON.parse(stdout)).toEqual({ ...DEFAULTS, title: 'A', system: 'A' })
  expect(await print('manifest', 'agents/a_c.agent.md')).toEqual({
    stdout: '',
    stderr:
      'agents/a_c.agent.md:3:9 error `on` is not a status. Use `active`, `deprecated` or `disabled`. agent/field-value\n',
    exitCode: 1,
  })
  expect(await print('manifest', 'agents/a_d.agent.md')).toMatchObject({
    stderr: expect.stringContaining('file/unreadable'),
    exitCode: 1,
  })
  const custom = await print('manifest', '.github/agents/e.agent.md')
  expect(JSON.parse(custom.stdout)).toMatchObject({ name: 'E', tools: null, prompt: 'Text.' })
  expect(await print('graph', 'agents/a_b.agent.md')).toMatchObject({
    stderr: 'passmuster: `agents/a_b.agent.md`: its name is that of no skill or agent.\n',
    exitCode: 2,
  })
})

const specification = new URL('../../../../shared/specs/agent-file-format.md', import.meta.url)
if (!existsSync(specification)) console.log('skipped: the specification in ../shared/specs is not here')

test.skipIf(!existsSync(specification))(
  'the example of the specification has one error, and its startup tool is found',
  async () => {
    const text = readFileSync(specification, 'utf8')
    const example = `${text.slice(text.indexOf("'''md\n") + 6, text.lastIndexOf("'''"))}\`\`\`\n`
    const found = await findings({ path: 'agents/policy_auditor.agent.md', text: example })
    expect(found.map(({ rule, severity, range }) => [rule, severity, range.start.line])).toEqual([
      ['agent/conflict', 'error', 6],
    ])
    expect(manifest(example)).toMatchObject({
      required: { startup: 'test_openai_api_key' },
      tools: [{ name: 'test_openai_api_key', scheme: { parameters: { type: 'object' } } }],
      toolsComplete: true,
    })
  },
)
