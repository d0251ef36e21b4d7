import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import type { Entry, Level } from '../../src/model.ts'
import type { Options } from '../../src/project/options.ts'
import type { Outcome } from '../../src/project/outcome.ts'
import { reporterNames } from '../../src/reporters/index.ts'
import { skill } from '../folder.ts'
import { deadLinks, lintOn } from '../linting.ts'
import { memoryHost, ROOT, watched } from '../memory-host.ts'

const git = { '.git/HEAD': '' }
const toText = [{ reporter: 'text' as const, file: undefined }]

function lintFiles(files: Readonly<Record<string, Entry>>, options: Partial<Options> = {}): Promise<Outcome> {
  return lintOn(memoryHost({ ...git, ...files }), options)
}

const set = (level: Level): ReadonlyMap<string, Level> => new Map([['skill/name-directory', level]])

const report = async (files: Readonly<Record<string, Entry>>, options: Partial<Options> = {}) =>
  JSON.parse((await lintFiles(files, options)).stdout)

describe('the exit code', () => {
  const warning = { 'skills/pdf/SKILL.md': skill('pdf').replace('Read it.\n', '') }
  const error = { 'skills/excel/SKILL.md': skill('pdf') }

  test.each([
    ['clean', { 'skills/pdf/SKILL.md': skill('pdf') }, {}, 0],
    ['an error', error, {}, 1],
    ['a warning', warning, {}, 0],
    ['a warning at the threshold', warning, { failOn: 'warning' }, 1],
    ['a warning above the threshold info', warning, { failOn: 'info' }, 1],
    ['an error that never fails', error, { failOn: 'never' }, 0],
    ['as many warnings as allowed', warning, { maxWarnings: 1 }, 0],
    ['more warnings than allowed', warning, { maxWarnings: 0, failOn: 'never' }, 1],
    ['more warnings than allowed, unseen', warning, { maxWarnings: 0, quiet: true }, 1],
    ['an error turned off', error, { rules: set('off') }, 0],
    ['an error turned into a warning', error, { rules: set('warning') }, 0],
  ] as const)('%s', async (_, files, options, code) => {
    expect((await lintFiles(files, options)).exitCode).toBe(code)
  })

  test.each([
    ['sarif', '"executionSuccessful": false'],
    [
      'markdown',
      '## passmuster: The run failed\n\n0 files checked. The run could not check everything&#46;\n',
    ],
    ['text', 'No file was checked.\n'],
  ] as const)(
    'is 2 when nothing could be checked, and %s does not call that clean',
    async (reporter, text) => {
      const { stdout, exitCode } = await lintFiles(
        { ...error, 'passmuster.yaml': 'rulez: {}\n' },
        { outputs: [{ reporter, file: undefined }] },
      )
      expect([exitCode, stdout.includes(text), /no findings/i.test(stdout)]).toEqual([2, true, false])
    },
  )

  test('is 2 when a path leads to no file, and what was found is still reported', async () => {
    const outcome = await lintFiles(error, { paths: ['skills', 'gone'], outputs: toText })
    expect(outcome.exitCode).toBe(2)
    expect(outcome.stderr).toBe('passmuster: `gone`: no such file or directory.\n')
    expect(outcome.stdout).toContain('1 error, 0 warnings, 0 infos; 1 file checked')
    expect((await lintFiles({}, { outputs: toText })).stderr).toBe(
      'passmuster: `.`: the folder has no skill or agent to check.\n',
    )
  })

  test.each([
    [
      { 'passmuster.yaml': 'ignore: [skills, vendor]\n' },
      '`ignore` of passmuster.yaml:1:10 leaves out `skills`',
    ],
    [{ '.gitignore': 'skills/\n' }, '`.gitignore` leaves out 1 file: add `--no-gitignore` to check it'],
  ])('names what leaves out all that there is: %j', async (settings, reason) => {
    const { stderr, exitCode } = await lintFiles({ ...error, ...settings }, { outputs: toText })
    expect([exitCode, stderr]).toEqual([
      2,
      `passmuster: \`.\`: the folder has no skill or agent to check. ${reason}.\n`,
    ])
  })

  test('names the setting for files that look like agents', async () => {
    const agent = '---\nname: a\ndescription: Reads logs.\n---\nRead them.\n'
    const { stderr } = await lintFiles({ 'testing/a.md': agent, 'README.md': '# All\n' }, { outputs: toText })
    expect(stderr).toBe(
      'passmuster: `.`: the folder has no skill or agent to check. 1 Markdown file has a `name` and a `description`, as agents do. To check it, name it with `files:` in a config file: `--init` writes one.\n',
    )
  })

  test('is not 2 when that is allowed', async () => {
    expect(await lintFiles({}, { errorOnUnmatched: false, outputs: toText })).toEqual({
      stdout: 'No file was checked.\n',
      stderr: 'passmuster: `.`: the folder has no skill or agent to check.\n',
      exitCode: 0,
    })
  })
})

