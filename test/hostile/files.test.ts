import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../src/cli/command.ts'
import type { Host } from '../../src/files/host.ts'
import { machine } from '../../src/files/node-host.ts'
import { git, inFolder, put, skill } from '../folder.ts'
import { lintOn } from '../linting.ts'
import { ODD_NAMES } from '../odd-names.ts'
import {
  checked,
  cli,
  findings,
  foundIn,
  inRepository,
  quoted,
  refused,
  root,
  run,
  shell,
  unquoted,
  windows,
} from './machine.ts'

const outside = (path: string): string => `${path} file/symlink`
const unreadable = (path: string, reason: string): string =>
  `${path} The path cannot be read: ${reason}. Make the file readable.`
describe.skipIf(windows)('what is no file', () => {
  test('is refused and never opened: a folder, a pipe, a socket, a device', async () => {
    await inRepository(
      {
        'folder/SKILL.md/x': '',
        'pipe/x': '',
        'socket/x': '',
        'linked/x': '',
        'target/x': '',
        'pdf/SKILL.md': skill('pdf'),
      },
      async (folder) => {
        execFileSync('mkfifo', [join(folder, 'pipe/SKILL.md')])
        symlinkSync('../target', join(folder, 'linked/SKILL.md'))
        execFileSync(
          process.execPath,
          [
            '-e',
            'require("net").createServer().listen(process.argv[1], () => process.exit())',
            'socket/SKILL.md',
          ],
          { cwd: folder },
        )
        // Node removes a socket when it ends in peace.
        const bound = readdirSync(join(folder, 'socket')).includes('SKILL.md')
        const expected = [
          unreadable('linked/SKILL.md', 'it is a folder (EISDIR)'),
          unreadable('pipe/SKILL.md', 'it is not a regular file'),
          ...(bound ? [unreadable('socket/SKILL.md', 'it is not a regular file')] : []),
        ]
        expect(await findings([], folder, 'message')).toEqual(checked(expected.length + 1, expected))
        expect((await findings(['pipe/SKILL.md'], folder)).found).toEqual(['pipe/SKILL.md file/unreadable'])
        expect(await run(['folder/SKILL.md'], folder)).toEqual(
          refused('`folder/SKILL.md`: the folder has no skill or agent to check.'),
        )
      },
    )
  })

  test('a device', async (context) => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf'), 'zero/x': '' }, async (folder) => {
      if (spawnSync('mknod', [join(folder, 'zero/SKILL.md'), 'c', '1', '5']).status !== 0)
        context.skip('this user may not make devices')
      expect(await findings([], folder, 'message')).toEqual(
        checked(2, [unreadable('zero/SKILL.md', 'it is not a regular file')]),
      )
    })
  })

  test.each(['passmuster.yaml', 'sub/passmuster.json', '.github/passmuster.yml'])(
    '%s of that kind is a mistake',
    async (config) => {
      await inRepository(
        { 'pdf/SKILL.md': skill('pdf'), 'sub/pdf/SKILL.md': skill('pdf'), '.github/x': '' },
        async (folder) => {
          const make = {
            pipe: () => execFileSync('mkfifo', [config], { cwd: folder }),
            loop: () => symlinkSync(join(folder, config), join(folder, config)),
            outside: () => symlinkSync('/etc/passwd', join(folder, config)),
            device: () => symlinkSync('/dev/zero', join(folder, config)),
          }
          const outsideFault = 'points outside the repository. Put a file in its place'
          const reasons = {
            pipe: 'is not a regular file. Remove it',
            loop: 'cannot be read: ELOOP',
            outside: outsideFault,
            device: outsideFault,
          }
          for (const kind of Object.keys(make) as (keyof typeof make)[]) {
            make[kind]()
            expect(await run([], folder)).toEqual(refused(`The config file \`${config}\` ${reasons[kind]}.`))
            rmSync(join(folder, config), { recursive: true })
          }
          put(folder, { shared: 'rules:\n  skill/duplicate-name: off\n' })
          symlinkSync(join(folder, 'shared'), join(folder, config))
          expect(await findings([], folder)).toMatchObject({ stderr: '', files: 2, status: 0 })
        },
      )
    },
  )

  test.each([
    ['pipe', []],
    ['device', []],
    ['folder', []],
    ['pipe', ['--baseline-write']],
    ['pipe', ['--baseline-prune']],
  ] as const)('a baseline that is a %s is a mistake (%j)', async (kind, argv) => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf') }, async (folder) => {
      const path = join(folder, 'passmuster-baseline.json')
      if (kind === 'pipe') execFileSync('mkfifo', [path])
      else if (kind === 'device') symlinkSync('/dev/zero', path)
      else mkdirSync(path)
      expect(await run(argv, folder)).toEqual({
        // Without a baseline, what is known would be reported.
        stdout: argv.length === 0 ? 'No file was checked.\n' : 'No findings, 1 file checked.\n',
        stderr: `passmuster: The baseline \`passmuster-baseline.json\` ${kind === 'device' ? 'points outside the repository. Put a file in its place' : 'is not a regular file. Remove it'}.\n`,
        status: 2,
      })
    })
  })

  test.each([
    [['--config', 'pipe'], 'The config file `pipe` is not a regular file. Name one.'],
    [['--config', 'link'], 'The config file `link` is not a regular file. Name one.'],
    [['--baseline', 'pipe'], 'The baseline `pipe` is not a regular file. Name one.'],
    [['--baseline', 'link'], 'The baseline `link` is not a regular file. Name one.'],
    [
      ['--print-config', 'x.md', '--config', 'pipe'],
      'The config file `pipe` is not a regular file. Name one.',
    ],
    [['merge', 'pipe'], '`pipe` is not a regular file. Name one.'],
    [['merge', '/dev/zero'], '`/dev/zero` is not a regular file. Name one.'],
  ])('what is named is never opened: %j', async (argv, message) => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf') }, async (folder) => {
      execFileSync('mkfifo', [join(folder, 'pipe')])
      symlinkSync('pipe', join(folder, 'link'))
      const { stderr, status } = await run(argv, folder)
      expect([stderr, status]).toEqual([`passmuster: ${message}\n`, 2])
    })
  })

  // The log of the kernel calls itself a regular file of no bytes, and waits for more.
  test.skipIf(!existsSync('/proc/kmsg')).each([
    ['--config', '/proc/kmsg'],
    ['--baseline', '/proc/kmsg'],
    ['merge', '/proc/kmsg'],
  ])('a file that never ends is not waited for: %s %s', async (...argv) => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf') }, async (folder) => {
      const { stderr, status } = await run(argv, folder)
      expect([stderr.split('\n').length, status]).toEqual([2, 2])
    })
  })

  test('a .gitignore of that kind ignores nothing', async () => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf') }, async (folder) => {
      execFileSync('mkfifo', [join(folder, '.gitignore')])
      expect(await findings([], folder)).toMatchObject({ found: [], files: 1, status: 0 })
      // Nor does a link, as for git: it may lead anywhere.
      put(folder, { all: '*\n' })
      rmSync(join(folder, '.gitignore'))
      symlinkSync('all', join(folder, '.gitignore'))
      expect(await findings([], folder)).toMatchObject({ found: [], files: 1, status: 0 })
    })
  })
})

