import { lutimesSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Host } from '../../../src/files/host.ts'
import { machine } from '../../../src/files/node-host.ts'
import type { Options } from '../../../src/project/options.ts'
import { changeSince } from '../../../src/project/trust/since.ts'
import { git as gitIn, inFolder, put } from '../../folder.ts'
import { lintOn } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'

const broken = (name: string): string =>
  `---\nname: ${name}\ndescription: Reads ${name} files. Use when the user has one.\n---\nSee [it](gone.md).\n`

/** Calls with a repository of four broken skills, committed, and with git in it. */
function inRepository(
  use: (folder: string, git: (...words: readonly string[]) => string) => Promise<void>,
): Promise<void> {
  const files = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}/SKILL.md`, broken(name)]))
  return inFolder(files, (folder) => {
    const git = (...words: readonly string[]): string => gitIn(folder, ...words)
    git('init')
    git('add', '-A')
    git('commit', '-m', 'first')
    return use(folder, git)
  })
}

/** Puts a program into a repository that leaves a trace in `folder` where it runs; its path. */
function putTrap(repository: string, folder: string): string {
  const trap = join(repository, '.git/trap')
  writeFileSync(trap, `#!/bin/sh\ntouch "${folder}/.git/sprung"\ncat\n`, { mode: 0o755 })
  return trap
}

/** The files with findings, and the exit code. */
async function filesSince(since: string, cwd: string, options: Partial<Options> = {}) {
  const { stdout, exitCode, stderr } = await lintOn({ ...machine, cwd }, { since, ...options })
  expect(stderr).toBe('')
  const { diagnostics } = JSON.parse(stdout)
  return [exitCode, [...new Set(diagnostics.map(({ path }: { path: string }) => path))]]
}

test('--since reports on files that changed since they left a branch, committed or not', () =>
  inRepository(async (folder, git) => {
    expect(await filesSince('main', folder)).toEqual([0, []])
    git('checkout', '-qb', 'work')
    put(folder, { 'b/SKILL.md': `${broken('b')}\n` })
    git('commit', '-qam', 'second')
    // What the branch itself has gone on to is not of this work.
    git('checkout', '-q', 'main')
    put(folder, { 'd/SKILL.md': `${broken('d')}\n` })
    git('commit', '-qam', 'third')
    git('checkout', '-q', 'work')
    put(folder, { 'c/notes.md': 'New in the folder of a skill.\n', 'ü "x"/e/SKILL.md': broken('e') })
    put(folder, { '.git/info/exclude': 'ignored.md\n', 'd/ignored.md': 'x' })
    expect(await filesSince('main', folder)).toEqual([1, ['b/SKILL.md', 'c/SKILL.md', 'ü "x"/e/SKILL.md']])
    expect(await filesSince('HEAD', join(folder, 'c'))).toEqual([1, ['SKILL.md']])
    expect(await filesSince('HEAD', folder, { context: true, paths: ['a', 'b', 'c'] })).toEqual([
      1,
      ['c/SKILL.md'],
    ])
  }))

test('--since says how many of the files changed', () =>
  inRepository(async (folder) => {
    put(folder, { 'a/SKILL.md': `${broken('a')}More.\n` })
    const { stdout } = await lintOn(
      { ...machine, cwd: folder },
      { since: 'HEAD', outputs: [{ reporter: 'text', file: undefined }] },
    )
    expect(stdout).toContain('1 error, 0 warnings, 0 infos; 4 files checked, 1 of them changed.')
  }))

test('--since tells a file that was only touched from one that changed, and sees what is deleted', () =>
  inRepository(async (folder) => {
    utimesSync(join(folder, 'a/SKILL.md'), 1, 1)
    expect(await filesSince('HEAD', folder)).toEqual([0, []])
    put(folder, { 'b/notes.md': 'x' })
    rmSync(join(folder, 'b/notes.md'))
    rmSync(join(folder, 'd/SKILL.md'))
    expect(await filesSince('HEAD', folder)).toEqual([0, []])
  }))

test('--since reads no more of a touched file than the linter would', () =>
  inRepository(async (folder, git) => {
    put(folder, { 'a/big.md': 'x'.repeat(1024 * 1024 + 1), 'a/small.md': 'x' })
    symlinkSync('small.md', join(folder, 'a/link.md'))
    git('add', '-A')
    git('commit', '-qm', 'second')
    for (const path of ['a/big.md', 'a/small.md']) utimesSync(join(folder, path), 1, 1)
    lutimesSync(join(folder, 'a/link.md'), 1, 1)
    const read: string[] = []
    const watched: Host = {
      ...machine,
      cwd: folder,
      read: (path, most) => {
        read.push(`${basename(path)} ${most}`)
        return machine.read(path, most)
      },
    }
    changeSince('HEAD', watched)
    expect(read).toEqual(['small.md 1048577'])
  }))