describe('a report', () => {
  test('goes to its file, the other one to standard output', async () => {
    const written = new Map<string, string>()
    const outputs = [
      { reporter: 'text' as const, file: undefined },
      { reporter: 'sarif' as const, file: 'out/a.sarif' },
    ]
    const { stdout } = await lintOn(memoryHost({ ...git, 'skills/pdf/SKILL.md': skill('pdf') }, written), {
      outputs,
    })
    expect(stdout).toBe('No findings, 1 file checked.\n')
    expect(JSON.parse(written.get('out/a.sarif')!).version).toBe('2.1.0')
  })

  test('that cannot be written is one line and exit code 2', async () => {
    const host = {
      ...memoryHost({ ...git, 'skills/pdf/SKILL.md': skill('pdf') }),
      write: () => {
        throw Object.assign(new Error(), { code: 'ENOSPC' })
      },
    }
    expect(await lintOn(host, { outputs: [{ reporter: 'json', file: 'full/out.json' }] })).toEqual({
      stdout: '',
      stderr: 'passmuster: The report was not written to `full/out.json`: ENOSPC.\n',
      exitCode: 2,
    })
  })

  test('lists every file once, checked or refused, and counts them', async () => {
    const { files, summary, diagnostics } = await report({
      'skills/pdf/SKILL.md': skill('pdf'),
      'skills/b/SKILL.md': { fails: 'EACCES' },
      'skills/c/SKILL.md': { link: 'gone' },
      'skills/d/SKILL.md': Uint8Array.of(0x2d, 0xff),
      'skills/e/SKILL.md': { link: '../pdf/SKILL.md' },
      'skills/f/SKILL.md': '../pdf/SKILL.md',
    })
    expect(files.map(({ path }: { path: string }) => path)).toEqual(
      ['b', 'c', 'd', 'f', 'pdf'].map((name) => `skills/${name}/SKILL.md`),
    )
    expect(summary).toEqual({ files: 5, errors: 2, warnings: 2, infos: 0, fixable: 0, suggested: 0 })
    expect(diagnostics.map(({ rule }: { rule: string }) => rule)).toEqual([
      'file/unreadable',
      'file/symlink',
      'file/encoding',
      'file/symlink',
    ])
  })

  test('is sorted by path, place and rule, and its paths are relative to the working directory', async () => {
    const files = { 'skills/b/SKILL.md': '---\nname: X_\n---\n', 'skills/a/SKILL.md': '---\nname: Y_\n---\n' }
    const host = { ...memoryHost({ ...git, ...files }), cwd: join(ROOT, 'skills/a') }
    const { diagnostics } = JSON.parse((await lintOn(host, { paths: ['..'] })).stdout)
    const order = diagnostics.map((each: { path: string; rule: string }) => `${each.path} ${each.rule}`)
    expect(order).toEqual(
      ['../b/SKILL.md', 'SKILL.md'].flatMap((path) => [
        `${path} skill/missing-field`,
        `${path} skill/name-format`,
        `${path} skill/body-empty`,
      ]),
    )
  })

  test('with --quiet shows errors only', async () => {
    const { diagnostics } = await report({ 'skills/b/SKILL.md': '---\nname: b\n---\n' }, { quiet: true })
    expect(diagnostics.map(({ rule }: { rule: string }) => rule)).toEqual(['skill/missing-field'])
  })
})

