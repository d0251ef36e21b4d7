import { describe, expect, test } from 'vitest'
import { printConfig } from '../../../src/cli/print-config.ts'
import type { Entry } from '../../../src/model.ts'
import { skill } from '../../folder.ts'
import { DEFAULTS, lintOn } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'

const SKILL = 'skills/pdf/SKILL.md'
const options = { preset: undefined, dialect: undefined, failOn: undefined, maxWarnings: undefined }

const hostWith = (files: Readonly<Record<string, Entry>>) =>
  memoryHost({ '.git/HEAD': '', [SKILL]: skill('pdf'), ...files })

/** The exit code and the lines of a run over a repository with these files. */
async function told(files: Readonly<Record<string, Entry>>): Promise<readonly (string | number)[]> {
  const { exitCode, stderr } = await lintOn(hostWith(files), options)
  return [exitCode, ...stderr.split('\n').slice(0, -1)]
}

const TOLD: readonly (readonly [value: string, message: string])[] = [
  ['./team/passmuster.yaml', 'does not exist. Correct the path.'],
  ['../other/passmuster.yaml', 'is outside the repository. Extend a file in it.'],
  ['./rules.js', 'is not named like a config file. Call it `passmuster.yaml`, or `NAME.passmuster.yaml`.'],
  ['https://example.com/passmuster.yaml', 'is a URL. Extend a file of the repository, or a package.'],
  ['/etc/passmuster.yaml', 'is not the name of a package. Start a path with `./`.'],
  ['@acme/../../x', 'is not the name of a package. Start a path with `./`.'],
  ['team/passmuster.yaml', 'is no package in `node_modules`. Install it, or start a path with `./`.'],
  ['@acme/empty', 'has no file `passmuster.yaml`. Name one that it has.'],
  ['@acme/empty/strict.passmuster.yaml', 'has no file `strict.passmuster.yaml`. Name one that it has.'],
  [
    '@acme/empty/index.js',
    'is not named like a config file. Call it `passmuster.yaml`, or `NAME.passmuster.yaml`.',
  ],
]

describe('what cannot be extended', () => {
  test.each(TOLD)('%s is told at its place: %j', async (value, message) => {
    const files = { 'passmuster.yaml': `extends: '${value}'\n`, 'node_modules/@acme/empty/index.js': '' }
    expect(await told(files)).toEqual([2, `passmuster: passmuster.yaml:1:1: \`${value}\` ${message}`])
  })

  test('a loop and a long chain are told', async () => {
    const loop = 'extends: ./b.passmuster.yaml\n'
    expect(
      await told({ 'passmuster.yaml': loop, 'b.passmuster.yaml': 'extends: ./passmuster.yaml\n' }),
    ).toEqual([
      2,
      'passmuster: b.passmuster.yaml:1:1: `./passmuster.yaml` extends itself, if only by others. Remove one `extends`.',
    ])
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          index === 0 ? 'passmuster.yaml' : `${index}.passmuster.yaml`,
          index === length - 1 ? 'preset: strict\n' : `extends: ./${index + 1}.passmuster.yaml\n`,
        ]),
      )
    expect((await told(chain(11)))[0]).toBe(0)
    expect(await told(chain(12))).toEqual([
      2,
      'passmuster: 10.passmuster.yaml:1:1: `./11.passmuster.yaml` is one of more than 10 files that extend each other. Join some of them.',
    ])
  })

  test.each([
    ['./a.passmuster.yaml', { 'a.passmuster.yaml': { link: '../outside/passmuster.yaml' } }],
    ['@acme/config', { 'node_modules/@acme/config': { link: '../../../outside' } }],
  ])('a link out of the repository is not followed: %s', async (value, files) => {
    const [code, ...lines] = await told({
      'passmuster.yaml': `extends: '${value}'\n`,
      '../outside/passmuster.yaml': 'secret: 1\n',
      ...files,
    })
    expect([code, lines.length, lines.join('').includes('secret')]).toEqual([2, 1, false])
  })

  test('all mistakes are told at once, also of a file whose own config is wrong', async () => {
    expect(
      await told({
        'passmuster.yaml': 'presett: strict\nextends: ./team.passmuster.yaml\n',
        'team.passmuster.yaml': 'clients: [codexx]\n',
      }),
    ).toEqual([
      2,
      'passmuster: passmuster.yaml:1:1: `presett` is not a known setting. Did you mean `preset`?',
      'passmuster: team.passmuster.yaml:1:11: `codexx` is not a value of `clients`. Did you mean `codex`?',
    ])
  })
})

describe('what is extended', () => {
  const files = {
    'passmuster.yaml':
      'extends: ./team/passmuster.yaml\nrules: { skill/bom: warning }\nrequire: [{ files: [skills], maxLines: 9 }]\n',
    'team/passmuster.yaml':
      "extends: '@acme/config/strict.passmuster.json'\nrules: { skill/bom: info, skill/todo: off }\nrequire: [{ files: [skills], fields: [license] }]\nmirrors: [[a, b]]\n",
    'node_modules/.store/config/strict.passmuster.json':
      '{ "preset": "strict", "ignore": ["old"], "root": true, "failOn": "warning" }',
    'node_modules/@acme/config': { link: '../.store/config' },
    'skills/old/SKILL.md': skill('other'),
  }

  test('counts less than what extends it, and --print-config says which file each setting comes from', () => {
    const { stdout } = printConfig(SKILL, { ...DEFAULTS, ...options, outputs: [] }, hostWith(files))
    const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' '))
    expect(
      lines.filter((line) => /^(?:preset|require|mirrors|skill\/(?:bom|todo)|config\/)/.test(line)),
    ).toEqual([
      'preset strict node_modules/@acme/config/strict.passmuster.json:1:3',
      'require fields ["license"] team/passmuster.yaml:3:30',
      'mirrors ["a","b"] team/passmuster.yaml:4:11',
      'require maxLines 9 passmuster.yaml:3:30',
      'config/required warning preset strict',
      'config/mirrors warning preset strict',
      'skill/bom warning passmuster.yaml:2:10',
      'skill/todo off team/passmuster.yaml:2:27',
    ])
  })

  test('decides what is checked and what fails the run', async () => {
    const { exitCode, stdout, stderr } = await lintOn(hostWith(files), options)
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { path: string; rule: string }[] }
    expect([exitCode, stderr, diagnostics.map(({ path, rule }) => `${path} ${rule}`)]).toEqual([
      1,
      '',
      [`${SKILL} config/required`],
    ])
  })
})

describe('a requirement that matches no file is a note', () => {
  const files = {
    'passmuster.yaml':
      'require:\n  - { files: [skils/**, skill], fields: [license] }\n  - { files: [skills], fields: [name] }\n',
  }

  test('where all below the config file is searched', async () => {
    expect(await told(files)).toEqual([
      0,
      'passmuster: passmuster.yaml:2:7: `skils/**` or `skill` matches none of the files that are checked. Correct the glob, or remove the requirement.',
    ])
  })

  test('but not one of a package, which may be for other repositories', async () => {
    expect(
      await told({
        'passmuster.yaml': "extends: '@acme/config'\n",
        'node_modules/@acme/config/passmuster.yaml': 'require: [{ files: [agents], fields: [a] }]\n',
      }),
    ).toEqual([0])
  })

  test('nor where a part of it is', async () => {
    const { stderr } = await lintOn(hostWith(files), { ...options, paths: ['skills'] })
    expect(stderr).toBe('')
  })
})
