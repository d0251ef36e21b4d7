import { spawnSync } from 'node:child_process'
import fs, {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { machine } from '../../src/files/node-host.ts'

const windows = process.platform === 'win32'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(windows)('the git of the path', () => {
  /** The first `git` of the path, and the only one. */
  const putGit = (text: string): void => {
    writeFileSync(join(folder, 'git'), text)
    chmodSync(join(folder, 'git'), 0o755)
    vi.stubEnv('PATH', folder)
  }
  afterEach(() => void vi.unstubAllEnvs())

  test('git fetches nothing, writes nothing, and is not looked for in the working directory', () => {
    const words = [
      '#!/bin/sh',
      'read line',
      'echo "$PWD|$*|$line|${GIT_ALLOW_PROTOCOL-unset}|$GIT_NO_LAZY_FETCH|$GIT_OPTIONAL_LOCKS"',
      'for at in 0 1 2 3 4 5; do eval "echo \\$GIT_CONFIG_KEY_$at=\\$GIT_CONFIG_VALUE_$at"; done',
      'echo "$GIT_CONFIG_COUNT|$GIT_PAGER|$GIT_ASKPASS|$GIT_SSH_COMMAND|$GIT_TERMINAL_PROMPT"',
    ]
    putGit(words.join('\n'))
    vi.stubEnv('GIT_CONFIG_COUNT', '1')
    vi.stubEnv('GIT_CONFIG_KEY_0', 'a.b')
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'c')
    const said = String(machine.git!('x', ['-y', 'z'], new Map([['d.e', 'f=g']])).output)
    expect(said.split('\n')).toEqual([
      `${dirname(process.execPath)}|-C x -y z|||1|0`,
      'a.b=c',
      'core.fsmonitor=false',
      'core.hooksPath=/dev/null',
      'credential.helper=',
      'diff.external=',
      'd.e=f=g',
      '6|cat||false|0',
      '',
    ])
  })

  test('git may answer at length', () => {
    putGit(`#!${process.execPath}\nprocess.stdout.write('x'.repeat(2e6))\n`)
    const { code, output } = machine.git!(folder, [], new Map())
    expect([code, output.length]).toEqual([0, 2e6])
  })
})

describe('standard input', () => {
  /** What is read of standard input: of each answer a chunk, or a failure with its code. */
  function given(answers: Iterable<string | { readonly code: string }>): void {
    const left = answers[Symbol.iterator]()
    vi.spyOn(fs, 'readSync').mockImplementation(((file: number, buffer: Buffer, _: number, most: number) => {
      expect(file).toBe(0)
      const { value = '' } = left.next()
      if (typeof value !== 'string') throw Object.assign(new Error('no'), value)
      return buffer.write(value.slice(0, most))
    }) as typeof fs.readSync)
  }
  let taken = 0
  function* endless(): Generator<string> {
    for (taken = 0; ; taken++) yield 'x'.repeat(1000)
  }
  afterEach(() => void vi.restoreAllMocks())

  test('is read no further than is asked for', () => {
    given(endless())
    expect(machine.readStdin(10_001)).toHaveLength(10_001)
    expect(taken).toBeLessThan(100)
  })

  test('is read whole where it is shorter, and waited for', () => {
    given(['one ', { code: 'EAGAIN' }, 'two', { code: 'EOF' }])
    expect(Buffer.from(machine.readStdin(100)).toString()).toBe('one two')
  })

  test('that cannot be read says why', () => {
    given([{ code: 'EISDIR' }])
    expect(() => machine.readStdin(100)).toThrow(expect.objectContaining({ code: 'EISDIR' }))
  })
})