describe('standard input', () => {
  test('is judged as if it stood at its path', async () => {
    const host = memoryHost(
      { ...git, 'skills/pdf/forms.md': '# Forms\n' },
      new Map(),
      `${skill('excel')}See [it](forms.md) and [that](that.md).\n`,
    )
    const { files, diagnostics } = JSON.parse(
      (await lintOn(host, { stdinPath: 'skills/pdf/SKILL.md' })).stdout,
    )
    expect(files).toEqual([{ path: 'skills/pdf/SKILL.md', format: 'skill', tokens: 13 }])
    expect(
      diagnostics.map(({ rule, range }: { rule: string; range: { start: object } }) => [rule, range.start]),
    ).toEqual([
      ['skill/name-directory', { line: 2, column: 7, offset: 10 }],
      ['skill/dead-link', { line: 6, column: 31, offset: 118 }],
    ])
  })

  test('may belong into a folder that is not there yet', async () => {
    const host = memoryHost(git, new Map(), skill('pdf'))
    expect((await lintOn(host, { stdinPath: 'new/pdf/SKILL.md', outputs: toText })).stdout).toBe(
      'No findings, 1 file checked.\n',
    )
  })

  test('stands under its real path, as a file that is checked', async () => {
    const files = {
      ...git,
      'skills/a/SKILL.md': skill('x'),
      '.claude/skills': { link: '../skills' },
      'passmuster.yaml': 'overrides:\n- files: [/skills]\n  rules: {skill/name-directory: off}\n',
    }
    const checked = await lintOn(memoryHost(files), { paths: ['.claude/skills/a/SKILL.md'] })
    expect(
      await lintOn(memoryHost(files, new Map(), skill('x')), { stdinPath: '.claude/skills/a/SKILL.md' }),
    ).toEqual(checked)
    expect(JSON.parse(checked.stdout)).toMatchObject({
      files: [{ path: 'skills/a/SKILL.md' }],
      diagnostics: [],
    })
  })

  test('with a path of no known format is refused', async () => {
    expect(
      await lintOn(memoryHost(git, new Map(), skill('pdf')), { stdinPath: 'README.md', outputs: toText }),
    ).toEqual({
      stdout: 'No file was checked.\n',
      stderr:
        'passmuster: `README.md` is not a skill or agent. To check it, add it to `files:` in a config file.\n',
      exitCode: 2,
    })
  })
})

describe('several files', () => {
  test('the second skill of a name points to the first', async () => {
    const { diagnostics } = await report({
      'skills/a/pdf/SKILL.md': skill('pdf'),
      'skills/b/pdf/SKILL.md': skill('pdf'),
    })
    expect(diagnostics).toMatchObject([
      {
        path: 'skills/b/pdf/SKILL.md',
        rule: 'skill/duplicate-name',
        severity: 'warning',
        range: { start: { line: 2, column: 7 }, end: { line: 2, column: 10 } },
        message: 'Another skill is named `pdf`, too. A client loads only one of them. Rename one.',
        related: [
          {
            path: 'skills/a/pdf/SKILL.md',
            range: { start: { line: 2, column: 7 } },
            message: 'The other one is here.',
          },
        ],
      },
    ])
  })

  test('a file inside a skill that has no frontmatter is a fragment: nothing else is said of it', async () => {
    const { diagnostics } = await report({
      'skills/pdf/SKILL.md': skill('pdf'),
      'skills/pdf/forms/SKILL.md': 'See [it](gone.md).\n',
    })
    expect(diagnostics.map(({ rule }: { rule: string }) => rule)).toEqual(['skill/nested-skill'])
  })
})

