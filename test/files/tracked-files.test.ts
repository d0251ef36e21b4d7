import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ignoreFiles } from '../../src/files/gitignore.ts'
import { machine } from '../../src/files/node-host.ts'
import { trackedFiles } from '../../src/files/tracked-files.ts'
import type { Entry } from '../../src/model.ts'
import { findings, inFolder, put, skill } from '../hostile/machine.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

/** A repository that git made, in which the files are tracked whatever is ignored. */
function inTracked<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
  return inFolder(files, (folder) => {
    const git = (...argv: readonly string[]): void => {
      execFileSync('git', ['-C', folder, ...argv], { stdio: 'ignore' })
    }
    git('init')
    git('add', '--force', '.')
    return use(folder)
  })
}

describe('what git tracks', () => {
  const files = {
    'a/SKILL.md': skill('a'),
    'a/b/c/SKILL.md': skill('c'),
    'z.md': 'z',
    'ü/SKILL.md': skill('ü'),
  }

  test.each(['2', '3', '4'])('is read from an index of version %s', (version) => {
    inTracked(files, (folder) => {
      execFileSync('git', ['-C', folder, 'add', '--intent-to-add', '.'])
      execFileSync('git', ['-C', folder, 'update-index', '--index-version', version])
      const found = trackedFiles(folder, (path) => path.endsWith('SKILL.md'), machine)
      expect([...found].map((path) => path.slice(folder.length + 1)).sort()).toEqual([
        'a',
        'a/SKILL.md',
        'a/b',
        'a/b/c',
        'a/b/c/SKILL.md',
        'ü',
        'ü/SKILL.md',
      ])
    })
  })

  test('is linted whatever .gitignore says, and the rest of an ignored folder is not', async () => {
    await inTracked({ 'x/bad/SKILL.md': skill('good'), '.gitignore': 'x/\n' }, async (folder) => {
      put(folder, { 'x/untracked/SKILL.md': skill('other') })
      expect(await findings([], folder)).toEqual({
        found: ['x/bad/SKILL.md skill/name-directory'],
        files: 1,
        stderr: '',
        status: 1,
      })
    })
  })

  test('is nothing where the index is none, is cut off, or lies about its length', () => {
    const entry = `${'\0'.repeat(62)}a/SKILL.md\0\0\0\0\0\0\0\0`
    const index = (text: string) => memoryHost({ '.git/HEAD': '', '.git/index': Buffer.from(text, 'latin1') })
    const read = (text: string): readonly string[] => [...trackedFiles(ROOT, () => true, index(text))]
    expect(read(`DIRC\0\0\0\x02\0\0\0\x01${entry}`)).toEqual([join(ROOT, 'a/SKILL.md'), join(ROOT, 'a')])
    expect(read(`DIRC\0\0\0\x02\0\0\xff\xff${entry}`)).toEqual([join(ROOT, 'a/SKILL.md'), join(ROOT, 'a')])
    for (const broken of [
      '',
      'DIRC',
      `nope\0\0\0\x02\0\0\0\x01${entry}`,
      `DIRC\0\0\0\x05\0\0\0\x01${entry}`,
      `DIRC\0\0\0\x04\0\0\0\x01${'\0'.repeat(62)}\xff\xff\xff\xffa\0`,
      `DIRC\0\0\0\x03\0\0\0\x01${'\0'.repeat(60)}`,
      `DIRC\0\0\0\x02\0\0\0\x01${'\0'.repeat(62)}a/SKILL.md`,
    ])
      expect(read(broken)).toEqual([])
  })

  test('is nothing where a link leads to the index', () => {
    const index = Buffer.from(`DIRC\0\0\0\x02\0\0\0\x01${'\0'.repeat(62)}a\0\0\0\0\0\0\0`, 'latin1')
    const linked: readonly Readonly<Record<string, Entry>>[] = [
      { 'other/index': index, '.git': { link: 'other' } },
      { other: index, '.git/index': { link: '../other' } },
    ]
    for (const files of linked) expect([...trackedFiles(ROOT, () => true, memoryHost(files))]).toEqual([])
  })

  test('is nothing where the index is larger than 64 MiB, of which no more is read than shows that', () => {
    const limit = 64 * 1024 * 1024
    const asked = new Set<unknown>()
    const tracked = (size: number): readonly string[] => {
      const bytes = Buffer.alloc(size)
      bytes.write('DIRC\0\0\0\x02\0\0\0\x01', 'latin1')
      bytes.write('a', 12 + 62)
      const read = (_path: string, most?: number) => {
        asked.add(most)
        return bytes.subarray(0, most)
      }
      return [...trackedFiles(ROOT, () => true, { ...memoryHost({ '.git/index': '' }), read })]
    }
    expect([tracked(limit), tracked(limit + 1), tracked(limit + 2)]).toEqual([[join(ROOT, 'a')], [], []])
    expect([...asked]).toEqual([limit + 1])
  })
})

describe('a .gitignore', () => {
  const ignoring = (text: string): Promise<readonly string[]> => {
    return inFolder(
      { '.git/HEAD': '', '.gitignore': text, 'a/SKILL.md': skill('b') },
      async (folder) => (await findings([], folder)).found,
    )
  }
  const found = ['a/SKILL.md skill/name-directory']

  test('leaves out files', async () => {
    expect(await ignoring('a/\n')).toEqual([])
  })

  test('above 1 MiB is not read: more is checked, never less', async () => {
    expect(await ignoring(`a/\n${'#'.repeat(1024 * 1024)}`)).toEqual(found)
  })

  test('counts up to 5,000 lines in one search, comments aside', async () => {
    expect(await ignoring(`${'# x\n'.repeat(6000)}${'x\n'.repeat(4999)}a/\n`)).toEqual([])
    expect(await ignoring(`${'x\n'.repeat(5000)}a/\n`)).toEqual(found)
  })

  test('leaves out by any number of stars in a name, and by three `**` in a line, not by four', async () => {
    expect(await ignoring('*S*K*I*L*L*\n')).toEqual([])
    expect(await ignoring('**/**/**/SKILL.md\n')).toEqual([])
    expect(await ignoring('**/**/**/**/SKILL.md\n')).toEqual(found)
  })

  test('has lines of at most 4,096 characters', async () => {
    expect(await ignoring(`[${'a'.repeat(4093)}]/\n`)).toEqual([])
    expect(await ignoring(`[${'a'.repeat(4094)}]/\n`)).toEqual(found)
  })

  test('takes its lines from those that all have in one search', async () => {
    const searched = (lines: number): Promise<readonly string[]> =>
      inFolder(
        {
          '.git/HEAD': '',
          '.gitignore': 'x\n'.repeat(4000),
          'b/.gitignore': `${'x\n'.repeat(lines)}a/\n`,
          'b/a/SKILL.md': skill('b'),
        },
        async (folder) => (await findings([], folder)).found,
      )
    expect(await searched(999)).toEqual([])
    expect(await searched(1000)).toEqual(['b/a/SKILL.md skill/name-directory'])
  })

  test('is asked for no more than shows that it is too large', () => {
    const asked: unknown[] = []
    const memory = memoryHost({ '.gitignore': 'a\n' })
    const host = {
      ...memory,
      read(path: string, most?: number) {
        asked.push(most)
        return memory.read(path, most)
      },
    }
    expect(ignoreFiles(host).ignores(join(ROOT, 'a'), false, ROOT)).toBe(true)
    expect(asked).toEqual([1024 * 1024 + 1])
  })
})
