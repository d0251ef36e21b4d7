import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inFolder, skill } from '../folder.ts'
import { inRepository, quoted, runAlone, shell, unquoted, windows } from './machine.ts'

const NAMES = Array.from({ length: 20 }, (_, index) => `s${index}`)
const many = (text: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(NAMES.map((name) => [`${name}/SKILL.md`, text(name)]))

/** How a run ends that prints nothing, but what it says of itself. */
const printless = (status: number, stderr = '') => ({ stdout: '', stderr, status, signal: null })
const preloading = (path: string) => ({ NODE_OPTIONS: `--require "${path}"` })

describe.skipIf(windows || process.platform !== 'linux')('a full disk', () => {
  const ENDED = 'passmuster: The run ended early: ENOSPC: no space left on device, write.\n'

  test('below standard output is one line and exit code 2', () => {
    inRepository({ 'pdf/SKILL.md': skill('pdf') }, (folder) => {
      for (const argv of [
        '',
        '-f json',
        '-f sarif',
        '--version',
        '--help',
        '--list-rules',
        '--explain skill/bom',
        '--list-files',
        '--fix-dry-run',
      ]) {
        const expected = argv === '--fix-dry-run' ? { status: 0 } : printless(2, ENDED)
        expect(shell(`$passmuster ${argv} > /dev/full`, folder), argv).toMatchObject(expected)
      }
      expect(shell('$passmuster > /dev/full 2> /dev/full', folder)).toEqual(printless(2))
    })
  })

  test('below a report, a baseline, a config file or a fix leaves nothing half-written', () => {
    inRepository({ 'pdf/SKILL.md': unquoted('pdf') }, (folder) => {
      // No file may grow beyond nothing; the shell has the signal ignored that would end the run.
      const full = (argv: string) => shell(`trap '' XFSZ; ulimit -f 0; $passmuster ${argv} | cat`, folder)
      expect(full('-f sarif -o out.sarif')).toMatchObject({
        stdout: '',
        stderr: 'passmuster: The report was not written to `out.sarif`: EFBIG.\n',
      })
      expect(full('--baseline-write -f json')).toMatchObject({
        stderr: 'passmuster: The baseline `passmuster-baseline.json` cannot be written: EFBIG.\n',
      })
      expect(full('--init')).toMatchObject({
        stdout: '',
        stderr: 'passmuster: `passmuster.yaml` was not written: EFBIG.\n',
      })
      const fixed = full('--fix')
      expect(fixed).toMatchObject({ stderr: 'passmuster: `pdf/SKILL.md` was not fixed: EFBIG.\n' })
      expect(fixed.stdout).toContain(
        '\n1 error, 0 warnings, 0 infos; 1 file checked; 1 fixable with --fix.\n',
      )
      expect([
        readdirSync(folder).sort(),
        readdirSync(join(folder, 'pdf')),
        readFileSync(join(folder, 'pdf/SKILL.md'), 'utf8'),
      ]).toEqual([['.git', 'pdf'], ['SKILL.md'], unquoted('pdf')])
      for (const argv of [['-f', 'sarif', '-o', 'out.sarif'], ['--baseline-write'], ['--init'], ['--fix']]) {
        expect(
          shell(`trap '' XFSZ; ulimit -f 0; $passmuster ${argv.join(' ')} > /dev/null 2>&1`, folder).status,
        ).toBe(2)
      }
    })
  })

  test('of which nothing is left', (context) => {
    inFolder({ 'disk/x': '' }, (folder) => {
      const disk = join(folder, 'disk')
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status !== 0)
        context.skip('this user may not mount a disk')
      try {
        spawnSync('mkdir', ['-p', join(disk, '.git'), join(disk, 'pdf')])
        writeFileSync(join(disk, 'pdf/SKILL.md'), unquoted('pdf'))
        spawnSync('sh', ['-c', 'cat /dev/zero > filler'], { cwd: disk })
        const { stdout, stderr, status } = runAlone(['--fix'], disk)
        expect([
          stdout.includes('1 error, 0 warnings, 0 infos; 1 file checked; 1 fixable with --fix.'),
          stderr,
          status,
        ]).toEqual([true, 'passmuster: `pdf/SKILL.md` was not fixed: ENOSPC.\n', 2])
        expect(runAlone(['-f', 'sarif:out.sarif', '-f', 'json'], disk)).toMatchObject({
          stderr: 'passmuster: The report was not written to `out.sarif`: ENOSPC.\n',
          status: 2,
        })
        expect([
          readdirSync(disk).sort(),
          readdirSync(join(disk, 'pdf')),
          readFileSync(join(disk, 'pdf/SKILL.md'), 'utf8'),
        ]).toEqual([['.git', 'filler', 'pdf'], ['SKILL.md'], unquoted('pdf')])
      } finally {
        spawnSync('umount', [disk])
      }
    })
  })

  test('as a device is told by its name', () => {
    inRepository({ 'pdf/SKILL.md': skill('pdf') }, (folder) => {
      expect(runAlone(['-f', 'sarif', '-o', '/dev/full'], folder)).toEqual(
        printless(2, 'passmuster: The report was not written to `/dev/full`: ENOSPC.\n'),
      )
    })
  })
})