describe.skipIf(windows)('symbolic links', () => {
  test('lead nowhere outside the repository, however they get there', async () => {
    await inFolder(
      {
        'repo/.git/HEAD': '',
        'repo/pdf/SKILL.md': skill('pdf'),
        'repo/a/x': '',
        'repo/b/x': '',
        'repo/c/x': '',
        'repo/d/x': '',
        'elsewhere/word/SKILL.md': skill('word'),
      },
      async (folder) => {
        const link = (path: string, target: string) => symlinkSync(target, join(folder, 'repo', path))
        link('a/SKILL.md', '/etc/passwd')
        link('b/SKILL.md', '..')
        link('c/SKILL.md', 'SKILL.md')
        link('d/SKILL.md', '../through/word/SKILL.md')
        link('through', '../elsewhere')
        link('up', '..')
        link('self', 'self')
        link('back', '../repo/pdf')
        const expected = [
          outside('a/SKILL.md'),
          'b/SKILL.md file/unreadable',
          'c/SKILL.md file/symlink',
          outside('d/SKILL.md'),
          outside('through'),
          outside('up'),
        ]
        expect(await findings([], join(folder, 'repo'))).toEqual(checked(7, expected))
        symlinkSync('repo', join(folder, 'linked'))
        expect((await findings([], join(folder, 'linked'))).found).toEqual(expected)
        expect(await findings(['linked'], folder)).toEqual(
          checked(
            7,
            expected.map((each) => `repo/${each}`),
          ),
        )
        expect(await findings(['linked/pdf/SKILL.md', 'repo/pdf/SKILL.md', 'repo/back'], folder)).toEqual(
          checked(1),
        )
        expect(await findings(['repo/through/word/SKILL.md'], folder)).toEqual(
          checked(1, [outside('repo/through/word/SKILL.md')]),
        )
        expect((await run([], join(folder, 'repo'))).stdout).not.toContain('root:')
      },
    )
  })

  test('are not followed by --fix to a file outside, nor replaced', async () => {
    await inFolder(
      { 'repo/.git/HEAD': '', 'repo/pdf/x': '', 'pdf/SKILL.md': unquoted('pdf') },
      async (folder) => {
        symlinkSync('../../pdf/SKILL.md', join(folder, 'repo/pdf/SKILL.md'))
        expect((await run(['--fix'], join(folder, 'repo'))).status).toBe(1)
        expect(machine.read(join(folder, 'pdf/SKILL.md')).toString()).toBe(unquoted('pdf'))
        expect(machine.readlink(join(folder, 'repo/pdf/SKILL.md'))).toBe('../../pdf/SKILL.md')
      },
    )
  })
})