describe('--context', () => {
  const twins = {
    'skills/a/pdf/SKILL.md': skill('pdf'),
    'skills/b/pdf/SKILL.md': skill('pdf'),
    'skills/c/SKILL.md': skill('d'),
  }

  test('reports what concerns the paths, with everything else in sight', async () => {
    const named = async (path: string) =>
      (await report(twins, { context: true, paths: [path] })).diagnostics.map(
        (each: { path: string; rule: string }) => `${each.path} ${each.rule}`,
      )
    expect(await named('skills/c/SKILL.md')).toEqual(['skills/c/SKILL.md skill/name-directory'])
    expect(await named('skills/b')).toEqual(['skills/b/pdf/SKILL.md skill/duplicate-name'])
    expect(await named('skills/a')).toEqual(['skills/b/pdf/SKILL.md skill/duplicate-name'])
  })

  test('names a place in a file whose own findings are not reported', async () => {
    const files = { 'skills/old/pdf/SKILL.md': skill('pdf'), 'skills/pdf/SKILL.md': skill('pdf') }
    for (const reporter of reporterNames) {
      const { stdout, exitCode } = await lintFiles(files, {
        context: true,
        paths: ['skills/pdf'],
        outputs: [{ reporter, file: undefined }],
      })
      expect([reporter, exitCode, stdout.includes('skill/duplicate-name')]).toEqual([reporter, 0, true])
    }
    expect(
      (await lintFiles(files, { context: true, paths: ['skills/pdf'], outputs: toText })).stdout,
    ).toContain('see skills/old/pdf/SKILL.md:2:7  The other one is here.')
  })

  test('counts only that for the exit code, and refuses paths that lead nowhere', async () => {
    expect((await lintFiles(twins, { context: true, paths: ['skills/a'] })).exitCode).toBe(0)
    expect((await lintFiles(twins, { context: true, paths: ['skills/c'] })).exitCode).toBe(1)
    expect((await lintFiles(twins, { context: true, paths: ['gone'] })).exitCode).toBe(2)
  })
})

test('without a git work tree, paths in SARIF start at the workspace', async () => {
  const host = { ...memoryHost({ 'skills/excel/SKILL.md': skill('pdf') }), workspace: ROOT }
  const { stdout } = await lintOn(host, {
    paths: ['skills/excel'],
    outputs: [{ reporter: 'sarif', file: undefined }],
  })
  expect(JSON.parse(stdout).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'skills/excel/SKILL.md',
  )
})

test('a hostile path in a note is made visible', async () => {
  expect((await lintFiles({}, { paths: ['a\u001b[31m\nb'] })).stderr).toBe(
    'passmuster: `a<U+001B>[31m<U+000A>b`: no such file or directory.\n',
  )
})

test('with --quiet it is said how much is not shown', async () => {
  const { stdout } = await lintFiles(
    { 'skills/pdf/SKILL.md': skill('pdf').replace('Read it.\n', '') },
    { quiet: true, outputs: toText, failOn: 'warning' },
  )
  expect(stdout).toBe('No errors, 1 file checked; 1 finding hidden by --quiet.\n')
})

test('a path may have a line break', async () => {
  const { files } = await report({ 'skills/a\nb/SKILL.md': skill('pdf') })
  expect(files).toEqual([{ path: 'skills/a\nb/SKILL.md', format: 'skill', tokens: 3 }])
})

