import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../src/cli/command.ts'
import { inspect } from '../../src/cli/inspect.ts'
import { agent3md } from '../../src/formats/agent-3md/index.ts'
import type { Linted } from '../../src/lint/lint.ts'
import { lint } from '../../src/lint/lint.ts'
import type { Entry } from '../../src/model.ts'
import { memoryHost } from '../memory-host.ts'
import { alone } from '../no-files.ts'

const AGENT = `---
3md: 1.0
axis: skill
title: Dev "tools" #1
agent: dev
model: any
tools: rg, git,
entry: 2
version: 1.2.0
license: "MIT"
__proto__: x
---
@plane z=0 label="dev" kind=identity triggers="search"
Obey, and know [[z=2]].

@plane z=1.5 label="search" triggers="search, find text, Find  TEXT!, ++, café" inputs="pattern, path: String ?, :number" tool="rg {pattern} {path}" cost=disk
See [[z=2|files]], [[z=3]] and [[z=2]] again; [[z=1.5]] is no dependency.

@plane z=3 label="a <b>" kind=skill triggers="find, search" tool="git"
Text.

@plane z=2 label=" files " kind=skill triggers="search, 2nd file"
Text.
`

async function view(
  argv: readonly string[],
  files: Readonly<Record<string, Entry>> = { 'agent.3md': AGENT },
) {
  const command = await parseCommand(argv, false)
  if (command.do !== 'inspect') throw new Error(JSON.stringify(command))
  return inspect(command.view, command.operands, memoryHost({ '.git/HEAD': '', ...files }), command.choices)
}

describe('manifest', () => {
  test('is what a loader sees', async () => {
    const { stdout, stderr, exitCode } = await view(['manifest', 'agent.3md'])
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
    expect(JSON.parse(stdout)).toEqual({
      name: 'Dev "tools" #1',
      title: 'Dev "tools" #1',
      agent: 'dev',
      model: 'any',
      tools: ['rg', 'git'],
      persona: null,
      identity: { z: 0, name: 'dev', body: 'Obey, and know [[z=2]].' },
      entry: 2,
      version: '1.2.0',
      metadata: { license: 'MIT', ['__proto__']: 'x' },
      skills: [
        {
          z: 1.5,
          name: 'search',
          triggers: ['search', 'find text', 'Find  TEXT!', '++', 'café'],
          inputs: [
            { name: 'pattern', type: 'string', required: true },
            { name: 'path', type: 'string', required: false },
          ],
          tool: 'rg {pattern} {path}',
          cost: 'disk',
          dependencies: [2, 3],
        },
        {
          z: 3,
          name: 'a <b>',
          triggers: ['find', 'search'],
          inputs: [],
          tool: 'git',
          cost: null,
          dependencies: [],
        },
        {
          z: 2,
          name: 'files',
          triggers: ['search', '2nd file'],
          inputs: [],
          tool: null,
          cost: null,
          dependencies: [],
        },
      ],
    })
  })

  test('of an agent with a short id only starts at its identity', async () => {
    const text = '---\n3md: 1.0\ntitle:\nagent: dev\n---\n@plane z=4\nObey.\n'
    expect(JSON.parse((await view(['manifest', 'agent.3md'], { 'agent.3md': text })).stdout)).toEqual({
      name: 'dev',
      title: null,
      agent: 'dev',
      model: null,
      tools: [],
      persona: null,
      identity: { z: 4, name: 'z=4', body: 'Obey.' },
      entry: 4,
      version: null,
      metadata: {},
      skills: [],
    })
  })
})

describe('route', () => {
  test.each([
    ['Search!', 'search (z=1.5): search\nfiles (z=2): search\na <b> (z=3): search\n'],
    [
      'search the TEXT and find',
      'search (z=1.5): search, find text\na <b> (z=3): find, search\nfiles (z=2): search\n',
    ],
    ['find', 'a <b> (z=3): find\n'],
    ['the file is 2nd', 'files (z=2): 2nd file\n'],
    ['research texts', 'No skill has a trigger that the request satisfies.\n'],
    ['CAFÉ', 'search (z=1.5): café\n'],
    ['++', 'No skill has a trigger that the request satisfies.\n'],
    ['', 'No skill has a trigger that the request satisfies.\n'],
  ])('%j', async (request, stdout) => {
    expect(await view(['route', 'agent.3md', request])).toEqual({ stdout, stderr: '', exitCode: 0 })
  })
})