describe.skipIf(windows)('names', () => {
  test('are all read, and harmless in what is printed', async () => {
    await inRepository(
      Object.fromEntries(ODD_NAMES.map((name) => [`${name}/SKILL.md`, 'Read it.\n'])),
      async (folder) => {
        const { found, files, status } = await findings([], folder)
        expect({ files, status }).toEqual({ files: ODD_NAMES.length, status: 1 })
        // A mark that turns letters around is an error of its own.
        const turned = ODD_NAMES.filter((name) => name.includes('\u202e'))
        expect(found).toEqual(
          [
            ...ODD_NAMES.map((name) => `${name}/SKILL.md skill/frontmatter-missing`),
            ...turned.map((name) => `${name}/SKILL.md file/hidden-text`),
          ].sort(),
        )
        for (const format of ['text', 'github', 'markdown', 'sarif', 'junit', 'rdjson', 'json']) {
          const { stdout, status: code } = await run(['-f', format], folder)
          expect([format, code, stdout.match(/[\u001b\u009b\u202e]|^##\[|^::error::x/m)?.[0]]).toEqual([
            format,
            1,
            undefined,
          ])
        }
      },
    )
  })

  test('are taken as they are on the command line', async () => {
    const paths = ODD_NAMES.map((name) => `${name}/SKILL.md`)
    const nameless = skill('x').replace('name: x\n', '')
    await inRepository(Object.fromEntries(paths.map((path) => [path, nameless])), async (folder) => {
      for (const path of [...ODD_NAMES, ...paths]) {
        const command = await parseCommand(['-f', 'json', '--', path], false)
        if (command.do !== 'lint') return expect.fail(`${path} makes the command ${command.do}`)
        const { stdout, stderr } = await lintOn({ ...machine, cwd: folder }, command.options)
        const report = JSON.parse(stdout) as { files: { path: string }[] }
        expect({ path, files: report.files.map((file) => file.path), stderr }).toEqual({
          path,
          files: [path.endsWith('.md') ? path : `${path}/SKILL.md`],
          stderr: '',
        })
      }
      // As arguments of one process each is still one file.
      for (const all of [ODD_NAMES, paths])
        expect(await findings(['--', ...all], folder)).toMatchObject({ files: ODD_NAMES.length, stderr: '' })
    })
  })

  test('that are not UTF-8 are findings, each its own', async (context) => {
    await inRepository(
      { '\ufffd.agent.md': '# A\n\nAudits.\n', 'pdf/SKILL.md': skill('pdf') },
      async (folder) => {
        try {
          for (const name of [[0xff], [0xfe], [0xc3, 0x28]])
            writeFileSync(
              Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name), Buffer.from('.agent.md')]),
              '# A\n\nAudits.\n',
            )
          mkdirSync(Buffer.concat([Buffer.from(`${folder}/d`), Buffer.from([0xff])]))
          symlinkSync('/tmp', Buffer.concat([Buffer.from(`${folder}/l`), Buffer.from([0xff])]))
        } catch {
          context.skip('this file system takes no such names')
        }
        const reason = 'its name is not UTF-8 (EILSEQ)'
        const names = ['d\udcff', 'l\udcff', '\udcc3(.agent.md', '\udcfe.agent.md', '\udcff.agent.md']
        const { found, files, status } = await findings(['--agent-format', 'agent'], folder, 'message')
        expect({ found: found.filter((each) => each.includes('cannot be read')), files, status }).toEqual({
          found: names.map((name) => unreadable(name, reason)),
          files: 7,
          status: 1,
        })
        expect((await run(['-f', 'text'], folder)).stdout).toMatch(
          / in 4 more files: .*<U\+DCFF>\.agent\.md\n/,
        )
        expect(shell('$passmuster "$(printf "\\377\\377.agent.md")"', folder)).toMatchObject({
          status: 2,
          stdout: 'No file was checked.\n',
        })
      },
    )
  })

  test('that differ only in case are two files', async (context) => {
    await inRepository(
      { 'pdf/SKILL.md': skill('pdf'), 'pdf/skill.md': skill('pdf'), 'PDF/SKILL.md': skill('PDF') },
      async (folder) => {
        if (readdirSync(folder).length < 3) context.skip('this file system knows no case')
        expect(await findings([], folder)).toMatchObject({ files: 3, stderr: '' })
      },
    )
  })

  test('of Windows are names like any other', async () => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf') }, async (folder) => {
      for (const path of ['pdf\\SKILL.md', 'C:\\pdf\\SKILL.md', '\\\\server\\share', 'C:']) {
        const { stdout, stderr, status } = await run([path], folder)
        expect([path, stdout, stderr.startsWith(`passmuster: \`${path}\`: `), status]).toEqual([
          path,
          'No file was checked.\n',
          true,
          2,
        ])
      }
    })
  })
})