test.skipIf(windows)('a file that a shell redirects to is written to, not replaced', () => {
  inRepository({ 'pdf/SKILL.md': skill('pdf') }, (folder) => {
    const report = shell('$passmuster -f json', folder).stdout
    const { stderr, status } = shell('$passmuster -f json -o /dev/fd/1 > out', folder)
    expect([stderr, status, readFileSync(join(folder, 'out'), 'utf8')]).toEqual(['', 0, report])
  })
})

describe.skipIf(windows)('a closed standard output', () => {
  test('changes nothing of the verdict', () => {
    inRepository({ 'pdf/SKILL.md': skill('pdf') }, (folder) => {
      expect(shell('$passmuster >&-', folder)).toEqual(printless(0))
      expect(shell('$passmuster >&- 2>&- <&-', folder)).toEqual(printless(0))
      expect(shell('$passmuster gone >&-', folder)).toMatchObject({ stdout: '', status: 2 })
      expect(shell('$passmuster --rule skill/name-directory=error word 2>&-', folder).status).toBe(2)
    })
    inRepository({ 'pdf/SKILL.md': unquoted('pdf') }, (folder) => {
      expect(shell('$passmuster >&-', folder)).toEqual(printless(1))
    })
  })
})

describe.skipIf(windows)('a reader that goes away', () => {
  test.each([
    ['closed before the run', '$passmuster -f text -f sarif:out.sarif -f json:out.json >&-'],
    [
      'gone before the first word',
      '{ sleep 1; $passmuster -f text -f sarif:out.sarif -f json:out.json; echo $? > code; } | true; exit $(cat code)',
    ],
  ])('costs neither reports in files nor the exit code: %s', (_, script) => {
    inRepository({ ...many(unquoted) }, (folder) => {
      expect(shell(script, folder)).toMatchObject({ status: 1, signal: null })
      const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
      expect(read('out.sarif').runs[0].results).toHaveLength(NAMES.length)
      expect(read('out.json').summary.errors).toBe(NAMES.length)
    })
  })
})

describe.skipIf(windows)('a signal', () => {
  /**
   * Sends the signal to the run itself between writing a new file and putting it in place, as its third fix.
   */
  const PRELOADED = `
    const fs = require('node:fs')
    const { renameSync } = fs
    let count = 0
    fs.renameSync = (from, to) => {
      if (++count === 3) process.kill(process.pid, process.env.SIGNAL)
      renameSync(from, to)
    }
  `

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    '%s in the midst of --fix ends the run after the file that is being written',
    (signal) => {
      inRepository({ ...many(unquoted), 'preloaded.cjs': PRELOADED }, (folder) => {
        const ended = runAlone(['--fix'], folder, {
          SIGNAL: signal,
          ...preloading(join(folder, 'preloaded.cjs')),
        })
        expect(ended).toEqual({ stdout: '', stderr: '', status: null, signal })
        const texts = NAMES.map(
          (name) =>
            [readdirSync(join(folder, name)), readFileSync(join(folder, name, 'SKILL.md'), 'utf8')] as const,
        )
        expect(texts.map(([names]) => names)).toEqual(NAMES.map(() => ['SKILL.md']))
        expect(texts.filter(([, text], index) => text === quoted(NAMES[index]!))).toHaveLength(3)
        expect(texts.filter(([, text], index) => text === unquoted(NAMES[index]!))).toHaveLength(17)
      })
    },
  )

  test.each(['SIGINT', 'SIGTERM'])('%s after the last file ends the run too', (signal) => {
    inRepository(
      { 'pdf/SKILL.md': skill('pdf'), 'preloaded.cjs': PRELOADED.replace('=== 3', '=== 1') },
      (folder) => {
        const ended = runAlone(['-f', 'sarif', '-o', 'out.sarif'], folder, {
          SIGNAL: signal,
          ...preloading(join(folder, 'preloaded.cjs')),
        })
        expect([ended.signal, ended.status, readdirSync(folder).sort()]).toEqual([
          signal,
          null,
          ['.git', 'out.sarif', 'pdf', 'preloaded.cjs'],
        ])
        expect(JSON.parse(readFileSync(join(folder, 'out.sarif'), 'utf8')).version).toBe('2.1.0')
      },
    )
  })
})