test('graph draws the planes and the links that loaders follow', async () => {
  expect((await view(['graph', 'agent.3md'])).stdout).toBe(`flowchart LR
  p0(["dev"])
  p1["search"]
  p2["a #60;b#62;"]
  p3["files"]
  p0 --> p3
  p1 --> p3
  p1 --> p2
`)
})

describe('no line is a command to the runner', () => {
  const COMMAND = /^\s*::|##\[/m
  const labels = ['::error title=pwned::x', ' \u00a0::add-mask::x', '##[error]x', '::stop-commands::x']

  test.each(labels)('that a label makes: %j', async (label) => {
    const text = `---\n3md: 1.0\naxis: skill\ntitle: "${label}"\nagent: dev\n---\n@plane z=0 label="${label}" kind=identity\nObey.\n@plane z=1 label="${label}" kind=skill triggers="time"\nText.\n`
    for (const argv of [
      ['route', 'a.3md', 'what time'],
      ['graph', 'a.3md'],
      ['manifest', 'a.3md'],
    ]) {
      const { stdout, stderr, exitCode } = await view(argv, { 'a.3md': text })
      expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
      expect(stdout).not.toMatch(COMMAND)
    }
  })

  test('that a label makes, and shows it whole', async () => {
    const text = `---\n3md: 1.0\naxis: skill\nagent: dev\n---\n@plane z=0 label="dev"\nObey.\n@plane z=1 label="::error title=pwned::x" kind=skill triggers="time"\nText.\n`
    expect((await view(['route', 'a.3md', 'what time'], { 'a.3md': text })).stdout).toBe(
      '<U+003A>:error title=pwned::x (z=1): time\n',
    )
  })

  test.each(['manifest', 'graph', 'route'])('that the path of a refused file makes: %s', async (name) => {
    for (const path of ['::error file=x::b.3md', ' ::error::b.3md', '##[error]b.3md']) {
      for (const text of ['@plane z=x\n', '---\n3md: 1.0\n---\nText.\n']) {
        const operands = name === 'route' ? [path, 'x'] : [path]
        const { stdout, stderr } = await view([name, ...operands], { [path]: text })
        expect(stdout).toBe('')
        expect(stderr).toContain('b.3md')
        expect(stderr).not.toMatch(COMMAND)
      }
    }
  })
})

