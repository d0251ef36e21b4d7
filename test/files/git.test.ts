import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { trackedBy } from '../../src/files/git.ts'
import type { Host } from '../../src/files/host.ts'
import { listingOnce } from '../../src/files/host.ts'
import { machine } from '../../src/files/node-host.ts'
import { exists } from '../../src/files/paths.ts'
import { openRepositories } from '../../src/files/repository-files.ts'
import { agentsAround, isLeftOut } from '../../src/formats/claude/agent-names.ts'
import { git as gitIn, inFolder, put, skill } from '../folder.ts'
import { checked, findings, windows } from '../hostile/machine.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

type Git = (...argv: readonly string[]) => string

/** A repository that git made, in which the files are tracked whatever is ignored. */
function inTracked<T>(files: Readonly<Record<string, string>>, use: (folder: string, git: Git) => T): T {
  return inFolder(files, (folder) => {
    const git: Git = (...argv) => gitIn(folder, ...argv)
    git('init')
    git('add', '--force', '.')
    return use(folder, git)
  })
}

const trackedIn = (folder: string, host: Host = machine): readonly string[] =>
  Object.values(trackedBy(host)(folder))
    .flatMap((paths: ReadonlySet<string>) => [...paths])
    .map((path) => path.slice(folder.length + 1))
    .sort()

afterEach(() => void vi.unstubAllEnvs())