describe('globs', () => {
  const long = 'a'.repeat(250)

  test('of the command line end, and those that cannot be meant are refused', async () => {
    await inRepository(
      { 'pdf/SKILL.md': skill('pdf'), [`${long}/SKILL.md`]: 'Read it.\n' },
      async (folder) => {
        for (const glob of [
          '*a*a*a*a*a*a*a*a*a*b',
          '+(a|aa)+(a|aa)b',
          '+(+(+(a)))b',
          '!(*a*a*a*a*|*b*)/*/*',
          '{a,aa,}{a,aa,}{a,aa,}{a,aa,}b',
          '[',
          '{',
          '(',
          '+(',
          '!(',
          '/pdf/*',
        ]) {
          expect([glob, (await run([glob], folder)).status]).toEqual([glob, 2])
        }
        for (const [glob, reason] of [
          ['!pdf', 'starts with `!`, but a glob cannot exclude files. Name the files to match'],
          ['{a,b}'.repeat(10_000), 'is longer than 1,000 characters. Write several globs'],
          [`${'+('.repeat(30)}a${')'.repeat(30)}`, 'has `+(…)`, which is not supported. Write several globs'],
          [`${'{a,a?}'.repeat(60)}b`, 'stands for more than 100 globs with its braces. Write several globs'],
        ] as const) {
          expect(await run([glob], folder)).toEqual(refused(`\`${glob}\`: the glob ${reason}.`))
        }
        expect(await findings(['../**/pdf', '../[!a]*/*'], join(folder, 'pdf'))).toEqual(checked(1))
        expect(await findings([`${folder}/**`], join(folder, 'pdf'))).toMatchObject({ files: 2, stderr: '' })
      },
    )
  })

  test('of a .gitignore end', async () => {
    const lines = [
      ...['*a', '*aa', '*?', '?*', '*[ab]', '*[!b]', '*\\a', '*a**'].map((part) => `${part.repeat(20)}*b`),
      '**/a/**/a/**/a/**/a/**/b',
      '*/'.repeat(30_000),
      '+(a|aa)b',
      '[',
      '\\',
      '!',
      `${'['.repeat(1000)}`,
    ]
    await inRepository(
      {
        [`${'a/'.repeat(300)}pdf/SKILL.md`]: skill('pdf'),
        [`${long}/SKILL.md`]: 'Read it.\n',
        '.gitignore': `${lines.join('\n')}\n`,
      },
      async (folder) => {
        expect(await findings([], folder)).toEqual(checked(2, [`${long}/SKILL.md skill/frontmatter-missing`]))
      },
    )
  })

  test('of config files end, and those that cannot be meant are refused', async () => {
    await inRepository(
      { 'pdf/SKILL.md': skill('pdf'), [`${long}/SKILL.md`]: 'Read it.\n' },
      async (folder) => {
        for (const glob of [
          '*a*a*b',
          '/etc/**',
          '(',
          '(a+)+b',
          '[a]+[a]+[a]+[a]+[a]+b',
          `${'{a,a?}'.repeat(6)}b`,
          '*a*a*a/*a*a*a/*a*a*a/*a*a*a/*a*a*b',
          '**/*a*a*a/**/*a*a*a/**/*a*a*b',
        ]) {
          put(folder, {
            'passmuster.yaml': `ignore: [${JSON.stringify(glob)}]\noverrides: [{ files: [${JSON.stringify(glob)}], preset: strict }]\n`,
          })
          expect([glob, await findings([], folder)]).toEqual([
            glob,
            checked(2, [`${long}/SKILL.md skill/frontmatter-missing`]),
          ])
        }
        for (const [glob, mistake] of [
          ['../**', '`../**` points outside the config file’s folder. Put it in a config file there.'],
          ['!pdf', '`!pdf` starts with `!`, but a glob cannot exclude files. Name the files to match.'],
          ...['{1..1000000000}', '+(…)', '(…|…)', '?(…)', '!(…)'].map((form) => {
            const glob = form.replace('…|…', 'a|aa').replace('…', 'b')
            return [glob, `\`${glob}\` has \`${form}\`, which is not supported. Write several globs.`]
          }),
        ] as const) {
          put(folder, { 'passmuster.yaml': `ignore: [${JSON.stringify(glob)}]\n` })
          expect(await run([], folder)).toEqual(refused(`passmuster.yaml:1:10: ${mistake}`))
        }
      },
    )
  })
})

