import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { printConfig } from '../../../src/cli/print-config.ts'
import { machine } from '../../../src/files/node-host.ts'
import { overlaid } from '../../../src/files/overlaid-host.ts'
import { rules } from '../../../src/formats/rules.ts'
import type { Entry, Level } from '../../../src/model.ts'
import { writeStartingConfig } from '../../../src/project/config/init.ts'
import { readConfig } from '../../../src/project/config/parse-config.ts'
import type { Options } from '../../../src/project/options.ts'
import type { Outcome } from '../../../src/project/outcome.ts'
import { inFolder, skill } from '../../folder.ts'
import { DEFAULTS, lintOn } from '../../linting.ts'
import { memoryHost, ROOT } from '../../memory-host.ts'

const bad = skill('pdf')

/** A run that leaves to the config files what they may decide. */
function run(
  files: Readonly<Record<string, Entry>>,
  options: Partial<Options> = {},
  cwd = ROOT,
): Promise<Outcome> {
  return lintOn(
    { ...memoryHost({ '.git/HEAD': '', ...files }), cwd },
    { preset: undefined, dialect: undefined, failOn: undefined, maxWarnings: undefined, ...options },
  )
}

/** The findings as `path rule severity`. */
async function findings(...run_: Parameters<typeof run>): Promise<readonly string[]> {
  const { diagnostics } = JSON.parse((await run(...run_)).stdout) as {
    diagnostics: { path: string; rule: string; severity: string }[]
  }
  // All the bad skills have one name.
  return diagnostics
    .filter(({ rule }) => rule !== 'skill/duplicate-name')
    .map(({ path, rule, severity }) => `${path} ${rule} ${severity}`)
}