test('--since says nothing of files of another repository, which are reported', () =>
  inRepository((folder) =>
    inRepository(async (other) => {
      put(folder, { 'a/SKILL.md': `${broken('a')}\n` })
      const [exitCode, files] = await filesSince('HEAD', folder, { paths: ['.', other] })
      expect([exitCode, files]).toEqual([
        1,
        [...['a', 'b', 'c', 'd'].map((name) => `../${basename(other)}/${name}/SKILL.md`), 'a/SKILL.md'],
      ])
    }),
  ))

test('--since fixes only files that changed', () =>
  inRepository(async (folder, git) => {
    put(folder, { 'x/SKILL.md': `\ufeff${broken('x')}`, 'y/SKILL.md': `\ufeff${broken('y')}` })
    git('add', '-A')
    git('commit', '-qm', 'second')
    put(folder, { 'x/SKILL.md': `\ufeff${broken('x')}\n` })
    const fix = { fixing: 'safe', dryRun: false } as const
    const { stderr } = await lintOn({ ...machine, cwd: folder }, { since: 'HEAD', fix })
    expect(stderr).toBe('passmuster: Fixed 1 file.\n')
  }))

test.each<
  [
    string,
    readonly string[],
    (folder: string, git: (...words: readonly string[]) => string, module: string) => void,
  ]
>([
  [
    'moved',
    ['part'],
    (folder, git) => git('-C', join(folder, 'part'), 'reset', '-q', '--hard', 'origin/main'),
  ],
  // The list of submodules changes with it, and so do all.
  ['added', ['new', 'part'], (_, git, module) => git('submodule', 'add', '-q', module, 'new')],
  ['renamed', ['new'], (_, git) => git('mv', 'part', 'new')],
  [
    'in the place of a file',
    ['notes', 'part'],
    (_, git, module) => {
      git('rm', '-q', 'notes')
      git('submodule', 'add', '-q', module, 'notes')
    },
  ],
  [
    'in the place of a folder',
    ['a', 'part'],
    (_, git, module) => {
      git('rm', '-rq', 'a')
      git('submodule', 'add', '-q', module, 'a')
    },
  ],
  ['in the list of submodules alone', ['part'], (folder) => put(folder, { '.gitmodules': '# x\n' })],
  [
    'replaced by a folder',
    ['part'],
    (folder, git) => {
      git('rm', '-q', '--cached', 'part')
      rmSync(join(folder, 'part/.git'))
      git('add', 'part')
    },
  ],
])('--since has all of a submodule that is %s', async (_, folders, change) => {
  await inRepository((module, inModule) =>
    inRepository(async (folder, git) => {
      put(folder, { notes: '' })
      git('submodule', 'add', '-q', module, 'part')
      git('add', '-A')
      git('commit', '-qm', 'second')
      put(module, { 'e/SKILL.md': broken('e') })
      inModule('add', '-A')
      inModule('commit', '-qm', 'second')
      git('-C', join(folder, 'part'), 'fetch', '-q', 'origin')
      expect(await filesSince('HEAD', folder)).toEqual([0, []])
      change(folder, git, module)
      const [exitCode, files] = (await filesSince('HEAD', folder)) as [number, readonly string[]]
      const found = new Set(files.map((path) => path.split('/')[0]))
      expect([exitCode, [...found], files.length >= 4 * folders.length]).toEqual([1, folders, true])
    }),
  )
})

test('--since runs nothing that the settings of a repository name', () =>
  inRepository(async (folder, git) => {
    const trap = putTrap(folder, folder)
    for (const [name, value] of [
      ['core.fsmonitor', trap],
      ['diff.external', trap],
      ['filter.trap.clean', trap],
      ['filter.trap.process', trap],
      ['diff.trap.textconv', trap],
      ['filter.trap.required', 'true'],
      ['core.pager', trap],
    ])
      git('config', name!, value!)
    put(folder, { '.gitattributes': '* filter=trap diff=trap\n', 'a/SKILL.md': `${broken('a')}\n` })
    utimesSync(join(folder, 'b/SKILL.md'), 1, 1)
    expect(await filesSince('HEAD', folder)).toEqual([1, ['a/SKILL.md']])
    expect(() => machine.stat(join(folder, '.git/sprung'))).toThrow('ENOENT')
  }))

