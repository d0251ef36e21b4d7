import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLIENT_IDS } from '../../src/clients/who-loses.ts'
import { machine } from '../../src/files/node-host.ts'
import { facts, lint, open } from '../../src/index.ts'
import { explainClient } from '../../src/reporters/clients/facts.ts'
import { blocksIn, project, textOf } from '../docs/hand-written.ts'
import { inFolder, put, skill } from '../folder.ts'
import { lintOn } from '../linting.ts'

const PDF = 'skills/pdf/SKILL.md'
const EXCEL = 'skills/excel/SKILL.md'

/** The findings as JSON has them. */
const asData = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const placesIn = (findings: ReturnType<typeof lint>): readonly string[] =>
  findings.map(({ path, range, rule }) => `${path}:${range.start.line} ${rule}`)

describe('a folder', () => {
  test('has the findings and files of a run', async () => {
    const folder = join(project, 'examples')
    const run = await lintOn({ ...machine, cwd: folder }, { dialect: undefined, preset: undefined })
    const { diagnostics, files } = JSON.parse(run.stdout)
    expect(asData(lint(folder))).toEqual(diagnostics)
    expect(diagnostics.length).toBeGreaterThan(5)
    expect(open(folder).files()).toEqual(
      files.map(({ path, format }: { path: string; format: string }) => ({ path, format })),
    )
  })

  test('follows its config and .gitignore, which settings override', () => {
    const files = {
      '.git/HEAD': '',
      '.gitignore': 'build/\n',
      'passmuster.yaml': 'rules: { skill/dead-link: off }\n',
      [PDF]: skill('pdf', 'See [it](gone.md).\n'),
      [`build/${EXCEL}`]: skill('pdf'),
    }
    inFolder(files, (folder) => {
      expect(lint(folder)).toEqual([])
      const rules = { 'skill/*': 'off', 'skill/dead-link': 'warning' } as const
      expect(lint(folder, { rules })).toMatchObject([{ rule: 'skill/dead-link', severity: 'warning' }])
    })
  })

  test('is judged again after a text is put, also that of a new file or of its config', () => {
    inFolder({ '.git/HEAD': '', [PDF]: skill('pdf', 'See [it](gone.md).\n') }, (folder) => {
      const workspace = open(folder)
      expect(placesIn(workspace.findings())).toEqual([`${PDF}:5 skill/dead-link`])
      workspace.put('skills/pdf/gone.md', 'It.\n')
      expect(workspace.findings()).toEqual([])
      workspace.put(EXCEL, skill('word'))
      expect(placesIn(workspace.findings('./skills//excel/SKILL.md'))).toEqual([
        `${EXCEL}:2 skill/name-directory`,
      ])
      expect(workspace.fixed(EXCEL)).toBe(skill('word'))
      expect(workspace.fixed(EXCEL, 'suggested')).toBe(skill('excel'))
      expect(workspace.text(EXCEL)).toBe(skill('word'))
      workspace.put('passmuster.yaml', 'rules: { skill/name-directory: off }\n')
      expect(workspace.findings()).toEqual([])
      workspace.put('passmuster.yaml', undefined)
      workspace.put(EXCEL, undefined)
      workspace.put('skills/pdf/gone.md', undefined)
      expect(placesIn(workspace.findings())).toEqual([`${PDF}:5 skill/dead-link`])
      expect([workspace.text(EXCEL), workspace.fixed(EXCEL)]).toEqual([undefined, undefined])
    })
  })

  test('names the files of repositories inside it from its own path', () => {
    inFolder({ '.git/HEAD': '', [PDF]: skill('word') }, (folder) => {
      put(folder, { 'vendor/.git/HEAD': '', [`vendor/${PDF}`]: skill('word') })
      const workspace = open(folder)
      expect(placesIn(workspace.findings())).toEqual([
        `${PDF}:2 skill/name-directory`,
        `vendor/${PDF}:2 skill/name-directory`,
      ])
      expect(workspace.clients(['crush']).map(({ path }) => path)).toEqual([PDF, `vendor/${PDF}`])
    })
  })

  test('with a wrong config says where, and goes on once it is right', () => {
    inFolder(
      { '.git/HEAD': '', 'passmuster.yaml': 'preset: strct\nruls: {}\n', [PDF]: skill('pdf') },
      (folder) => {
        const workspace = open(folder)
        expect(() => workspace.findings()).toThrow(
          new Error(
            'passmuster.yaml:1:9: `strct` is not a value of `preset`. Did you mean `strict`?\npassmuster.yaml:2:1: `ruls` is not a known setting. Did you mean `rules`?',
          ),
        )
        workspace.put('passmuster.yaml', 'preset: strict\n')
        expect(workspace.findings()).toEqual([])
      },
    )
  })
})

describe('texts', () => {
  test('have the findings of a folder with them', () => {
    const texts = { [PDF]: skill('pdf', 'See [it](gone.md).\n'), [EXCEL]: skill('word') }
    inFolder({ '.git/HEAD': '', ...texts }, (folder) => {
      const expected = asData(lint(folder))
      expect(expected).toMatchObject([{ path: EXCEL }, { path: PDF }])
      expect(asData(lint(texts))).toEqual(expected)
      expect(asData(lint(new Map(Object.entries(texts))))).toEqual(expected)
      expect(open(texts).clients()).toEqual(open(folder).clients())
    })
  })

  test('follow settings', () => {
    const texts = { [PDF]: skill('word') }
    expect(lint(texts, { rules: { 'skill/name-directory': 'info' } })).toMatchObject([{ severity: 'info' }])
    expect(lint(texts, { rules: { 'skill/name-directory': 'off' }, preset: undefined })).toEqual([])
    expect(open({ [PDF]: 'See it.\n' }, { dialect: 'skills-plane' }).files()).toEqual([
      { path: PDF, format: 'plane' },
    ])
  })
})

