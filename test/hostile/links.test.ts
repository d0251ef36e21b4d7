import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { discover } from '../../src/files/discover.ts'
import { formatsNamed } from '../../src/formats/names.ts'
import { skill } from '../folder.ts'
import { countWork } from '../fuzz/work.ts'
import { memoryHost } from '../memory-host.ts'
import { checked, findings, inRepository, run, runAlone, windows } from './machine.ts'

/** Puts a link into a repository, and the folders above it. */
function link(folder: string, path: string, target: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  symlinkSync(target, join(folder, path))
}

describe.skipIf(windows)('what a link leads to', () => {
  test.each([[], ['--fix'], ['--list-files'], ['s/x/SKILL.md'], ['--print-config', 's/x/SKILL.md']])(
    'is not opened where it is a pipe: passmuster %s',
    async (...argv) => {
      await inRepository({}, async (folder) => {
        execFileSync('mkfifo', [join(folder, 'pipe')])
        link(folder, 's/x/SKILL.md', '../../pipe')
        const { status } = await run(argv, folder)
        expect(status).toBe(argv[0]?.startsWith('--') && argv[0] !== '--fix' ? 0 : 1)
      })
    },
  )

  test('is a finding where it is a pipe', async () => {
    await inRepository({}, async (folder) => {
      execFileSync('mkfifo', [join(folder, 'pipe')])
      link(folder, 's/x/SKILL.md', '../../pipe')
      expect(await findings([], folder, 'message')).toEqual(
        checked(1, [
          's/x/SKILL.md The path cannot be read: it does not point to a regular file. Make the file readable.',
        ]),
      )
    })
  })

  test('is not quoted where git ignores it, or where it is git’s own', async () => {
    const secret = 'AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI'
    const files = {
      '.env': secret,
      'private/notes.md': secret,
      '.gitignore': '.env\nprivate/\n',
      '.git/config': secret,
    }
    await inRepository(files, async (folder) => {
      link(folder, 'a/SKILL.md', '../.env')
      link(folder, 'b/SKILL.md', '../private/notes.md')
      link(folder, 'c/SKILL.md', '../.git/config')
      const found = ['a/SKILL.md', 'b/SKILL.md', 'c/SKILL.md'].map((path) => `${path} file/symlink`)
      expect(await findings([], folder)).toEqual(checked(3, found))
      expect((await findings(['a/SKILL.md', 'b/SKILL.md', 'c/SKILL.md'], folder)).found).toEqual(found)
      for (const format of ['text', 'json', 'sarif', 'github', 'markdown', 'junit', 'rdjson'])
        expect((await run(['-f', format], folder)).stdout).not.toMatch(/AWS|wJalr/)
      expect((await findings(['--no-gitignore'], folder)).found).toEqual([
        'a/SKILL.md file/symlink',
        'b/SKILL.md file/symlink',
        'c/SKILL.md file/symlink',
      ])
    })
  })

  test('does not tell whether something is there outside', async () => {
    await inRepository({}, async (folder) => {
      link(folder, 'a/SKILL.md', dirname(folder))
      link(folder, 'b/SKILL.md', `${dirname(folder)}/nobody-has-this`)
      link(folder, 'c/SKILL.md', '../b/SKILL.md')
      link(folder, 'd/SKILL.md', '../missing.md')
      expect((await findings([], folder, 'rule')).found).toEqual([
        'a/SKILL.md file/symlink',
        'b/SKILL.md file/symlink',
        'c/SKILL.md file/symlink',
        'd/SKILL.md file/symlink',
      ])
    })
  })
})

test('links to folders cost no more than there are of them', () => {
  const work = (links: number): number => {
    const entries = Array.from({ length: links }, (_, index) => [
      [`a/l${index}`, { link: `../b/f${index}` }],
      [`b/f${index}/SKILL.md`, skill(`f${index}`)],
    ]).flat()
    const host = memoryHost({ '.git/HEAD': '', ...Object.fromEntries(entries) })
    const counter = countWork()
    try {
      return counter.count(() => {
        const options = { gitignore: true, isNamed: (path: string) => formatsNamed(path).length > 0 }
        expect(discover(['a'], options, host).found).toHaveLength(links)
      })
    } finally {
      counter.stop()
    }
  }
  work(10)
  expect(work(1000) / work(250)).toBeLessThan(6)
})

describe.skipIf(windows)('a report', () => {
  test('below /dev is written whole or not at all, as anywhere else', async () => {
    await inRepository({ 'pdf/SKILL.md': skill('pdf') }, async (folder) => {
      const shared = `/dev/shm/${folder.split('/').at(-1)}`
      mkdirSync(shared)
      try {
        writeFileSync(join(shared, 'target.json'), 'old')
        link(shared, 'out.json', 'target.json')
        expect((await run(['-o', join(shared, 'out.json'), '-f', 'json'], folder)).status).toBe(0)
        expect(runAlone(['-f', 'json', '--stdin', '--stdin-filename', 'x/SKILL.md'], shared).status).toBe(1)
        expect(execFileSync('cat', [join(shared, 'target.json')], { encoding: 'utf8' })).toBe('old')
      } finally {
        execFileSync('rm', ['-rf', shared])
      }
    })
  })
})