describe('a config file', () => {
  test.each([
    ['passmuster.yaml', 'rules:\n  skill/name-directory: warning\n'],
    ['passmuster.yml', 'rules:\n  skill/name-directory: warning\n'],
    ['passmuster.json', '{ "rules": { "skill/name-directory": "warning" } }'],
    ['.github/passmuster.yaml', 'rules:\n  skill/*: warning\n'],
  ])('%s is found', async (path, text) => {
    expect(await findings({ 'skills/a/SKILL.md': bad, [path]: text })).toEqual([
      'skills/a/SKILL.md skill/name-directory warning',
    ])
  })

  test('of the base commit applies where a pull request deleted its folder', async () => {
    const config = Buffer.from('rules:\n  skill/*: warning\n')
    const head = memoryHost({ '.git/HEAD': '', 'skills/a/SKILL.md': bad })
    const host = overlaid(head, new Map([[join(ROOT, '.github/passmuster.yaml'), config]]))
    const { stdout } = await lintOn(host, { preset: undefined })
    expect(JSON.parse(stdout).summary).toMatchObject({ errors: 0, warnings: 1 })
  })

  test('applies above the searched folder too, and to standard input', async () => {
    const files = { 'skills/a/SKILL.md': bad, 'passmuster.yaml': 'rules:\n  skill/name-directory: off\n' }
    expect(await findings(files, { paths: ['skills/a/SKILL.md'] })).toEqual([])
    expect(await findings(files, {}, join(ROOT, 'skills'))).toEqual([])
    const host = memoryHost({ '.git/HEAD': '', ...files }, new Map(), bad)
    expect(
      (
        await lintOn(host, {
          stdinPath: 'skills/b/SKILL.md',
          outputs: [{ reporter: 'text', file: undefined }],
        })
      ).stdout,
    ).toBe('No findings, 1 file checked; 1 rule off.\n')
  })

  test('further down wins, unless it leaves a setting to the one above, or is a root', async () => {
    const files = {
      'a/SKILL.md': bad,
      'b/SKILL.md': bad,
      'passmuster.yaml': 'rules:\n  skill/name-directory: info\n  skill/body-empty: off\n',
    }
    expect(
      await findings({ ...files, 'b/passmuster.yaml': 'rules:\n  skill/name-directory: warning\n' }),
    ).toEqual(['a/SKILL.md skill/name-directory info', 'b/SKILL.md skill/name-directory warning'])
    expect(await findings({ ...files, 'b/passmuster.yaml': 'root: true\n' })).toEqual([
      'a/SKILL.md skill/name-directory info',
      'b/SKILL.md skill/name-directory error',
    ])
  })

  test('further up does not ignore a folder that is given by its name and is a root', async () => {
    const files = {
      'a/SKILL.md': bad,
      'a/passmuster.yaml': 'root: true\n',
      'b/SKILL.md': bad,
      'passmuster.yaml': 'ignore: [a, b]\n',
    }
    expect(await findings(files, { paths: ['a'] })).toEqual(['a/SKILL.md skill/name-directory error'])
    expect(await findings(files, { paths: ['b'] })).toEqual([])
    expect(await findings(files)).toEqual([])
  })

  test('is no workflow of that name, and in .github it is the root’s alone', async () => {
    const workflow = {
      '.github/workflows/passmuster.yml': 'name: passmuster\n',
      '.github/workflows/skills/a/SKILL.md': bad,
      '.github/skills/a/SKILL.md': bad,
    }
    expect(await findings(workflow)).toEqual([
      '.github/skills/a/SKILL.md skill/name-directory info',
      '.github/workflows/skills/a/SKILL.md skill/name-directory error',
    ])
    expect(
      await findings({ ...workflow, '.github/passmuster.yml': 'ignore: [/.github/workflows]\n' }),
    ).toEqual(['.github/skills/a/SKILL.md skill/name-directory info'])
  })

  test('gives way to its overrides, a later one wins, and the command line wins over all', async () => {
    const config =
      'preset: strict\nrules:\n  skill/name-directory: off\noverrides:\n  - files: ["skills/*"]\n    rules:\n      skill/*: info\n  - files: [b]\n    rules:\n      skill/name-directory: warning\n'
    const files = {
      'skills/a/SKILL.md': bad,
      'skills/b/SKILL.md': bad,
      'c/SKILL.md': bad,
      'passmuster.yaml': config,
    }
    const all = [
      'skills/a/SKILL.md skill/name-directory info',
      'skills/b/SKILL.md skill/name-directory warning',
    ]
    expect(await findings(files)).toEqual(all)
    expect(await findings(files, { rules: new Map([['skill/name-directory', 'error']]) })).toContain(
      'c/SKILL.md skill/name-directory error',
    )
  })

  test('chooses preset and dialect, for all files or for some', async () => {
    const plane = '---\ndescription: Deploys. Use when a release is ready.\n---\nRun it.\n'
    const claude = skill('claude-pdf')
    const files = { 'skills/claude-pdf/SKILL.md': claude, 'plane/SKILL.md': plane }
    const config =
      'overrides:\n  - files: [plane]\n    dialect: skills-plane\n  - files: [skills]\n    preset: strict\n'
    expect(await findings({ ...files, 'passmuster.yaml': config })).toEqual([
      'plane/SKILL.md plane/name warning',
      'skills/claude-pdf/SKILL.md skill/name-format warning',
    ])
    expect(
      await findings(
        { ...files, 'passmuster.yaml': config },
        { dialect: 'agent-skills', preset: 'recommended' },
      ),
    ).toEqual(['plane/SKILL.md skill/missing-field error'])
  })

  test('leaves out what it ignores, but not a file that is named exactly', async () => {
    const files = {
      'a/SKILL.md': bad,
      'vendor/b/SKILL.md': bad,
      'a/vendor/c/SKILL.md': bad,
      'd/x/SKILL.md': bad,
      'passmuster.yaml': 'ignore:\n  - vendor/\n  - /d/*\n',
    }
    expect(await findings(files)).toEqual(['a/SKILL.md skill/name-directory error'])
    expect(await findings(files, { paths: ['vendor/b/SKILL.md'] })).toEqual([
      'vendor/b/SKILL.md skill/name-directory error',
    ])
  })

  test('adds files to a format, or replaces its own', async () => {
    const files = { 'prompts/a.md': bad, 'b/SKILL.md': bad }
    expect(await findings({ ...files, 'passmuster.yaml': 'files:\n  skill: [prompts/*.md]\n' })).toEqual(
      expect.arrayContaining([
        'b/SKILL.md skill/name-directory error',
        'prompts/a.md skill/name-directory error',
      ]),
    )
    expect(
      await findings({ ...files, 'passmuster.yaml': 'files:\n  skill: { only: [prompts/*.md] }\n' }),
    ).not.toContain('b/SKILL.md skill/name-directory error')
  })

  test('forces a format', async () => {
    const agent = '---\ntitle: Auditor\nstatus: active\n---\n# Auditor\n\nAudits.\n'
    const forced = await run({
      'agents/ops_auditor.agent.md': agent,
      'passmuster.yaml': 'overrides:\n  - files: ["*.agent.md"]\n    format: copilot\n',
    })
    expect(JSON.parse(forced.stdout).files).toEqual([
      { path: 'agents/ops_auditor.agent.md', format: 'copilot' },
    ])
  })

  test('changes the limit of a rule', async () => {
    const config =
      'rules:\n  skill/body-length: { max: 6, severity: error }\n  file/too-large: { max: 400 }\n'
    const files = {
      'a/SKILL.md': `${skill('a')}One.\nTwo.\n`,
      'b/SKILL.md': `${skill('b')}${'x'.repeat(400)}\n`,
      'passmuster.yaml': config,
    }
    expect(await findings(files)).toEqual([
      'a/SKILL.md skill/body-length error',
      'b/SKILL.md file/too-large error',
    ])
  })

  test('sets the threshold, from the working directory', async () => {
    const files = { 'a/SKILL.md': skill('a').replace('Read it.\n', '') }
    expect((await run({ ...files, 'passmuster.yaml': 'maxWarnings: 0\n' })).exitCode).toBe(1)
    expect((await run({ ...files, 'passmuster.yaml': 'failOn: warning\n' })).exitCode).toBe(1)
    expect(
      (await run({ ...files, 'passmuster.yaml': 'failOn: warning\n' }, { failOn: 'error' })).exitCode,
    ).toBe(0)
    expect((await run({ ...files, 'a/passmuster.yaml': 'failOn: warning\n' })).exitCode).toBe(0)
  })

  test('that is named is used alone; none is used where none is wanted', async () => {
    const files = {
      'a/SKILL.md': bad,
      'passmuster.yaml': 'rules:\n  skill/name-directory: off\n',
      'ci/strict.yaml': 'rules:\n  skill/name-directory: info\n',
    }
    expect(await findings(files, { config: 'ci/strict.yaml' })).toEqual([
      'a/SKILL.md skill/name-directory info',
    ])
    expect(await findings(files, { config: false })).toEqual(['a/SKILL.md skill/name-directory error'])
  })
})

