import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ignoreFiles } from '../../src/files/gitignore.ts'
import { inFolder, skill } from '../folder.ts'
import { findings } from '../hostile/machine.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

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

  test('leaves out by any number of stars in a name, and of `**` in a line', async () => {
    expect(await ignoring('*S*K*I*L*L*\n')).toEqual([])
    expect(await ignoring('**/**/**/SKILL.md\n')).toEqual([])
    expect(await ignoring(`${'**/'.repeat(1000)}SKILL.md\n`)).toEqual([])
  })

  test.each(['[', '[S', '[[:S', '*[S\\'])(
    'leaves out nothing by a class that is never closed: %s',
    async (line) => {
      expect(await ignoring(`${line}\n`)).toEqual(found)
    },
  )

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