test.each([
  [() => open('no-such-folder'), '`no-such-folder` is not a folder. Name a folder that exists.'],
  [() => open('package.json'), '`package.json` is not a folder. Name a folder that exists.'],
  [
    () => open({ '../a.md': '' }),
    '`../a.md` is outside what was opened. Give a path from there, without `..`.',
  ],
  [
    () => open({}).put('/a.md', ''),
    '`/a.md` is outside what was opened. Give a path from there, without `..`.',
  ],
  [
    () => open({ [`${'a/'.repeat(200_000)}SKILL.md`]: '' }),
    'A path has 400,008 characters, and 4,096 is the most. Shorten it.',
  ],
  // What callers without types get wrong.
  [() => open(5 as never), 'The first argument must be the path of a folder, or texts by their paths.'],
  [() => lint([''] as never), 'The first argument must be the path of a folder, or texts by their paths.'],
  [() => open({ [PDF]: null as never }), 'The text must be a string.'],
  [() => open({}).put(PDF, 5 as never), 'The text must be a string.'],
  [() => open({}).put(5 as never, ''), 'The path must be a string.'],
  [() => open({}).findings({} as never), 'The path must be a string.'],
  [() => open({}, null as never), '`settings` must be an object.'],
  [() => open({}, { rules: null as never }), '`rules` must be an object.'],
  [() => open({}, { clients: 'codex' as never }), '`clients` must be a list of ids.'],
  [() => open({}).clients('codex' as never), '`clients` must be a list of ids.'],
  [() => facts([5] as never), '`clients` must be a list of ids.'],
  [
    () => open({}, { preset: {} as never }),
    '`[object Object]` is not a value of `preset`. Use recommended or strict.',
  ],
  [
    () => open({}, { preset: 'strct' as 'strict' }),
    '`strct` is not a value of `preset`. Did you mean `strict`? Use recommended or strict.',
  ],
  [
    () => open({}, { rules: { 'skill/dead-lnk': 'off' } }),
    '`skill/dead-lnk` is not a rule. Did you mean `skill/dead-link`? See `passmuster --list-rules`.',
  ],
  [
    () => open({}, { contextWindow: 200 }),
    '`200` is not a number of tokens. Give `contextWindow` a whole number, such as 200000.',
  ],
  [
    () => open({ [PDF]: skill('pdf') }).fixed(PDF, 'all' as 'safe'),
    '`all` is not a value of `fixed`. Use safe or suggested.',
  ],
])('what is wrong throws an error of one line: %#', (run, message) => {
  expect(run).toThrow(new Error(message))
})

test('facts have the same texts as the explanation of a client, each with its source', () => {
  const known = facts()
  expect(known.map(({ id }) => id).toSorted()).toEqual([...CLIENT_IDS].toSorted())
  expect(facts(['codex'])).toEqual(known.filter(({ id }) => id === 'codex'))
  for (const { id, title, facts: each } of known) {
    const explained = explainClient(id).replace(/\s+/g, ' ')
    expect(explained).toContain(title)
    for (const { topic, about, text, url } of each)
      for (const part of [topic, about, text, url]) expect(explained).toContain(part.replace(/\s+/g, ' '))
  }
  expect(() => facts(['codx'])).toThrow(/^`codx` is not a client\. Did you mean `codex`\? Use /)
})

test('the example of docs/library.md runs with the package, as a module and as a script', () => {
  const [example = ''] = blocksIn('docs/library.md', 'js')
  const required = example.replace(/^import (\{.*\}) from ('.*')/, 'const $1 = require($2)')
  const files = { '.git/HEAD': '', [EXCEL]: skill('pdf'), 'a.mjs': example, 'a.cjs': required }
  inFolder(files, (folder) => {
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(project, join(folder, 'node_modules/passmuster'), 'junction')
    for (const name of ['a.mjs', 'a.cjs'])
      expect(execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' })).toBe(
        `${EXCEL}:2: error: The skill is named \`pdf\` but its directory is \`excel\`. Write \`excel\`, or rename the directory to \`pdf\`. Crush and Roo Code refuse the skill.\n[ 'skill/name-format' ]\n---\nname: pdf\ndescription: Reads PDF files.\n---\nRead it.\n\nloads\nhttps://github.com/charmbracelet/crush#agent-skills\n`,
      )
  })
})

test('docs/library.md names every function, method and setting', () => {
  const page = textOf('docs/library.md')
  const types = textOf('src/index.ts')
  const partOf = (name: string): string =>
    new RegExp(`^export interface ${name} \\{\\n([^]*?)^\\}`, 'm').exec(types)![1]!
  const names = [
    ...[...types.matchAll(/^export function (\w+)/gm)].map(([, name]) => `\`${name}(`),
    ...[...partOf('Workspace').matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => `\`${name}(`),
    ...[...partOf('Settings').matchAll(/^ {2}readonly (\w+)\?/gm)].map(([, name]) => `\`${name}\``),
  ]
  expect(names).toHaveLength(3 + 6 + 6)
  expect(names.filter((name) => !page.includes(name))).toEqual([])
})