describe('a config file that is wrong', () => {
  const outcome = (config: string, path = 'passmuster.yaml', options = {}) =>
    run(
      { 'a/SKILL.md': bad, [path]: config },
      { outputs: [{ reporter: 'text', file: undefined }], ...options },
    )

  test('is named with the place and the cure of each mistake, in the order of lines; nothing is judged', async () => {
    const config =
      'preset: strct\nignore: [a, "{"]\nrules:\n  skill/bm: off\n  skill/bom: eror\nclients: [claude]\n'
    expect(await outcome(config)).toEqual({
      stdout: 'No file was checked.\n',
      exitCode: 2,
      stderr:
        'passmuster: passmuster.yaml:1:9: `strct` is not a value of `preset`. Did you mean `strict`?\n' +
        'passmuster: passmuster.yaml:2:13: `{` has a `{` that is never closed. Close it, or write `\\{` for the text.\n' +
        'passmuster: passmuster.yaml:4:3: `skill/bm` is not a rule. Did you mean `skill/bom`?\n' +
        'passmuster: passmuster.yaml:5:14: `eror` is not a value of `skill/bom`. Did you mean `error`?\n' +
        'passmuster: passmuster.yaml:6:11: `claude` is not a value of `clients`. Did you mean `claude-code` or `claude-api`?\n',
    })
  })

  test.each([
    ['.passmuster.yaml', 'passmuster.yaml'],
    ['passmuster.config.json', 'passmuster.json'],
    ['.passmusterrc', 'passmuster.yaml'],
    ['Passmuster.yaml', 'passmuster.yaml'],
    ['passmuster.toml', 'passmuster.yaml'],
    ['passmuster.yaml.bak', undefined],
    ['passmuster-report.json', undefined],
  ])('has another name: %s', async (path, name) => {
    const { stderr } = await outcome('', path)
    expect(stderr).toBe(
      name === undefined ? '' : `passmuster: \`${path}\` is not read. Rename it to \`${name}\`.\n`,
    )
  })

  test.each([
    ['passmuster.yaml', 'preset: strict\n# caf\xe9\n', '2:6'],
    ['passmuster.json', '\xff\xfe{\0}\0', '1:1'],
    ['named.yaml', 'ignore: [caf\xe9]\n', '1:13'],
  ])('is not UTF-8: %s', async (path, bytes, place) => {
    const config = Buffer.from(bytes, 'latin1')
    const files = { 'a/SKILL.md': bad, [path]: config }
    const toText: Partial<Options> = { outputs: [{ reporter: 'text', file: undefined }] }
    expect(await run(files, path === 'named.yaml' ? { ...toText, config: path } : toText)).toEqual({
      stdout: 'No file was checked.\n',
      exitCode: 2,
      stderr: `passmuster: ${path}:${place}: The file is not UTF-8 from here on. Save it as UTF-8.\n`,
    })
  })

  test('may start with a byte order mark', async () => {
    expect((await outcome('\ufeffpreset: strct\n')).stderr).toMatch(
      /^passmuster: passmuster.yaml:1:9: `strct` is/,
    )
  })

  test('is not there, or is there twice', async () => {
    expect((await outcome('', 'x', { config: 'gone.yaml' })).stderr).toBe(
      'passmuster: The config file `gone.yaml` does not exist.\n',
    )
    const twice = await run({ 'a/SKILL.md': bad, 'a/passmuster.yaml': '', 'a/passmuster.json': '{}' })
    expect([twice.exitCode, twice.stderr]).toEqual([
      2,
      'passmuster: There are two config files, `passmuster.yaml` and `passmuster.json`, in `a`. Keep one.\n',
    ])
  })
})