test('of standard input no more is asked for than shows that it is too large', async () => {
  const asked: number[] = []
  const host = {
    ...memoryHost({ ...git, 'passmuster.yaml': 'rules:\n  file/too-large: { max: 2000 }\n' }),
    readStdin: (most: number) => {
      asked.push(most)
      return Buffer.alloc(most, 'x')
    },
  }
  for (const stdinPath of ['skills/pdf/SKILL.md', 'pdf/SKILL.md']) {
    const { stdout, exitCode } = await lintOn(host, { stdinPath })
    expect([JSON.parse(stdout).diagnostics[0].message, exitCode]).toEqual([
      'The file has more than the 2,000 bytes that are checked. Move parts of it into other files.',
      1,
    ])
  }
  expect(asked).toEqual([2001, 2001])
})

test('standard input that cannot be read is a finding', async () => {
  const host = {
    ...memoryHost(git),
    readStdin: () => {
      throw Object.assign(new Error('no'), { code: 'EISDIR' })
    },
  }
  const { stdout, exitCode } = await lintOn(host, { stdinPath: 'skills/pdf/SKILL.md' })
  expect([JSON.parse(stdout).diagnostics[0].message, exitCode]).toEqual([
    'The path cannot be read: it is a folder (EISDIR). Make the file readable.',
    1,
  ])
})

test('a thousand findings of a rule are shown, the rest are counted', async () => {
  const files = { 'skills/pdf/SKILL.md': skill('pdf') + deadLinks(1200) }
  const { diagnostics } = await report(files, { rules: new Map([['skill/body-length', 'off']]) })
  expect(diagnostics).toHaveLength(1001)
  expect(diagnostics[1000]).toMatchObject({
    rule: 'skill/dead-link',
    message: '200 more findings of this rule follow in this file. Fix the first 1,000, and run again.',
    range: { start: { line: 1006 } },
  })
})

test('outside of a git work tree an agent is judged alike from wherever it is named', async () => {
  const host = memoryHost({ 'agents/a_b.agent.md': '---\nversion: 1.0.0\nicon: 🧭\n---\n# A\n\nAudits.\n' })
  for (const [cwd, path] of [
    [ROOT, '.'],
    [ROOT, 'agents/a_b.agent.md'],
    [join(ROOT, 'agents'), '.'],
    [join(ROOT, 'agents'), 'a_b.agent.md'],
  ] as const) {
    expect(JSON.parse((await lintOn({ ...host, cwd }, { paths: [path] })).stdout).diagnostics).toEqual([])
  }
})

test('of a rule over the whole repository, too', async () => {
  const handoffs = Array.from(
    { length: 1200 },
    (_, index) => `  - {label: l${index}, agent: n${index}, prompt: G}\n`,
  ).join('')
  const { diagnostics } = await report({
    '.github/agents/a.agent.md': `---\ndescription: Plans.\nhandoffs:\n${handoffs}---\nPlan it.\n`,
  })
  expect(diagnostics).toHaveLength(1001)
  expect(diagnostics[1000]).toMatchObject({
    rule: 'copilot/handoff-agent',
    message: '200 more findings of this rule follow in this file. Fix the first 1,000, and run again.',
  })
})

describe('a skill at the root of the repository', () => {
  test('does not make what is broken below it a fragment, nor its collection nested', async () => {
    const { diagnostics } = await report({
      'SKILL.md': skill('repository'),
      'skills/b/SKILL.md': 'See [it](gone.md).\n',
      'tools/c/SKILL.md': 'Read.\n',
    })
    expect(
      diagnostics.map(
        ({ path, rule, message }: { path: string; rule: string; message: string }) =>
          `${path} ${rule} ${rule === 'skill/nested-skill' ? message : ''}`,
      ),
    ).toEqual([
      'skills/b/SKILL.md skill/frontmatter-missing ',
      'skills/b/SKILL.md skill/dead-link ',
      'tools/c/SKILL.md skill/nested-skill This file is inside the skill at the repository’s root, where Claude Code, VS Code, Copilot CLI and 9 more do not find it. Move it out of that directory.',
      'tools/c/SKILL.md skill/frontmatter-missing ',
    ])
  })
})

