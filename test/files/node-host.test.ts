import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'

const windows = process.platform === 'win32'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(windows)(
  'git fetches nothing, writes nothing, and is not looked for in the working directory',
  () => {
    const settings = ['PATH', 'GIT_CONFIG_COUNT', 'GIT_CONFIG_KEY_0', 'GIT_CONFIG_VALUE_0']
    const before = settings.map((name) => [name, process.env[name]] as const)
    const words = [
      '#!/bin/sh',
      'read line',
      'echo "$PWD|$*|$line|${GIT_ALLOW_PROTOCOL-unset}|$GIT_NO_LAZY_FETCH|$GIT_OPTIONAL_LOCKS"',
      'for at in 0 1 2 3 4 5; do eval "echo \\$GIT_CONFIG_KEY_$at=\\$GIT_CONFIG_VALUE_$at"; done',
      'echo "$GIT_CONFIG_COUNT|$GIT_PAGER|$GIT_ASKPASS|$GIT_SSH_COMMAND|$GIT_TERMINAL_PROMPT"',
    ]
    writeFileSync(join(folder, 'git'), words.join('\n'))
    chmodSync(join(folder, 'git'), 0o755)
    try {
      Object.assign(process.env, {
        PATH: folder,
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'a.b',
        GIT_CONFIG_VALUE_0: 'c',
      })
      expect(String(machine.git!('x', ['-y', 'z'], new Map([['d.e', 'f=g']])).output)).toBe(
        [
          `${dirname(process.execPath)}|-C x -y z|||1|0`,
          'a.b=c',
          'core.fsmonitor=false',
          'core.hooksPath=/dev/null',
          'credential.helper=',
          'diff.external=',
          'd.e=f=g',
          '6|cat||false|0',
          '',
        ].join('\n'),
      )
    } finally {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name]
        else process.env[name] = value
      }
    }
  },
)

test.skipIf(windows)('git may answer at length', () => {
  const path = process.env['PATH']
  writeFileSync(join(folder, 'git'), `#!${process.execPath}\nprocess.stdout.write('x'.repeat(2e6))\n`)
  chmodSync(join(folder, 'git'), 0o755)
  try {
    process.env['PATH'] = folder
    const { code, output } = machine.git!(folder, [], new Map())
    expect([code, output.length]).toEqual([0, 2e6])
  } finally {
    process.env['PATH'] = path
  }
})

describe('standard input', () => {
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!
  let taken = 0
  function* endless(): Generator<Buffer> {
    for (taken = 0; ; taken++) yield Buffer.alloc(1000, 'x')
  }
  const given = (chunks: Iterable<Buffer>): void =>
    void Object.defineProperty(process, 'stdin', { value: Readable.from(chunks), configurable: true })
  afterEach(() => void Object.defineProperty(process, 'stdin', stdin))

  test('is read no further than is asked for', async () => {
    given(endless())
    expect(await machine.readStdin(10_001)).toHaveLength(10_001)
    expect(taken).toBeLessThan(100)
  })

  test('is read whole where it is shorter', async () => {
    given([Buffer.from('one '), Buffer.from('two')])
    expect(Buffer.from(await machine.readStdin(100)).toString()).toBe('one two')
  })
})

describe('writing', () => {
  test('makes a file or replaces it whole, and leaves nothing else behind', () => {
    const file = join(folder, 'report.sarif')
    machine.write(file, 'one')
    machine.write(file, 'two')
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['two', ['report.sarif']])
  })

  test('removes what a run that was killed has left, and nothing else', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    const leftover = (number: number): string =>
      `.passmuster-${number}-123e4567-e89b-12d3-a456-426614174000.tmp`
    const others = [leftover(process.ppid), `x${leftover(pid)}`, 'a.tmp', `.passmuster-${pid}-1.tmp`]
    for (const name of [leftover(pid), leftover(process.pid), ...others])
      writeFileSync(join(folder, name), '')
    machine.write(join(folder, 'report.sarif'), 'one')
    expect(readdirSync(folder).sort()).toEqual(['report.sarif', ...others].sort())
  })

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

  test('that fails leaves nothing behind and says why', () => {
    mkdirSync(join(folder, 'taken'))
    expect(() => machine.write(join(folder, 'taken'), 'text')).toThrow(/EISDIR|EPERM/)
    expect(() => machine.write(join(folder, 'gone/report.sarif'), 'text')).toThrow(/ENOENT/)
    expect(readdirSync(folder)).toEqual(['taken'])
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