describe('what changes while it is looked at', () => {
  const text = [{ reporter: 'text' as const, file: undefined }]
  const changing = (folder: string, change: Partial<Host>) =>
    lintOn({ ...machine, cwd: folder, ...change }, { outputs: text })
  /** Does something before a file is read for the first time. */
  const beforeRead = (act: () => void): Host['read'] => {
    let acted = false
    return (path) => {
      if (path.endsWith('SKILL.md') && !acted) [acted] = [true, act()]
      return machine.read(path)
    }
  }

  const inOneSkill = (use: (folder: string) => Promise<void>) =>
    inRepository({ 'pdf/SKILL.md': skill('pdf') }, use)

  test('is a finding when it vanishes, or is too large when it grows', () =>
    inOneSkill(async (folder) => {
      const file = join(folder, 'pdf/SKILL.md')
      const grown = await changing(folder, {
        read: beforeRead(() => writeFileSync(file, 'x'.repeat(2 ** 20 + 1))),
      })
      expect(grown.stdout).toContain(
        'error  The file has 1,048,577 bytes, more than the 1,048,576 that are checked.',
      )
      put(folder, { 'pdf/SKILL.md': skill('pdf') })
      const gone = await changing(folder, { read: beforeRead(() => rmSync(file)) })
      expect([gone.stdout, gone.exitCode]).toEqual([
        'pdf/SKILL.md\n  1:1  error  The path cannot be read: it was deleted during the run (ENOENT). Make the file readable.  file/unreadable\n\n1 error, 0 warnings, 0 infos; 1 file checked.\nExplain a rule: passmuster --explain RULE\n',
        1,
      ])
    }))

  test('is a finding when a folder vanishes or becomes a file', () =>
    inOneSkill(async (folder) => {
      const list =
        (act: () => void): Host['list'] =>
        (directory) => {
          if (directory.endsWith('pdf')) act()
          return machine.list(directory)
        }
      const moved = await changing(folder, {
        list: list(() => renameSync(join(folder, 'pdf'), join(folder, 'word'))),
      })
      expect(moved.stdout).toContain(
        'pdf\n  1:1  error  The path cannot be read: it was deleted during the run (ENOENT).',
      )
      renameSync(join(folder, 'word'), join(folder, 'pdf'))
      const replaced = await changing(folder, {
        list: list(() => {
          rmSync(join(folder, 'pdf'), { recursive: true })
          writeFileSync(join(folder, 'pdf'), '')
        }),
      })
      expect(replaced.stdout).toContain('pdf\n  1:1  error  The path cannot be read: ENOTDIR.')
    }))
})