test('a rule that was removed is told of, and nothing else happens', async () => {
  const { exitCode, stderr } = await run({
    'a/SKILL.md': '---\nname: a\ndescription: Reads PDF files. Use when the user has one.\n---\nRead it.\n',
    'passmuster.yaml': 'rules:\n  skill/deep-reference: off\n',
  })
  expect([exitCode, stderr]).toEqual([
    0,
    'passmuster: passmuster.yaml:2:3: `skill/deep-reference` was removed; `skill/reference-chain` covers it. Remove this line.\n',
  ])
})

describe('--init', () => {
  test('names files that look like agents, where nothing is checked', () => {
    const agent = '---\nname: a\ndescription: Reads logs.\n---\nRead them.\n'
    const files = { '.git/HEAD': '', 'testing/a.md': agent, 'b.md': agent, 'README.md': '# Agents\n' }
    const written = new Map<string, string>()
    expect(writeStartingConfig(memoryHost(files, written))).toBe(
      'Wrote `passmuster.yaml`. Its `files` names 2 Markdown files that look like subagents of Claude Code. Its other settings are comments.\n',
    )
    expect(readConfig(written.get('passmuster.yaml')!, rules)).toMatchObject({
      config: { files: { claude: ['*.md', 'testing/**/*.md'] } },
      problems: [],
    })
    const others = new Map<string, string>()
    writeStartingConfig(memoryHost({ ...files, '.claude/agents/c.md': agent }, others))
    expect(others.get('passmuster.yaml')).not.toMatch(/^files:/m)
  })

  test('writes a config file that changes nothing, and whose comments are a right one', () => {
    const written = new Map<string, string>()
    expect(writeStartingConfig(memoryHost({}, written))).toBe(
      'Wrote `passmuster.yaml`. All its settings are comments: uncomment what you need.\n',
    )
    const text = written.get('passmuster.yaml')!
    expect(readConfig(text, rules)).toMatchObject({ config: {}, problems: [] })
    const uncommented = text.replace(/^# (?=[\w$]+:| {2})/gm, '')
    const { config, problems } = readConfig(uncommented, rules)
    expect(problems).toEqual([])
    expect(Object.keys(config).sort()).toEqual([
      'clients',
      'contextWindow',
      'dialect',
      'extends',
      'failOn',
      'files',
      'ignore',
      'maxWarnings',
      'mirrors',
      'overrides',
      'preset',
      'require',
      'root',
      'rules',
      'tools',
    ])
  })

  test('leaves a config file as it is', () => {
    const written = new Map<string, string>()
    for (const name of ['passmuster.json', '.github/passmuster.yml']) {
      expect(() => writeStartingConfig(memoryHost({ [name]: '{}' }, written))).toThrow(
        `\`${name}\` already exists. Edit it, or remove it first.`,
      )
    }
    expect(written.size).toBe(0)
  })

  test('says what keeps it from writing', () => {
    const host = {
      ...memoryHost({}),
      write: () => {
        throw Object.assign(new Error(), { code: 'EROFS' })
      },
    }
    expect(() => writeStartingConfig(host)).toThrow('`passmuster.yaml` was not written: EROFS.')
  })
})

describe('--print-config', () => {
  const files = {
    '.git/HEAD': '',
    'passmuster.yaml':
      'preset: strict\nrules:\n  skill/*: warning\n  skill/body-length:\n    max: 800\noverrides:\n  - files: [legacy]\n    rules:\n      skill/name-directory: off\nfiles:\n  skill: [prompts/*.md]\nignore:\n  - vendor\n',
    'legacy/passmuster.yaml': 'preset: recommended\n',
    'legacy/a/SKILL.md': skill('a'),
    'agents/search.agent.md': '---\ndescription: Searches.\n---\nSearch.\n',
  }
  const decisions = async (
    path: string,
    options: Partial<Options> = {},
  ): Promise<ReadonlyMap<string, string>> => {
    const { stdout } = await printConfig(
      path,
      { ...DEFAULTS, preset: undefined, dialect: undefined, ...options },
      memoryHost(files),
    )
    return new Map(
      (JSON.parse(stdout) as { setting: string; value: string; by: string }[]).map(
        ({ setting, value, by }) => [setting, `${value} by ${by}`],
      ),
    )
  }

  test('names the line that decided each setting', async () => {
    const found = await decisions('legacy/a/SKILL.md')
    expect(
      [
        'ignored',
        'format',
        'preset',
        'dialect',
        'skill/name-directory',
        'skill/name-format',
        'skill/body-length',
        'skill/body-length max',
        'file/encoding',
        'plane/name',
      ].map((name) => found.get(name)),
    ).toEqual([
      undefined,
      'skill by its name',
      'recommended by legacy/passmuster.yaml:1:1',
      'agent-skills by default',
      'off by passmuster.yaml:9:7',
      'warning by passmuster.yaml:3:3',
      'warning by passmuster.yaml:3:3',
      '800 by passmuster.yaml:5:5',
      'error by preset recommended',
      undefined,
    ])
  })

  test.each([
    ['vendor/x/SKILL.md', {}, 'ignored', 'vendor by passmuster.yaml:13:5'],
    ['prompts/x.md', {}, 'format', 'skill by passmuster.yaml:11:11'],
    ['agents/search.agent.md', {}, 'format', 'copilot by its content'],
    ['agents/search.agent.md', { agentFormat: 'agent' }, 'format', 'agent by --agent-format'],
    ['README.md', {}, 'format', 'none by its name'],
    ['x/SKILL.md', { preset: 'recommended' }, 'preset', 'recommended by --preset'],
    ['x/SKILL.md', { rules: new Map<string, Level>([['skill/bom', 'off']]) }, 'skill/bom', 'off by --rule'],
    ['x/SKILL.md', {}, 'file/too-large max', '1048576 by default'],
    ['x/SKILL.md', { config: false }, 'skill/bom', 'error by preset recommended'],
    ['x/SKILL.md', { clients: ['crush', 'goose'] }, 'clients', 'crush, goose by --client'],
    ['x/SKILL.md', { config: false, clients: ['crush'] }, 'skill/bom', 'info by preset recommended, clients'],
    ['x/SKILL.md', { config: false, clients: ['crush'] }, 'skill/dead-link', 'error by preset recommended'],
  ] as const)('%s %j: %s is %s', async (path, options, setting, decision) => {
    expect((await decisions(path, options)).get(setting)).toBe(decision)
  })

  test('prints no character that hides or steers', async () => {
    const text = { ...DEFAULTS, preset: undefined, outputs: [{ reporter: 'text', file: undefined }] } as const
    const config = 'rules: { skill/dead-link: { allow: ["##[error]\\u001b"] } }\n'
    const host = memoryHost({ '.git/HEAD': '', '\u202e/passmuster.yaml': config })
    const { stdout } = await printConfig('\u202e/SKILL.md', text, host)
    expect(stdout).toMatch(
      /^skill\/dead-link allow +## \[error\]<U\+001B> +<U\+202E>\/passmuster\.yaml:1:\d+$/m,
    )
    expect(stdout).not.toMatch(/##\[|[\u001b\u202e]/)
  })

  test('the context window, where one is set', async () => {
    expect((await decisions('README.md')).has('contextWindow')).toBe(false)
    expect((await decisions('README.md', { contextWindow: 200_000 })).get('contextWindow')).toBe(
      '200000 by --context-window',
    )
  })

  test('says that the file does not exist, and takes no folder', async () => {
    const host = memoryHost({ 'skills/pdf/SKILL.md': '' })
    const { stdout, stderr } = await printConfig('gone.md', DEFAULTS, host)
    expect([stdout === '', stderr]).toEqual([
      false,
      'passmuster: `gone.md` does not exist; these are the settings that it would have.\n',
    ])
    expect(await printConfig('skills', DEFAULTS, host)).toEqual({
      stdout: '',
      stderr: 'passmuster: `skills` is a folder. Name a file in it, which need not exist.\n',
      exitCode: 2,
    })
    expect((await printConfig('skills/pdf/SKILL.md', DEFAULTS, host)).stderr).toBe('')
  })

  test('prints a table, or what is wrong with the config', async () => {
    const text = { ...DEFAULTS, preset: undefined, outputs: [{ reporter: 'text', file: undefined }] } as const
    const { stdout, exitCode } = await printConfig('README.md', text, memoryHost(files))
    expect(exitCode).toBe(0)
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'format                       none          its name',
      'preset                       strict        passmuster.yaml:1:1',
      'dialect                      agent-skills  --dialect',
      'clients                      all agents    default',
    ])
    expect(
      await printConfig('README.md', text, memoryHost({ 'passmuster.yaml': 'presett: strict\n' })),
    ).toEqual({
      stdout: '',
      stderr: 'passmuster: passmuster.yaml:1:1: `presett` is not a known setting. Did you mean `preset`?\n',
      exitCode: 2,
    })
  })
})