describe('writing', () => {
  test('makes a file or replaces it whole, and leaves nothing else behind', () => {
    const file = join(folder, 'report.sarif')
    machine.write(file, 'one')
    machine.write(file, 'two')
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['two', ['report.sarif']])
  })

  const { pid: over } = spawnSync(process.execPath, ['--version'])
  const leftover = (pid: number): string => `.passmuster-${pid}-123e4567-e89b-12d3-a456-426614174000.tmp`
  const HOUR = 60 * 60 * 1000
  /** Puts what a run has left, so many milliseconds ago, and writes; whether it is still there. */
  const isLeft = (name: string, age: number): boolean => {
    const at = (Date.now() - age) / 1000
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), '')
    lutimesSync(join(folder, name), at, at)
    machine.write(join(folder, 'report.sarif'), 'one')
    return readdirSync(folder).includes(name)
  }

  test('removes what a run that was killed has left, and nothing else', () => {
    const others = [leftover(process.ppid), `x${leftover(over)}`, 'a.tmp', `.passmuster-${over}-1.tmp`]
    for (const name of [leftover(over), leftover(process.pid), ...others]) {
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), 0, 0)
    }
    machine.write(join(folder, 'report.sarif'), 'one')
    expect(readdirSync(folder).sort()).toEqual(['report.sarif', ...others].sort())
  })

  test.each<[string, number, number, boolean]>([
    ['that another container may be writing', over, 0, true],
    ['of this number in another container', process.pid, 5000, true],
    ['of an hour before', over, HOUR - 5000, true],
    ['that is old', over, HOUR + 5000, false],
    ['that is old, of this number', process.pid, 24 * HOUR, false],
    ['that is old, of a run that goes on', process.ppid, 24 * HOUR, true],
    ['of a clock that goes ahead', over, -HOUR, true],
  ])('leaves a temporary file %s, or removes it', (_, pid, age, left) => {
    expect(isLeft(leftover(pid), age)).toBe(left)
  })

  test.skipIf(windows)(
    'removes no folder and no link of such a name, and what is beside them all the same',
    () => {
      const [first, second] = [leftover(over), leftover(over).replace('123e', '023e')]
      mkdirSync(join(folder, second))
      expect([isLeft(first, 2 * HOUR), existsSync(join(folder, second))]).toEqual([false, true])
      symlinkSync('gone', join(folder, first))
      expect(isLeft(first, 2 * HOUR)).toBe(true)
    },
  )

  test.skipIf(windows)('replaces a file whose name is as long as a name can be', () => {
    const file = join(folder, 'n'.repeat(255))
    machine.write(file, 'one')
    machine.write(file, 'two')
    expect([readFileSync(file, 'utf8'), readdirSync(folder).length]).toEqual(['two', 1])
  })

  test.skipIf(windows).each(['600', '664', '777'])(
    'keeps the mode %s of a file, whatever the umask',
    (octal) => {
      const mode = parseInt(octal, 8)
      const file = join(folder, 'report.sarif')
      writeFileSync(file, '')
      chmodSync(file, mode)
      machine.write(file, 'text')
      expect(statSync(file).mode & 0o777).toBe(mode)
    },
  )

  test.skipIf(process.getuid?.() !== 0)('keeps the owner of a file, where it may', () => {
    const file = join(folder, 'report.sarif')
    writeFileSync(file, '')
    chownSync(file, 1234, 2345)
    machine.write(file, 'text')
    expect(statSync(file)).toMatchObject({ uid: 1234, gid: 2345 })
  })

  test('makes the folders of a report, if it may', () => {
    machine.write(join(folder, 'made/for/report.sarif'), 'text', true)
    expect(readFileSync(join(folder, 'made/for/report.sarif'), 'utf8')).toBe('text')
  })

  test('that fails leaves nothing behind and says why', () => {
    mkdirSync(join(folder, 'taken'))
    expect(() => machine.write(join(folder, 'taken'), 'text')).toThrow(/EISDIR|EPERM/)
    expect(() => machine.write(join(folder, 'gone/report.sarif'), 'text')).toThrow(/ENOENT/)
    expect(readdirSync(folder)).toEqual(['taken'])
  })

  describe('a file that has other names', () => {
    const [file, other] = ['a.md', 'b.md'] as const
    const putBoth = (text: string): void => {
      writeFileSync(join(folder, file), text, { mode: 0o640 })
      linkSync(join(folder, file), join(folder, other))
    }
    const states = () =>
      [file, other].map((name) => [
        readFileSync(join(folder, name), 'utf8'),
        statSync(join(folder, name)).nlink,
      ])

    test.each([
      ['longer', 'one', 'twenty'],
      ['shorter', 'twenty', 'one'],
      ['empty', 'twenty', ''],
      ['as long', 'one', 'two'],
      ['very long', 'one', 'é'.repeat(200_000)],
    ])('is written where it lies, so that all have the text: %s', (_, before, after) => {
      putBoth(before)
      const { ino } = statSync(join(folder, file))
      machine.write(join(folder, file), after)
      expect([states(), statSync(join(folder, other)).ino === ino, readdirSync(folder)]).toEqual([
        [
          [after, 2],
          [after, 2],
        ],
        true,
        [file, other],
      ])
    })

    test('has its old text where it cannot be written whole', () => {
      putBoth('twenty')
      let written = 0
      const { writeSync } = fs
      vi.spyOn(fs, 'writeSync').mockImplementation(((...args: [number, Buffer, number, number, number]) => {
        if (++written === 1) return writeSync(args[0], args[1], args[2], 2, args[4])
        if (written === 2) throw Object.assign(new Error('no'), { code: 'ENOSPC' })
        return writeSync(...args)
      }) as typeof fs.writeSync)
      try {
        expect(() => machine.write(join(folder, file), 'something')).toThrow(
          expect.objectContaining({ code: 'ENOSPC' }),
        )
      } finally {
        vi.restoreAllMocks()
      }
      expect(states()).toEqual([
        ['twenty', 2],
        ['twenty', 2],
      ])
    })

    test.skipIf(windows)('is not written through a symbolic link, which is replaced', () => {
      putBoth('one')
      symlinkSync(file, join(folder, 'c.md'))
      machine.write(join(folder, 'c.md'), 'two')
      expect([states()[0], readFileSync(join(folder, 'c.md'), 'utf8')]).toEqual([['one', 2], 'two'])
    })
  })

  test.each(['440', '444', '400', '555'])('leaves a file alone whose mode is %s', (octal) => {
    const file = join(folder, 'a.md')
    writeFileSync(file, 'one')
    chmodSync(file, parseInt(octal, 8))
    expect(() => machine.write(file, 'two')).toThrow('it is read-only. Make it writable first')
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['one', ['a.md']])
  })

  test.skipIf(windows)('replaces a symbolic link instead of writing where it leads', () => {
    symlinkSync(join(folder, 'target'), join(folder, 'report.sarif'))
    machine.write(join(folder, 'report.sarif'), 'text')
    expect(existsSync(join(folder, 'target'))).toBe(false)
    expect(lstatSync(join(folder, 'report.sarif')).isFile()).toBe(true)
  })

  test.skipIf(windows)('leaves a device a device', () => {
    symlinkSync('/dev/null', join(folder, 'null'))
    machine.write(join(folder, 'null'), 'text')
    expect(statSync(join(folder, 'null')).isCharacterDevice()).toBe(true)
  })
})