describe.skipIf(windows)('a file to fix', () => {
  const at = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8')
  const said = (path: string, why: string): string => `passmuster: \`${path}\` was not fixed: ${why}.\n`
  const READ_ONLY = 'it is read-only. Make it writable first'

  test.each([
    ['outside of the run', 'copy.txt'],
    ['in a folder that is not checked', 'node_modules/pdf/SKILL.md'],
    ['in another skill', 'word/SKILL.md'],
    ['in its own folder', 'pdf/notes.md'],
  ])('keeps its other name, which is %s', async (_, name) => {
    await inRepository({ 'pdf/SKILL.md': unquoted('pdf') }, async (folder) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      linkSync(join(folder, 'pdf/SKILL.md'), join(folder, name))
      const { stderr } = await run(['--fix'], folder)
      expect([stderr, at(folder, 'pdf/SKILL.md'), at(folder, name)]).toEqual([
        `passmuster: Fixed ${name === 'word/SKILL.md' ? '2 files' : '1 file'}.\n`,
        quoted('pdf'),
        quoted('pdf'),
      ])
    })
  })

  test('has one text, where its two names ask for two', async () => {
    await inRepository({ 'pdf/SKILL.md': skill('x') }, async (folder) => {
      mkdirSync(join(folder, 'word'))
      linkSync(join(folder, 'pdf/SKILL.md'), join(folder, 'word/SKILL.md'))
      const { stderr, status } = await run(['--fix-suggestions'], folder)
      expect([stderr, status, at(folder, 'word/SKILL.md')]).toEqual([
        'passmuster: Fixed 1 file.\npassmuster: `word/SKILL.md` changed during the run, so it was not fixed. Run again.\n',
        2,
        skill('pdf'),
      ])
    })
  })

  test.each([
    ['a file', 'pdf/SKILL.md', (_: string) => {}],
    [
      'one of two names',
      'pdf/SKILL.md',
      (folder: string) => linkSync(join(folder, 'pdf/SKILL.md'), join(folder, 'copy.txt')),
    ],
    [
      'the target of a link',
      'pdf/SKILL.md',
      (folder: string) => symlinkSync('pdf/SKILL.md', join(folder, 'SKILL.md')),
    ],
    [
      'one that may be run',
      'pdf/SKILL.md',
      (folder: string) => chmodSync(join(folder, 'pdf/SKILL.md'), 0o555),
    ],
  ])('is left alone where it is read-only: %s', async (_, path, prepare) => {
    await inRepository({ [path]: unquoted('pdf'), 'word/SKILL.md': unquoted('word') }, async (folder) => {
      chmodSync(join(folder, path), 0o440)
      prepare(folder)
      const { stdout, stderr, status } = await run(['--fix'], folder)
      expect([stderr, status, at(folder, path), at(folder, 'word/SKILL.md')]).toEqual([
        `passmuster: Fixed 1 file.\n${said(path, READ_ONLY)}`,
        2,
        unquoted('pdf'),
        quoted('word'),
      ])
      expect(stdout).toContain('1 fixable with --fix')
    })
  })

  test('and so is a report or a baseline', async () => {
    await inRepository({ 'pdf/SKILL.md': skill('word') }, async (folder) => {
      for (const [argv, file, line] of [
        [['-f', 'json:out.json'], 'out.json', `The report was not written to \`out.json\`: ${READ_ONLY}.`],
        [
          ['--baseline-write'],
          'passmuster-baseline.json',
          `The baseline \`passmuster-baseline.json\` cannot be written: ${READ_ONLY}.`,
        ],
      ] as const) {
        await run(argv, folder)
        const before = at(folder, file)
        chmodSync(join(folder, file), 0o444)
        expect(await run(argv, folder)).toMatchObject({ stderr: `passmuster: ${line}\n`, status: 2 })
        expect(at(folder, file)).toBe(before)
        rmSync(join(folder, file))
      }
    })
  })
})