describe('what git tracks', () => {
  const files = {
    'a/SKILL.md': skill('a'),
    'a/b/c/SKILL.md': skill('c'),
    'z.md': 'z',
    'ü/SKILL.md': skill('ü'),
  }
  const all = ['a', 'a/SKILL.md', 'a/b', 'a/b/c', 'a/b/c/SKILL.md', 'ü', 'ü/SKILL.md']

  test.each(['2', '3', '4'])('is read from an index of version %s', (version) => {
    inTracked(files, (folder, git) => {
      git('add', '--intent-to-add', '.')
      git('update-index', '--index-version', version)
      expect(trackedIn(folder)).toEqual([...all, 'z.md'].sort())
    })
  })

  test('is linted whatever .gitignore says, and the rest of an ignored folder is not', async () => {
    await inTracked({ 'x/bad/SKILL.md': skill('good'), '.gitignore': 'x/\n' }, async (folder) => {
      put(folder, { 'x/untracked/SKILL.md': skill('other') })
      expect(await findings([], folder)).toEqual(checked(1, ['x/bad/SKILL.md skill/name-directory']))
    })
  })

  test('is there for other files, whatever .gitignore says, and the rest is not', () => {
    const tracked = {
      'agents/research-engineer.md': skill('research-engineer'),
      'agents/engineer.md': skill('engineer'),
      'skills/research-b/SKILL.md': skill('research-b'),
      '.gitignore': 'research-*\n',
    }
    inTracked(tracked, (folder) => {
      put(folder, { 'agents/research-other.md': skill('research-other') })
      const files = openRepositories(machine).filesOf(folder)
      const names = ['engineer', 'research-engineer', 'research-other']
      expect(agentsAround('skills/a/SKILL.md', files)).toEqual(names.slice(0, 2))
      expect(names.map((name) => isLeftOut(name, 'skills/a/SKILL.md', files))).toEqual([false, true, true])
      const asked = [
        'skills/research-b',
        'skills/research-b/',
        './skills/research-b/SKILL.md',
        'research-x/y.md',
      ]
      expect(asked.map(files.ignored)).toEqual([false, false, false, true])
    })
  })

  test('is known of a work tree that was added to a repository', () => {
    inTracked(files, (folder, git) => {
      git('commit', '-m', 'first')
      git('worktree', 'add', '../added')
      const added = join(dirname(folder), 'added')
      try {
        expect(trackedIn(added)).toEqual([...all, 'z.md'].sort())
      } finally {
        rmSync(added, { recursive: true })
      }
    })
  })

  test('is that of submodules, too, and of submodules in them', async () => {
    await inTracked({ 'deep/SKILL.md': skill('other'), '.gitignore': '*\n' }, (inner, inInner) =>
      inTracked({ 's/x/SKILL.md': skill('y'), '.gitignore': 's\nvendor\n' }, (outer, inOuter) =>
        inTracked({ 'a/SKILL.md': skill('a'), '.gitignore': 'vendor/\n' }, async (folder, git) => {
          inInner('commit', '-m', 'first')
          inOuter('submodule', 'add', '--force', inner, 'vendor')
          inOuter('commit', '-m', 'first')
          git('submodule', 'add', '--force', outer, 'vendor')
          git('submodule', 'update', '--init', '--recursive')
          expect(await findings([], folder)).toEqual(
            checked(3, [
              'vendor/s/x/SKILL.md skill/name-directory',
              'vendor/vendor/deep/SKILL.md skill/name-directory',
            ]),
          )
          git('submodule', 'deinit', '--force', 'vendor')
          expect(await findings([], folder)).toEqual(checked(1))
        }),
      ),
    )
  })

  test.each<[string, (path: string) => void]>([
    ['broken', (path) => writeFileSync(path, '[submodule "x"\n bad = \n')],
    ['of a submodule that is nowhere', (path) => writeFileSync(path, '[submodule "x"]\npath = gone\n')],
    ['empty', (path) => writeFileSync(path, '')],
    ['a folder', (path) => mkdirSync(path)],
    ...(windows
      ? []
      : ([
          ['a link out of the repository', (path) => symlinkSync('/dev/zero', path)],
          ['a pipe', (path) => execFileSync('mkfifo', [path])],
        ] satisfies [string, (path: string) => void][])),
  ])('is that of the repository, where the list of submodules is %s', (_, putList) => {
    inTracked({ 'a.md': 'a' }, (inner, inInner) => {
      inInner('commit', '-m', 'first')
      inTracked({ 's/SKILL.md': skill('s') }, (folder, git) => {
        git('submodule', 'add', inner, 'vendor')
        rmSync(join(folder, '.gitmodules'))
        putList(join(folder, '.gitmodules'))
        expect(trackedIn(folder)).toEqual(expect.arrayContaining(['s', 's/SKILL.md', 'vendor']))
      })
    })
  })

  test.skipIf(windows)('has any name', () => {
    const names = ['line\nbreak', 'a "quote"', "it's", '\\', ':(glob)*', '-z', '\u202e', ' ']
    inTracked(Object.fromEntries(names.map((name) => [name, 'x'])), (folder, git) => {
      writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x61, 0xff])]), 'x')
      git('add', '--force', '.')
      expect(trackedIn(folder)).toEqual([...names, 'a\udcff'].sort())
    })
  })

  test('is nothing where git cannot read the index, or there is none', () => {
    inTracked(files, (folder) => {
      const index = join(folder, '.git/index')
      for (const broken of ['', 'DIRC', 'nope', readFileSync(index, 'latin1').replace('DIRC', 'nope')]) {
        writeFileSync(index, broken, 'latin1')
        expect(trackedIn(folder)).toEqual([])
      }
      rmSync(index)
      expect(trackedIn(folder)).toEqual([])
    })
  })

  test('is nothing where the folder is no work tree, also below one', () => {
    inTracked({ 'a/SKILL.md': skill('a'), 'a/.git/HEAD': '' }, (folder, git) => {
      git('add', '--force', '.')
      expect(trackedIn(join(folder, 'a'))).toEqual([])
    })
    inFolder(files, (folder) => expect(trackedIn(folder)).toEqual([]))
  })

  test('is nothing without git, which no folder without a work tree asks', () => {
    expect(trackedIn(ROOT, memoryHost({ '.git/HEAD': '' }))).toEqual([])
    const git = vi.fn(() => ({ code: 0, output: Buffer.from('a/b\0') }))
    expect(trackedIn(ROOT, { ...memoryHost({ a: '' }), git })).toEqual([])
    expect(git).not.toHaveBeenCalled()
    expect(trackedIn(ROOT, { ...memoryHost({ '.git/HEAD': '' }), git })).toEqual(['a', 'a/b'])
    for (const code of [undefined, 1, 128]) {
      const failing = () => ({ code, output: Buffer.from('a/b\0') })
      expect(trackedIn(ROOT, { ...memoryHost({ '.git/HEAD': '' }), git: failing })).toEqual([])
    }
  })

  test('is asked once in a run, however often it matters', () => {
    const git = vi.fn(() => ({ code: 0, output: Buffer.from('a\0') }))
    const host = listingOnce({ ...memoryHost({ '.git/HEAD': '' }), git })
    expect([trackedIn(ROOT, host), trackedIn(ROOT, host)]).toEqual([['a'], ['a']])
    expect(git).toHaveBeenCalledOnce()
  })
})