test('what comments and config files keep out is counted in the last line', async () => {
  const excel = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\nRead it.\n'
  const silent = excel.replace('name:', '# passmuster-ignore-file skill/name-directory: moved\nname:')
  const host = memoryHost({
    '.git/HEAD': '',
    'skills/excel/SKILL.md': silent,
    'skills/x/SKILL.md': excel,
    'passmuster.yaml': 'ignore: [skills/x]\nrules: { skill/body-length: off }\n',
  })
  const print = async (reporter: 'text' | 'github' | 'markdown'): Promise<string> =>
    (await lintOn(host, { outputs: [{ reporter, file: undefined }] })).stdout
  const kept = '1 finding suppressed, 1 rule off, 1 path ignored'
  expect(await print('text')).toBe(`No findings, 1 file checked; ${kept}.\n`)
  expect(await print('github')).toBe(`passmuster: 0 errors, 0 warnings, 0 infos; 1 file checked; ${kept}.\n`)
  expect(await print('markdown')).toBe(`## passmuster: No findings\n\n1 file checked; ${kept}.\n`)
})

test('findings keep their places when a file changes while others are read', async () => {
  const text = `${skill('pdf')}\nSee [it](gone.md).\n`
  const host = memoryHost({ ...git, 'skills/pdf/SKILL.md': text, 'skills/x/pdf/SKILL.md': text })
  const seen = new Set<string>()
  const read: Host['read'] = (path) => {
    if (seen.has(path)) return Buffer.from('changed\n')
    seen.add(path)
    return host.read(path)
  }
  const { stdout } = await lintOn({ ...host, read }, { outputs: toText })
  const dead = '  7:10  error  `gone.md` does not exist. Add the file or correct the path.  skill/dead-link'
  expect(stdout.split('\n').filter((line) => line.endsWith('skill/dead-link'))).toEqual([dead, dead])
})

test('a repository with a config file is searched once, whatever is asked for', async () => {
  const files = {
    ...git,
    'passmuster.yaml': 'clients: [codex]\n',
    'skills/pdf/SKILL.md': `${skill('pdf')}[forms](forms.md)\n`,
    'skills/pdf/forms.md': '',
    'skills/excel/SKILL.md': skill('pdf'),
  }
  for (const options of [
    {},
    { context: true, paths: ['skills/pdf'] },
    { fix: { fixing: 'safe', dryRun: true } },
  ] as const) {
    const listed: string[] = []
    const host = watched(memoryHost(files), (question, path) => {
      if (question === 'list') listed.push(path.slice(ROOT.length + 1).replaceAll('\\', '/'))
    })
    await lintOn(host, options)
    expect(listed.sort(), JSON.stringify(options)).toEqual([
      '',
      '.github',
      'skills',
      'skills/excel',
      'skills/pdf',
    ])
  }
})

describe('a path to a file whose text is that of nothing to check', () => {
  const files = {
    '.claude/agents/notes.md': '# Notes\n\nThese are ours.\n',
    'skills/pdf/SKILL.md': skill('pdf'),
  }
  const told =
    'passmuster: `.claude/agents/notes.md` has no frontmatter, so it is not an agent. Add `name` and `description` between two `---` lines, or move the file.\n'
  test.each<[readonly string[], Partial<Options>, string, number]>([
    [['.claude/agents/notes.md'], {}, told, 2],
    [['skills/pdf', './.claude/agents/notes.md'], {}, told, 2],
    [['skills/pdf', '.claude/agents/notes.md'], { context: true }, told, 2],
    [['.claude/agents/notes.md'], { errorOnUnmatched: false }, '', 0],
    [['.claude'], {}, told, 2],
    [['.claude'], { errorOnUnmatched: false }, '', 0],
    [['.'], {}, '', 0],
    [['skills/pdf'], {}, '', 0],
  ])('is told where it is named: %j %j', async (paths, options, stderr, exitCode) => {
    expect(await lintFiles(files, { ...options, paths })).toMatchObject({ stderr, exitCode })
  })
})
