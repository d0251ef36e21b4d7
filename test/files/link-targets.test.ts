import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import { treeOf } from '../../src/files/repository-files.ts'
import { run } from '../../src/project/run.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { inFolder } from '../folder.ts'
import { DEFAULTS } from '../linting.ts'

const SECRET = 'AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI'

/** A work tree in which git has all but the secrets. */
function inWorkTree(
  links: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  use: (folder: string) => void,
): void {
  inFolder(files, (folder) => {
    const git = (...words: readonly string[]) => execFileSync('git', ['-C', folder, ...words])
    git('init', '-q')
    for (const [path, target] of Object.entries(links)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      symlinkSync(target, join(folder, path))
    }
    git('add', '-A', '-f')
    for (const path of ['.env', 'keys/id_rsa', 'later/out.md']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${SECRET}\n`)
    }
    use(folder)
  })
}

describe.skipIf(process.platform === 'win32')('what an earlier step left beside the files of git', () => {
  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['is in no ignore file', { 's/x/SKILL.md': '../../.env' }, {}],
    ['is taken out of the ignore file', { 's/x/SKILL.md': '../../.env' }, { '.gitignore': '# .env\n' }],
    [
      'is let in below',
      { 's/x/SKILL.md': 'cfg/.env', 's/x/cfg': '../..' },
      { '.gitignore': '.env\n!.env\n' },
    ],
    ['is a key', { '.claude/agents/a.md': '../../keys/id_rsa' }, {}],
    ['is reached by two links', { 's/x/SKILL.md': '../../b', b: '.env' }, {}],
    ['is reached through a linked folder', { 's/x/SKILL.md': '../../k/id_rsa', k: 'keys' }, {}],
    ['is a file that a build made', { 's/x/SKILL.md': '../../later/out.md' }, {}],
  ])('is never quoted where it %s', (_, links, files) => {
    inWorkTree(links, files, (folder) => {
      for (const gitignore of [true, false])
        for (const reporter of ['json', 'sarif', 'text'] as const) {
          const options = { ...DEFAULTS, gitignore, outputs: [{ reporter, file: undefined }] }
          const { stdout, stderr, exitCode } = withoutPause(run(options, { ...machine, cwd: folder }))
          expect(stdout + stderr).not.toMatch(/AWS|wJalr/)
          expect([exitCode, stdout.includes('file/symlink')]).toEqual([1, true])
        }
    })
  })

  test('is not read for a rule, nor is anything of git itself', () => {
    inWorkTree({ 'tool.js': '.env', folder: 'keys', 'own.md': 'there.md' }, { 'there.md': 'a' }, (folder) => {
      const tree = treeOf(folder, { ...machine, cwd: folder })
      const read = ['tool.js', 'folder/id_rsa', '.git/HEAD', '.git/config', 'own.md', './own.md', 'there.md']
      expect(read.map((path) => tree.read(path))).toEqual([...Array(4).fill(undefined), 'a', 'a', 'a'])
    })
  })

  test('but a new file beside a new link is read, as nobody has committed either', () => {
    inWorkTree({}, {}, (folder) => {
      symlinkSync('later/out.md', join(folder, 'SKILL.md'))
      const { stdout } = withoutPause(run(DEFAULTS, { ...machine, cwd: folder }))
      expect(stdout).not.toContain('file/symlink')
    })
  })
})