describe.skipIf(windows)('a run that is killed', () => {
  /** Kills the run in the midst of what it writes: the second piece of a text is missing, or its new name. */
  const killing = (where: string): string => `
    const fs = require('node:fs')
    const original = fs.${where}
    let count = 0
    fs.${where} = (...args) => {
      if (++count === 3) process.kill(process.pid, 'SIGKILL')
      return original(...args)
    }
  `
  const LEFTOVER = /^\.passmuster-.*\.tmp$/
  const listed = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const leftovers = (folder: string) => listed(folder).filter((path) => LEFTOVER.test(basename(path)))
  /** Hours go by, after which nobody writes there any more. */
  const age = (folder: string): void => {
    for (const path of leftovers(folder)) utimesSync(join(folder, path), 0, 0)
  }
  const killed = (argv: readonly string[], folder: string, where: string): void => {
    writeFileSync(join(folder, '.git/killing.cjs'), killing(where))
    const preload = preloading(join(folder, '.git/killing.cjs'))
    expect(runAlone(argv, folder, preload).signal).toBe('SIGKILL')
    expect(leftovers(folder)).toHaveLength(1)
  }

  test.each(['renameSync', 'writeFileSync'])('in the midst of --fix leaves old or new files: %s', (where) => {
    inRepository(many(unquoted), (folder) => {
      killed(['--fix'], folder, where)
      for (const name of NAMES)
        expect([unquoted(name), quoted(name)]).toContain(readFileSync(join(folder, name, 'SKILL.md'), 'utf8'))
      age(folder)
      expect(runAlone(['--fix'], folder)).toMatchObject({ status: 0 })
      expect(leftovers(folder)).toEqual([])
      for (const name of NAMES)
        expect(readFileSync(join(folder, name, 'SKILL.md'), 'utf8')).toBe(quoted(name))
    })
  })

  test.each([
    ['passmuster-baseline.json', ['--baseline-write']],
    ['out.sarif', ['-f', 'sarif:out.sarif']],
  ])('leaves the old %s', (file, argv) => {
    inRepository(many(unquoted), (folder) => {
      runAlone(argv, folder)
      const before = readFileSync(join(folder, file), 'utf8')
      writeFileSync(join(folder, 's0/SKILL.md'), quoted('s0'))
      // The last thing that a run writes is the only one here.
      writeFileSync(join(folder, '.git/killing.cjs'), killing('renameSync').replace('=== 3', '=== 1'))
      const preload = preloading(join(folder, '.git/killing.cjs'))
      expect(runAlone(argv, folder, preload).signal).toBe('SIGKILL')
      expect([readFileSync(join(folder, file), 'utf8') === before, leftovers(folder).length]).toEqual([
        true,
        1,
      ])
      age(folder)
      runAlone(argv, folder)
      expect([readFileSync(join(folder, file), 'utf8') === before, leftovers(folder)]).toEqual([false, []])
    })
  })
})

test('a baseline outlives a mistake in a config file', () => {
  inRepository({ 'pdf/SKILL.md': skill('word') }, (folder) => {
    runAlone(['--baseline-write'], folder)
    const before = readFileSync(join(folder, 'passmuster-baseline.json'), 'utf8')
    expect(before).toContain('skill/name-directory')
    writeFileSync(join(folder, 'passmuster.yaml'), 'nope: 1\n')
    for (const option of ['--baseline-write', '--baseline-prune']) {
      expect(runAlone([option], folder)).toMatchObject({ stdout: 'No file was checked.\n', status: 2 })
      expect(readFileSync(join(folder, 'passmuster-baseline.json'), 'utf8')).toBe(before)
    }
  })
})