describe('refusals', () => {
  test('errors that no loader survives are named, warnings are not', async () => {
    const text = AGENT.replace('@plane z=3 ', '@plane z=three ').replace('[[z=3]]', '[[z=9]]')
    expect(await view(['manifest', 'agent.3md'], { 'agent.3md': text })).toEqual({
      stdout: '',
      exitCode: 1,
      stderr: expect.stringMatching(/^agent\.3md:19:10 error .* agent3md\/parse\n$/),
    })
  })

  test.each([
    ['skills/pdf/SKILL.md', 'name: pdf', 'skill/missing-field'],
    ['.claude/agents/a.md', 'name: a', 'claude/missing-field'],
  ])(
    'a description that is missing in %s, without which no client loads the file',
    async (path, field, rule) => {
      const { stdout, stderr, exitCode } = await view(['manifest', path], {
        [path]: `---\n${field}\n---\nRead it.\n`,
      })
      expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 1 })
      expect(stderr).toMatch(new RegExp(`^${path}:\\d+:\\d+ error .* ${rule}\\n$`))
    },
  )

  test.each<[Entry, string]>([
    [
      { fails: 'EACCES' },
      'agent.3md:1:1 error The path cannot be read: permission is denied (EACCES). Make the file readable. file/unreadable\n',
    ],
    [
      { link: 'nowhere' },
      'agent.3md:1:1 warning The target of the symbolic link, `nowhere`, does not exist. Correct the link, or remove it. file/symlink\n',
    ],
    [
      Uint8Array.from([0x2d, 0x0a, 0xff]),
      'agent.3md:2:1 error The byte at offset 2 is not UTF-8. Save the file as UTF-8. file/encoding\n',
    ],
  ])('a file that is no text: %j', async (entry, stderr) => {
    expect(await view(['graph', 'agent.3md'], { 'agent.3md': entry })).toEqual({
      stdout: '',
      stderr,
      exitCode: 1,
    })
  })

  test('a document that is no agent', async () => {
    expect(await view(['route', 'a.3md', 'x'], { 'a.3md': '---\n3md: 1.0\n---\nText.\n' })).toEqual({
      stdout: '',
      stderr: 'passmuster: `a.3md` is not an agent. Give it an `agent` key and `axis: skill`.\n',
      exitCode: 1,
    })
  })

  test.each([
    ['b.3md', ': no such file or directory.'],
    ['x.md', ': its name is that of no skill or agent.'],
    ['.', ' matches 3 files. Name one.'],
  ])('%s', async (path, reason) => {
    const files = { 'agent.3md': AGENT, 'c.3md': AGENT, 'SKILL.md': 'x', 'x.md': 'x' }
    expect(await view(['manifest', path], files)).toEqual({
      stdout: '',
      stderr: `passmuster: \`${path}\`${reason}\n`,
      exitCode: 2,
    })
  })

  test.each(
    Object.entries({
      manifest: '`passmuster manifest` takes 1 argument, not 0. Usage: `passmuster manifest FILE`.',
      'graph a.3md b.3md': '`passmuster graph` takes 1 argument, not 2. Usage: `passmuster graph FILE.3md`.',
      'route a.3md':
        '`passmuster route` takes 2 arguments, not 1. Usage: `passmuster route FILE.3md REQUEST`.',
      'manifest -q a.3md': '`passmuster manifest` takes no `--quiet`. Leave it out.',
      'graph -q a.3md': '`passmuster graph` takes no options. Leave out `--quiet`.',
      'route a.3md --nonsense': '`--nonsense` is not an option. See `passmuster --help`.',
    }),
  )('%j', async (argv, message) => {
    expect(await parseCommand(argv.split(' '), false)).toEqual({ do: 'complain', message })
  })

  test('only the first argument is a command', async () => {
    expect(await parseCommand(['./a', 'manifest'], false)).toMatchObject({
      do: 'lint',
      options: { paths: ['./a', 'manifest'] },
    })
    expect(await parseCommand(['graph', '--help'], false)).toMatchObject({ do: 'help', of: ['graph', []] })
    expect(await parseCommand(['route', 'a.3md', '--', '-x'], false)).toMatchObject({
      do: 'inspect',
      operands: ['a.3md', '-x'],
    })
  })
})

describe('whatever the size', () => {
  const lintText = (text: string): Linted =>
    lint(alone('agent.3md', text), agent3md, { preset: 'strict', rules: new Map() })
  const HEAD = '---\n3md: 1.0\nagent: dev\naxis: skill\n---\n@plane z=0 kind=identity\nObey.\n'
  const planes = (body: (z: number) => string): string =>
    HEAD +
    Array.from(
      { length: 5_000 },
      (_, index) => `@plane z=${index + 1} label=${index} triggers=${index}\n${body(index + 1)}\n`,
    ).join('')

  test('a loop of thousands of planes is found without recursion', () => {
    const { diagnostics } = lintText(planes((z) => `[[z=${(z % 5_000) + 1}]]`))
    expect(diagnostics.map(({ rule, message, related }) => [rule, message, related?.length])).toEqual([
      [
        'agent3md/cycle',
        '5,000 planes depend on each other in a loop: 0 → 1 → 2 → 3 → 4 → 5 → 6 → 7 → … → 0. Remove one of the links.',
        21,
      ],
    ])
  })
})