describe.skipIf(windows)('a working directory that was deleted', () => {
  test('is one line and exit code 2, unless no file is asked for', () => {
    inFolder({}, (folder) => {
      const inDeleted = (command: string): ReturnType<typeof shell> =>
        shell(`mkdir gone && cd gone && rmdir ../gone && ${command}`, folder)
      for (const command of ['$passmuster', '$passmuster --list-files', '$passmuster --init'])
        expect(inDeleted(command)).toMatchObject({
          stdout: '',
          stderr: 'passmuster: The working directory does not exist. Change to one that does.\n',
          status: 2,
        })
      expect(inDeleted('$passmuster --version')).toMatchObject({ stderr: '', status: 0 })
    })
  })
})

describe.skipIf(windows)('without permission', () => {
  const [command = '', ...before] = root
    ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, cli]
    : [process.execPath, cli]
  /** Runs as a user who may not do everything, which root would. */
  const runUnprivileged = (argv: readonly string[], cwd?: string) => {
    const env = { ...process.env, FORCE_COLOR: undefined }
    const options = { cwd, encoding: 'utf8', timeout: 30_000, env } as const
    const { stdout, stderr, status } = spawnSync(command, [...before, ...argv], options)
    return { stdout, stderr, status }
  }
  const possible = !root || runUnprivileged(['--version']).status === 0
  if (!possible)
    console.log(
      'skipped: root may do everything, and setpriv is not here or may not run the linter as another user',
    )

  test.skipIf(!possible)('files and folders are findings, and what is named below them', () => {
    inRepository(
      { 'a/SKILL.md': skill('a'), 'b/SKILL.md': skill('b'), 'c/SKILL.md': skill('c') },
      (folder) => {
        chmodSync(folder, 0o755)
        chmodSync(join(folder, 'a/SKILL.md'), 0)
        chmodSync(join(folder, 'b'), 0)
        try {
          const denied = (path: string) => unreadable(path, 'permission is denied (EACCES)')
          expect(foundIn(runUnprivileged(['-f', 'json'], folder), 'message')).toEqual(
            checked(3, [denied('a/SKILL.md'), denied('b')]),
          )
          const below = ['b/SKILL.md', '--no-error-on-unmatched-pattern', '-f', 'json']
          expect(foundIn(runUnprivileged(below, folder), 'message')).toEqual(
            checked(1, [denied('b/SKILL.md')]),
          )
          expect(runUnprivileged(['b/README.md'], folder)).toEqual(
            refused('`b/README.md`: the path cannot be read: EACCES.'),
          )
          expect(runUnprivileged(['b'], folder)).toMatchObject({ stderr: '', status: 1 })
        } finally {
          chmodSync(join(folder, 'b'), 0o755)
        }
      },
    )
  })

  test.skipIf(!possible)('nothing is written, and what was not fixed is reported as it is', () => {
    inRepository({ 'pdf/SKILL.md': unquoted('pdf') }, (folder) => {
      for (const path of ['', 'pdf']) chmodSync(join(folder, path), 0o555)
      const { stdout, stderr, status } = runUnprivileged(['--fix'], folder)
      expect({ last: stdout.trimEnd().split('\n').at(-2), stderr, status }).toEqual({
        last: '1 error, 0 warnings, 0 infos; 1 file checked; 1 fixable with --fix.',
        stderr: 'passmuster: `pdf/SKILL.md` was not fixed: EACCES.\n',
        status: 2,
      })
      expect(runUnprivileged(['-f', 'sarif', '-o', 'x.sarif'], folder)).toEqual({
        stdout: '',
        stderr: 'passmuster: The report was not written to `x.sarif`: EACCES.\n',
        status: 2,
      })
      expect(runUnprivileged(['--baseline-write', '-f', 'json'], folder)).toMatchObject({
        stderr: 'passmuster: The baseline `passmuster-baseline.json` cannot be written: EACCES.\n',
        status: 2,
      })
      expect(runUnprivileged(['--init'], folder)).toEqual({
        stdout: '',
        stderr: 'passmuster: `passmuster.yaml` was not written: EACCES.\n',
        status: 2,
      })
      expect([readdirSync(folder).sort(), readdirSync(join(folder, 'pdf'))]).toEqual([
        ['.git', 'pdf'],
        ['SKILL.md'],
      ])
    })
  })
})

