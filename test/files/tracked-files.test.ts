import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import { trackedFiles } from '../../src/files/tracked-files.ts'
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
      'nope\0\0\0\x02\0\0\0\x01',
      `DIRC\0\0\0\x05\0\0\0\x01${entry}`,
      `DIRC\0\0\0\x04\0\0\0\x01${'\0'.repeat(62)}\xff\xff\xff\xffa\0`,
    ])
      expect(read(broken)).toEqual([])
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
})