describe('a config file that the command line names', () => {
  const files = {
    'skills/a/SKILL.md': bad,
    '../elsewhere/lint.yaml': 'rules:\n  skill/name-directory: info\n',
    'link.yaml': { link: '../elsewhere/lint.yaml' },
    'large.yaml': '#'.repeat(64 * 1024 + 1),
    'folder/x': '',
  }

  test.each(['../elsewhere/lint.yaml', '../elsewhere/link.yaml', '.local/lint.yaml'])(
    'is read wherever it lies: %s',
    async (config) => {
      const more = {
        '../elsewhere/link.yaml': { link: '../repository/.local/lint.yaml' },
        '.local/lint.yaml': files['../elsewhere/lint.yaml'],
        '.gitignore': '.local\n',
      }
      expect(await findings({ ...files, ...more }, { config })).toEqual([
        'skills/a/SKILL.md skill/name-directory info',
      ])
    },
  )

  test.each([
    ['../elsewhere/lint.yaml', 'points outside the repository. Name the file itself'],
    ['.git/secret', 'points into `.git`. Name the file itself'],
    ['.env', 'points to a file that git ignores. Name the file itself'],
  ])('is not read through a link of the repository to %s', async (link, fault) => {
    const more = { '.git/secret': 'hunter2', '.env': 'hunter2', '.gitignore': '.env\n' }
    expect(await run({ ...files, ...more, 'link.yaml': { link } }, { config: 'link.yaml' })).toMatchObject({
      stderr: `passmuster: The config file \`link.yaml\` ${fault}.\n`,
      exitCode: 2,
    })
  })

  test.each([
    ['large.yaml', 'is larger than 64 KiB. Shorten it'],
    ['folder', 'is not a regular file. Name one'],
    ['gone.yaml', 'does not exist'],
  ])('must be a regular file of at most 64 KiB: %s', async (config, fault) => {
    expect(await run(files, { config, outputs: [] })).toEqual({
      stdout: '',
      stderr: `passmuster: The config file \`${config}\` ${fault}.\n`,
      exitCode: 2,
    })
    expect((await printConfig('x.md', { ...DEFAULTS, config }, memoryHost(files))).exitCode).toBe(2)
  })

  test.skipIf(process.platform === 'win32').each(['/dev/zero', '/dev/random', '/dev/ptmx'])(
    'is never opened where it is a device: %s',
    async (config) => {
      expect((await lintOn({ ...machine, cwd: '/dev' }, { config, paths: [], outputs: [] })).stderr).toMatch(
        /^passmuster: The config file `[^`]*` is not a regular file\. Name one\.\n$/,
      )
    },
  )
})

describe('a config file that nobody has named', () => {
  const outside = {
    '../elsewhere/secrets': 'password: hunter2\n',
    '../elsewhere/passmuster.yaml': 'password: hunter2\n',
    'skills/a/SKILL.md': bad,
  }

  test.each([
    ['passmuster.yaml', '../elsewhere/secrets', 'passmuster.yaml'],
    ['skills/passmuster.yml', '/elsewhere/secrets', 'skills/passmuster.yml'],
    ['.github', '../elsewhere', '.github/passmuster.yaml'],
  ])('is not read through the link %s to %s', async (path, link, shown) => {
    const { stdout, stderr, exitCode } = await run({ ...outside, [path]: { link } })
    expect({ stderr, exitCode }).toEqual({
      stderr: `passmuster: The config file \`${shown}\` points outside the repository. Put a file in its place.\n`,
      exitCode: 2,
    })
    expect(stdout).not.toContain('hunter2')
  })

  test.each([
    ['passmuster.yaml', '.env', '.env\n'],
    ['passmuster.yaml', 'private/key', 'private/\n'],
    ['skills/passmuster.json', '../private/key', '/private\n'],
    ['.github', 'private', 'private\n'],
    ['passmuster.yml', 'hop', '/.env\n'],
  ])('is not read through the link %s to %s, which git ignores', async (path, link, ignored) => {
    const secrets = {
      '.env': 'hunter2\n',
      'private/key': 'hunter2\n',
      'private/passmuster.yaml': 'hunter2\n',
    }
    const { stdout, stderr, exitCode } = await run({
      ...outside,
      ...secrets,
      hop: { link: '.env' },
      [path]: { link },
      '.gitignore': ignored,
    })
    expect([stderr, exitCode, stdout.includes('hunter2')]).toEqual([
      expect.stringMatching(
        /^passmuster: The config file `[^`]*` points to a file that git ignores\. Put a file in its place\.\n/,
      ),
      2,
      false,
    ])
  })

  test('is read where git ignores it itself', async () => {
    const files = {
      'skills/a/SKILL.md': bad,
      'passmuster.yaml': 'rules:\n  skill/name-directory: info\n',
      '.gitignore': 'passmuster.yaml\n',
    }
    expect(await findings(files)).toEqual(['skills/a/SKILL.md skill/name-directory info'])
  })

  test('may be a link to another file of the repository', async () => {
    const files = {
      'skills/a/SKILL.md': bad,
      '.gitignore': '*.log\n',
      'ci/lint.yaml': 'rules:\n  skill/name-directory: info\n',
      'passmuster.yaml': { link: 'ci/lint.yaml' },
    }
    expect(await findings(files)).toEqual(['skills/a/SKILL.md skill/name-directory info'])
    expect(await findings(files, {}, join(ROOT, 'skills'))).toEqual(['a/SKILL.md skill/name-directory info'])
  })

  test('is not read above 64 KiB, and a folder of its name is none', async () => {
    const skills = { 'skills/a/SKILL.md': skill('a') }
    const config = '#'.repeat(64 * 1024)
    expect((await run({ ...skills, 'passmuster.yaml': config })).exitCode).toBe(0)
    expect((await run({ ...skills, 'passmuster.yaml': `${config}#` })).stderr).toBe(
      'passmuster: The config file `passmuster.yaml` is larger than 64 KiB. Shorten it.\n',
    )
    expect(await findings({ 'skills/a/SKILL.md': bad, 'passmuster.yaml/x': '' })).toEqual([
      'skills/a/SKILL.md skill/name-directory error',
    ])
  })

  test.skipIf(process.platform === 'win32')('is not read from a device', async () => {
    await inFolder({ '.git/HEAD': '' }, async (folder) => {
      symlinkSync('/dev/zero', join(folder, 'passmuster.yaml'))
      expect((await lintOn({ ...machine, cwd: folder }, { errorOnUnmatched: false })).stderr).toContain(
        'passmuster: The config file `passmuster.yaml` points outside the repository. Put a file in its place.\n',
      )
    })
  })
})