test('--since runs nothing that the settings of a repository in the repository name', () =>
  inRepository(async (folder, git) => {
    const inner = join(folder, 'inner')
    git('init', '-q', inner)
    put(inner, { 'x.md': 'x', '.gitattributes': '* filter=trap\n' })
    git('-C', inner, 'add', '-A')
    git('-C', inner, 'commit', '-qm', 'inner')
    git('-c', 'advice.addEmbeddedRepo=false', 'add', '-A')
    git('commit', '-qm', 'second')
    const trap = putTrap(inner, folder)
    for (const name of ['core.fsmonitor', 'filter.trap.clean']) git('-C', inner, 'config', name, trap)
    put(inner, { 'x.md': 'y' })
    put(folder, { 'a/SKILL.md': `${broken('a')}\n` })
    expect(await filesSince('HEAD', folder)).toEqual([1, ['a/SKILL.md']])
    expect(() => machine.stat(join(folder, '.git/sprung'))).toThrow('ENOENT')
  }))

test('--since takes no file for the commit, whatever its name', () =>
  inRepository(async (folder, git) => {
    put(folder, { 'a/SKILL.md': `${broken('a')}\n`, [git('rev-parse', 'HEAD').trim()]: '' })
    expect(await filesSince('HEAD', folder)).toEqual([1, ['a/SKILL.md']])
  }))

const complaint = async (since: string, host: Host) => {
  const { stdout, stderr, exitCode } = await lintOn(host, { since })
  expect([stdout, exitCode]).toEqual(['', 2])
  return stderr
}

test('--since with a commit that git does not know is one line', () =>
  inRepository(async (folder) => {
    for (const ref of ['gone', '--output=x', '--abbrev-ref=x', 'a b', '\u202e', 'HEAD:a/SKILL.md', ''])
      expect(await complaint(ref, { ...machine, cwd: folder })).toMatch(
        /^passmuster: `[^`]*` is not a commit that git knows\. Give `--since` a branch, a tag or a commit, and fetch it\.\n$/,
      )
  }))

test('--since HEAD before the first commit looks at all', () =>
  inFolder({ 'a/SKILL.md': broken('a'), 'b/SKILL.md': broken('b') }, async (folder) => {
    gitIn(folder, 'init')
    gitIn(folder, 'add', 'a')
    expect(await filesSince('HEAD', folder)).toEqual([1, ['a/SKILL.md', 'b/SKILL.md']])
  }))

test('--since without git, or outside of a work tree, is one line', async () => {
  const files = { '.git/HEAD': '', 'a/SKILL.md': broken('a') }
  const noGit = 'passmuster: `--since` needs git, which cannot be run. Install git, or leave out `--since`.\n'
  expect(await complaint('main', memoryHost(files))).toBe(noGit)
  const answering = (code: number | undefined, text = ''): Host => ({
    ...memoryHost(files),
    git: () => ({ code, output: Buffer.from(text) }),
  })
  expect(await complaint('main', answering(undefined))).toBe(noGit)
  for (const host of [answering(128), answering(0, 'not an id\n'), answering(0, 'abc')])
    expect(await complaint('main', host)).toBe(
      'passmuster: git cannot read this repository. Leave out `--since`, or run passmuster in a git work tree.\n',
    )
  const id = `${'a'.repeat(40)}\n`
  const failing: Host = {
    ...memoryHost(files),
    git: (_folder, [word]) => ({ code: word === 'diff-index' ? 128 : 0, output: Buffer.from(id) }),
  }
  expect(await complaint('main', failing)).toBe(
    'passmuster: git cannot compare the files with `main`. Leave out `--since`, or run passmuster in a git work tree.\n',
  )
})

test('--ignore skips what its globs match, as in a config file', async () => {
  const files = {
    '.git/HEAD': '',
    ...Object.fromEntries(
      ['a', 'b', 'vendor/c', 'x/vendor/d', 'docs/e'].map((path) => [
        `${path}/SKILL.md`,
        broken(path.split('/').at(-1)!),
      ]),
    ),
  }
  const { stdout } = await lintOn(memoryHost(files), { ignore: ['vendor', '/docs/**/SKILL.md'] })
  expect(JSON.parse(stdout).files.map(({ path }: { path: string }) => path)).toEqual([
    'a/SKILL.md',
    'b/SKILL.md',
  ])
})