describe('a repository', () => {
  test('without commits, with worktrees and submodules; a bare one, and none', async () => {
    await inFolder(
      { 'main/pdf/SKILL.md': skill('pdf'), 'plain/pdf/SKILL.md': skill('pdf'), 'empty/x': '' },
      async (folder) => {
        const at = (path: string) => join(folder, path)
        git(at('main'), 'init')
        expect(await findings([], at('main'))).toEqual(checked(1))
        git(at('main'), 'add', '.')
        git(at('main'), 'commit', '-m', 'x')
        git(at('main'), 'worktree', 'add', '../tree')
        put(folder, { '.gitignore': '*\n' })
        expect(await findings(['tree'], folder)).toEqual(checked(1))
        git(at('plain'), 'init')
        git(at('plain'), 'submodule', 'add', '../main', 'sub')
        expect(await findings([], at('plain'))).toMatchObject({ files: 2, stderr: '', status: 0 })
        expect(await findings(['plain/sub'], folder)).toMatchObject({ files: 1, stderr: '', status: 0 })
        put(folder, { '.gitignore': '' })
        git(folder, 'init', '--bare', 'bare')
        put(at('bare'), { 'pdf/SKILL.md': skill('pdf') })
        expect(await findings(['bare'], folder)).toMatchObject({ files: 1, stderr: '', status: 0 })
        expect(await run(['empty'], folder)).toEqual(
          refused('`empty`: the folder has no skill or agent to check.'),
        )
      },
    )
  })
})
