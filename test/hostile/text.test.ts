import { describe, expect, test } from 'vitest'
import { skill } from '../folder.ts'
import { checked, findings, inRepository, run } from './machine.ts'

const withLines = (name: string, lines: string): string =>
  skill(name).replace('---\nRead', `${lines}---\nRead`)
const LARGEST = 1024 * 1024

/** Chains of aliases: written out they are ten billion values. */
const bomb = `${[
  'a: &a [x,x,x,x,x,x,x,x,x,x]',
  ...[...'bcdefghij'].map(
    (name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghij'[index]}`).join(',')}]`,
  ),
].join('\n')}\n`

describe('hostile YAML', () => {
  test('whose aliases multiply is read as it stands', async () => {
    await inRepository({ 'bomb/SKILL.md': withLines('bomb', bomb) }, async (folder) => {
      expect(await findings(['--rule', 'skill/unknown-field=warning'], folder)).toMatchObject({
        found: ['bomb/SKILL.md skill/unknown-field'],
        files: 1,
        status: 0,
      })
    })
  })

  test('whose aliases multiply does so in no config file', async () => {
    await inRepository(
      { 'pdf/SKILL.md': skill('pdf'), 'passmuster.yaml': `ignore: &a [x]\n${bomb.replace('&a', '')}` },
      async (folder) => {
        const { stderr, stdout, status } = await run([], folder)
        expect({ stdout, status }).toEqual({ stdout: 'No file was checked.\n', status: 2 })
        expect(stderr).toBe(
          'passmuster: passmuster.yaml:1:1: The file has more than 20,000 values with its aliases written out. Remove some.\n',
        )
      },
    )
  })

  test.each([
    ['brackets', `x: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`],
    ['braces', `x: ${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}\n`],
    ['dashes', `x:\n  ${'- '.repeat(10_000)}a\n`],
    ['lines', `x:\n${Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth + 1)}a:\n`).join('')}`],
    ['questions', `x:\n  ${'? '.repeat(10_000)}a\n`],
  ])('that nests %s is a finding', async (_, lines) => {
    await inRepository({ 'deep/SKILL.md': withLines('deep', lines) }, async (folder) => {
      expect(await findings(['--rule', 'skill/body-length=off'], folder, 'message')).toEqual(
        checked(1, ['deep/SKILL.md The YAML is nested too deeply to read. Flatten it.']),
      )
    })
  })

  test('that holds itself is a finding', async () => {
    await inRepository({ 'self/SKILL.md': withLines('self', 'x: &x [*x]\n') }, async (folder) => {
      expect(await findings([], folder, 'message')).toMatchObject({
        found: [
          'self/SKILL.md The alias `*x` has no anchor above it. Quote the value, or write it out. claude.ai, Copilot CLI, Goose and 3 more refuse the skill.',
        ],
        status: 1,
      })
    })
  })
})

test.each([
  ['a value that no client takes', 'skill/allowed-tools', `allowed-tools: &a [${'1, '.repeat(1200)}1]\n`],
  ['a key that is there', 'skill/frontmatter-yaml', 'license: MIT\n'.repeat(1200)],
])('%s, a thousand times, is read once for each client', async (_, rule, lines) => {
  await inRepository({ 'pdf/SKILL.md': withLines('pdf', lines) }, async (folder) => {
    const { found, status } = await findings(['--rule', 'skill/body-length=off'], folder)
    expect({ found: new Set(found), findings: found.length, status }).toEqual({
      found: new Set([`pdf/SKILL.md ${rule}`]),
      findings: 1001,
      status: 1,
    })
  })
})

test.each([
  ['an object', `{"name":"a","agents":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
  ['a list', `{"name":"a","agents":[["a",${'['.repeat(100_000)}${']'.repeat(100_000)}]]}`],
  [
    'a list behind a folder',
    `{"name":"a","agents":["./agents",${'['.repeat(100_000)}${']'.repeat(100_000)}]}`,
  ],
])('a manifest with %s that is nested deeply is a finding', async (_, manifest) => {
  await inRepository({ '.claude-plugin/plugin.json': manifest }, async (folder) => {
    const { found, ...rest } = await findings([], folder, 'message')
    expect(rest).toEqual({ files: 1, status: 1, stderr: '' })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('no Markdown file of the plugin, so Claude Code refuses the plugin.')
  })
})

describe('names of JavaScript’s own', () => {
  const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

  test('are fields like any other', async () => {
    await inRepository(
      {
        'pdf/SKILL.md': withLines(
          'pdf',
          `${NAMES.map((name) => `${name}: {a: 1}\n`).join('')}metadata:\n  __proto__: a\n  constructor: b\n`,
        ),
      },
      async (folder) => {
        const { found, status } = await findings(['--rule', 'skill/unknown-field=warning'], folder, 'message')
        expect({ found, status }).toEqual({
          found: [
            `pdf/SKILL.md ${NAMES.map((name) => `\`${name}\``).join(', ')} are not fields of Agent Skills or of any client. Put such data in \`metadata\`: skills-ref refuses unknown fields.`,
          ],
          status: 0,
        })
      },
    )
  })

  test('are skills, planes, tools and agents like any other', async () => {
    const planes = NAMES.map(
      (name, z) =>
        `@plane z=${z} label="${name}" kind=skill triggers="${name}" inputs="${name}:string" tool="run {${name}}"\nx\n\n`,
    ).join('')
    const files = {
      '__proto__/SKILL.md': skill('__proto__'),
      'skills/a/constructor/SKILL.md': skill('constructor'),
      'skills/b/constructor/SKILL.md': skill('constructor'),
      'own.agent.3md': `---\n3md: 1.0\nagent: own\naxis: skill\n---\n${planes}`,
      '.github/agents/own.agent.md': `---\ndescription: Plans.\ntools: [${NAMES.join(', ')}]\nhandoffs:\n  - {label: toString, agent: constructor, prompt: Go.}\n---\nPlan it.\n`,
    }
    await inRepository(files, async (folder) => {
      const { found, files: counted, status } = await findings([], folder)
      expect({ files: counted, status }).toEqual({ files: 5, status: 1 })
      expect(found).toEqual(
        expect.arrayContaining([
          'skills/b/constructor/SKILL.md skill/duplicate-name',
          '__proto__/SKILL.md skill/name-format',
          '.github/agents/own.agent.md copilot/handoff-agent',
        ]),
      )
    })
  })

  test.each([
    ['__proto__:\n  preset: strict\n', '1:1: `__proto__` is not a known setting. Use'],
    ['constructor: 1\n', '1:1: `constructor` is not a known setting. Use'],
    ['rules:\n  __proto__: off\n', '2:3: `__proto__` is not a rule. See'],
    ['rules:\n  toString: off\n', '2:3: `toString` is not a rule. See'],
    ['rules:\n  skill/*: constructor\n', '2:12: `constructor` is not a value of `skill/*`. Use'],
    ['rules:\n  skill/*: {__proto__: 1}\n', '2:13: `__proto__` is not a known setting. Use'],
    ['files:\n  __proto__: [a]\n', '2:3: `__proto__` is not a known setting. Use'],
    [
      'overrides:\n  - __proto__: {format: skill}\n    files: [a]\n',
      '2:5: `__proto__` is not a known setting. Use',
    ],
    ['preset: __proto__\n', '1:9: `__proto__` is not a value of `preset`. Use'],
    ['{"__proto__": {"preset": "strict"}}', '1:2: `__proto__` is not a known setting. Use'],
  ])('are mistakes in a config file: %j', async (config, mistake) => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf'), 'passmuster.yaml': config }, async (folder) => {
      const { stderr, stdout, status } = await run([], folder)
      expect({
        stderr: stderr.slice(0, `passmuster: passmuster.yaml:${mistake}`.length),
        stdout,
        status,
      }).toEqual({
        stderr: `passmuster: passmuster.yaml:${mistake}`,
        stdout: 'No file was checked.\n',
        status: 2,
      })
    })
  })

  test.each([
    [['--rule', '__proto__=off'], '__proto__'],
    [['--rule', 'constructor=off'], 'constructor'],
    [['--explain', 'toString'], 'toString'],
  ])('are mistakes on the command line: %j', async (argv, name) => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf') }, async (folder) => {
      const { stderr, stdout, status } = await run(argv, folder)
      expect([stdout, status, stderr.split('\n').length, stderr.includes(`\`${name}\``)]).toEqual([
        '',
        2,
        2,
        true,
      ])
    })
  })

  test('are paths of a baseline like any other', async () => {
    await inRepository({ '__proto__/SKILL.md': skill('__proto__') }, async (folder) => {
      expect((await run(['--baseline-write'], folder)).status).toBe(0)
      expect(await findings([], folder)).toMatchObject({ found: [], files: 1, status: 0 })
    })
  })
})