describe.skipIf(windows)('git', () => {
  /** The answer for a repository whose settings name a trap, and whether that was sprung. */
  function trapped(
    settings: (trap: string, folder: string) => string,
    ask: (folder: string, git: Git) => unknown = (folder) => trackedIn(folder),
  ) {
    return inTracked({ 'a.md': 'a', '.gitattributes': '* filter=trap diff=trap\n' }, (folder, git) => {
      const trap = join(folder, '.git/trap')
      writeFileSync(trap, `#!/bin/sh\ntouch "${folder}/.git/sprung"\nexec cat\n`)
      chmodSync(trap, 0o755)
      appendFileSync(join(folder, '.git/config'), settings(trap, folder))
      utimesSync(join(folder, 'a.md'), 1, 1)
      const answer = ask(folder, git)
      return { answer, sprung: exists(join(folder, '.git/sprung'), machine) }
    })
  }

  const fsmonitor = (trap: string): string => `[core]\nfsmonitor = ${trap}\n`

  test('would start what a repository names', () => {
    expect(trapped(fsmonitor, (_, git) => git('ls-files'))).toMatchObject({ sprung: true })
  })

  test.each<[string, (trap: string, folder: string) => string]>([
    ['core.fsmonitor', fsmonitor],
    [
      'core.hooksPath',
      (trap, folder) => {
        for (const hook of ['post-index-change', 'fsmonitor-watchman', 'query-watchman', 'pre-auto-gc'])
          put(folder, { [`.git/hooks/${hook}`]: readFileSync(trap, 'utf8') })
        execFileSync('chmod', ['-R', '+x', join(folder, '.git/hooks')])
        return `[core]\nhooksPath = ${folder}/.git/hooks\n`
      },
    ],
    ['core.pager', (trap) => `[core]\npager = ${trap}\n[pager]\nls-files = ${trap}\n`],
    ['core.sshCommand', (trap) => `[core]\nsshCommand = ${trap}\n[remote "origin"]\nurl = a@b:c\n`],
    ['core.askPass', (trap) => `[core]\naskPass = ${trap}\neditor = ${trap}\ngitProxy = ${trap}\n`],
    ['credential.helper', (trap) => `[credential]\nhelper = ${trap}\n`],
    ['filter', (trap) => `[filter "trap"]\nclean = ${trap}\nsmudge = ${trap}\nprocess = ${trap}\n`],
    ['diff', (trap) => `[diff]\nexternal = ${trap}\n[diff "trap"]\ncommand = ${trap}\ntextconv = ${trap}\n`],
    ['alias', (trap) => `[alias]\nls-files = !${trap}\n`],
    [
      'include',
      (trap, folder) => {
        put(folder, { '.git/more': fsmonitor(trap) })
        return '[include]\npath = more\n[includeIf "gitdir:/"]\npath = more\n'
      },
    ],
    [
      'a missing object of a partial clone',
      (trap, folder) => {
        rmSync(join(folder, '.git/objects'), { recursive: true })
        put(folder, { '.git/objects/info/x': '' })
        return `[extensions]\npartialClone = origin\n[remote "origin"]\nurl = ext::${trap}\npromisor = true\n`
      },
    ],
  ])('starts nothing that a repository names: %s', (_, settings) => {
    expect(trapped(settings)).toEqual({ answer: ['.gitattributes', 'a.md'], sprung: false })
  })

  test('starts nothing that a repository names in another place', () => {
    inTracked({ 'a.md': 'a' }, (folder) => {
      const { sprung } = trapped(fsmonitor, (hostile) => {
        rmSync(join(folder, '.git'), { recursive: true })
        symlinkSync(join(hostile, '.git'), join(folder, '.git'))
        trackedIn(folder)
        rmSync(join(folder, '.git'))
        writeFileSync(join(folder, '.git'), `gitdir: ${join(hostile, '.git')}\n`)
        expect(trackedIn(folder)).toEqual(['.gitattributes', 'a.md'])
      })
      expect(sprung).toBe(false)
    })
  })

  test('starts nothing that a submodule names', () => {
    inTracked({ 'a.md': 'a' }, (inner, inInner) => {
      inInner('commit', '-m', 'first')
      const { answer, sprung } = trapped(
        () => '',
        (folder, git) => {
          git('submodule', 'add', inner, 'vendor')
          const trap = join(folder, '.git/trap')
          const config = join(folder, '.git/modules/vendor/config')
          appendFileSync(
            config,
            `${fsmonitor(trap)}[filter "trap"]\nclean = ${trap}\n[core]\npager = ${trap}\n`,
          )
          return trackedIn(folder)
        },
      )
      expect([answer, sprung]).toEqual([
        ['.gitattributes', '.gitmodules', 'a.md', 'vendor', 'vendor/a.md'],
        false,
      ])
    })
  })

  test('leaves the index as it is', () => {
    inTracked({ 'a.md': 'a' }, (folder) => {
      const index = join(folder, '.git/index')
      utimesSync(join(folder, 'a.md'), 1, 1)
      const before = [readFileSync(index), machine.stat(index)]
      trackedIn(folder)
      expect([readFileSync(index), machine.stat(index)]).toEqual(before)
    })
  })

  test('is asked about the folder, whatever repository the environment names', () => {
    inTracked({ other: '' }, (other) =>
      inTracked({ own: '' }, (folder) => {
        vi.stubEnv('GIT_DIR', join(other, '.git'))
        vi.stubEnv('GIT_WORK_TREE', other)
        vi.stubEnv('GIT_INDEX_FILE', join(other, '.git/index'))
        vi.stubEnv('GIT_CONFIG_PARAMETERS', "'core.bare'='true'")
        expect(trackedIn(folder)).toEqual(['own'])
      }),
    )
  })
})