describe('a text of one line', () => {
  const fill = (start: string, unit: string): string =>
    `${start + unit.repeat(Math.floor((LARGEST - Buffer.byteLength(start) - 1) / Buffer.byteLength(unit)))}\n`
  const start = skill('line')

  test.each([
    'x',
    '[a](',
    '[',
    '![',
    '<!--',
    '`` ` ',
    '> ',
    '- ',
    '*a **b',
    '\\',
    '&amp;',
    '🧭',
    '<a b="',
    '[x]: ',
    '\t',
    '](',
    '***',
  ])('of 1 MiB of %j', { timeout: 120_000 }, async (unit) => {
    await inRepository({ 'line/SKILL.md': fill(start, unit) }, async (folder) => {
      expect(
        await findings(['--rule', 'skill/body-length=off', '--rule', 'skill/dead-link=off'], folder),
      ).toEqual(checked(1))
    })
  })

  test('one byte more is refused', async () => {
    await inRepository(
      { 'line/SKILL.md': `${start.padEnd(LARGEST, 'x')}\n`, 'x/line/SKILL.md': skill('line') },
      async (folder) => {
        expect(await findings([], folder, 'message')).toMatchObject({
          found: [
            'line/SKILL.md The file has 1,048,577 bytes, more than the 1,048,576 that are checked. Move parts of it into other files.',
          ],
          files: 2,
          status: 1,
        })
      },
    )
  })

  test('in the frontmatter', async () => {
    await inRepository(
      { 'line/SKILL.md': `---\nname: line\ndescription: ${'x '.repeat(LARGEST / 2 - 50)}\n---\nRead it.\n` },
      async (folder) => {
        expect(await findings([], folder, 'message')).toMatchObject({
          found: [
            'line/SKILL.md The frontmatter has 1,048,501 characters, more than the 65,536 that are read. Move text below the closing `---`.',
          ],
          files: 1,
          status: 1,
        })
      },
    )
  })
})

test('100,000 planes', { timeout: 120_000 }, async () => {
  const planes = (count: number): string =>
    `---\n3md: 1.0\nagent: own\naxis: skill\n---\n${Array.from({ length: count }, () => '@plane\n').join('')}`
  await inRepository({ 'own.3md': planes(100_000) }, async (folder) => {
    const { found, files, status } = await findings([], folder)
    expect([files, status, found.length > 0, found.length <= 20_000]).toEqual([1, 1, true, true])
  })
})
