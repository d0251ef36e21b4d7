import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { discover } from '../../src/files/discover.ts'
import type { Host } from '../../src/files/host.ts'
import { machine } from '../../src/files/node-host.ts'
import { formatsNamed } from '../../src/formats/names.ts'
import { put } from '../folder.ts'

let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'passmuster-')))
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

function files(...paths: readonly string[]): void {
  put(root, Object.fromEntries(paths.map((path) => [path, ''])))
}

function link(path: string, target: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  symlinkSync(target, join(root, path))
}

/** A search on this machine, or on one that differs. */
function discovered(paths: readonly string[], change: Partial<Host> = {}, gitignore = true) {
  const options = { gitignore, isNamed: (path: string) => formatsNamed(path).length > 0 }
  return discover(paths, options, { ...machine, cwd: root, ...change })
}

/** The paths found, each refused one with its state; then the paths that led nowhere. */
function search(paths: readonly string[], { gitignore = true, cwd = root } = {}) {
  const { found, unmatched } = discovered(paths, { cwd }, gitignore)
  expect(new Set(found.map((each) => join(each.root, each.path))).size).toBe(found.length)
  return {
    found: found.map(({ path, refusal }) => (refusal === undefined ? path : `${path} (${refusal.state})`)),
    unmatched: unmatched.map(({ path, reason }) => `${path}: ${reason}`),
  }
}

describe('what is found', () => {
  test('skills in any letter case, in dot folders too, never in node_modules or .git', () => {
    files(
      '.git/HEAD',
      'SKILL.md',
      'a/skill.md',
      '.claude/skills/b/SKILL.md',
      'node_modules/c/SKILL.md',
      'a/node_modules/d/SKILL.md',
      '.git/e/SKILL.md',
      'f/SKILLS.md',
    )
    expect(search(['.'])).toEqual({
      found: ['.claude/skills/b/SKILL.md', 'SKILL.md', 'a/skill.md'],
      unmatched: [],
    })
  })

  test('a folder, a file, a glob; each file once', () => {
    files('.git/HEAD', 'a/SKILL.md', 'b/SKILL.md', 'c/d/SKILL.md')
    expect(search(['a', 'a/SKILL.md', '*/SKILL.md', 'c/*']).found).toEqual([
      'a/SKILL.md',
      'b/SKILL.md',
      'c/d/SKILL.md',
    ])
    expect(search(['**/SKILL.md']).found).toEqual(['a/SKILL.md', 'b/SKILL.md', 'c/d/SKILL.md'])
    expect(search(['**/SKILL.md'], { cwd: join(root, 'a') }).found).toEqual(['a/SKILL.md'])
    expect(search(['{a,b}']).found).toEqual(['a/SKILL.md', 'b/SKILL.md'])
    expect(search(['./*/SKILL.md']).found).toEqual(['a/SKILL.md', 'b/SKILL.md'])
    expect(search(['./c/**']).found).toEqual(['c/d/SKILL.md'])
    expect(search(['../*/a'], { cwd: join(root, 'b') }).unmatched).toEqual([
      '../*/a: no file to check matches',
    ])
    expect(search(['../[a]'], { cwd: join(root, 'b') }).found).toEqual(['a/SKILL.md'])
  })

  test('paths that lead nowhere are named with the reason', () => {
    files('.git/HEAD', 'a/README.md', 'b/SKILL.md')
    expect(search(['a', 'a/README.md', 'gone', 'x/*', '!b', 'b'])).toEqual({
      found: ['b/SKILL.md'],
      unmatched: [
        'a: the folder has no skill or agent to check',
        'a/README.md: its name is that of no skill or agent',
        'gone: no such file or directory',
        'x/*: `x` is not a folder',
        '!b: the glob starts with `!`, but a glob cannot exclude files. Name the files to match',
      ],
    })
  })
})

describe('.gitignore', () => {
  test('is honoured at every level, with negation, for files and folders', () => {
    files('.git/HEAD', 'dist/SKILL.md', 'a/SKILL.md', 'a/b/SKILL.md', 'a/c/SKILL.md', 'd/SKILL.md')
    writeFileSync(join(root, '.gitignore'), 'dist/\n/d/SKILL.md\n')
    writeFileSync(join(root, 'a/.gitignore'), 'b\n!c\n')
    expect(search(['.']).found).toEqual(['a/SKILL.md', 'a/c/SKILL.md'])
    expect(search(['.'], { gitignore: false }).found).toHaveLength(5)
  })

  test('does not hide a file that is named exactly, but a folder and a glob', () => {
    files('.git/HEAD', 'dist/SKILL.md')
    writeFileSync(join(root, '.gitignore'), 'dist/\n')
    expect(search(['dist/SKILL.md']).found).toEqual(['dist/SKILL.md'])
    expect(search(['dist', 'dist/*'])).toEqual({
      found: [],
      unmatched: [
        'dist: `.gitignore` or a config file ignores the folder. Name the files themselves',
        'dist/*: `.gitignore` or a config file ignores the folder. Name the files themselves',
      ],
    })
  })

  test('that is not UTF-8 leaves out nothing by its lines that are not', () => {
    files('.git/HEAD', 'a/SKILL.md', 'caf\u00e9/SKILL.md', 'caf\ufffd/SKILL.md', 'd/SKILL.md')
    writeFileSync(join(root, '.gitignore'), Buffer.from('\xef\xbb\xbfa\ncaf\xe9\ncaf\xc3\xa9\n', 'latin1'))
    expect(search(['.']).found).toEqual(['caf\ufffd/SKILL.md', 'd/SKILL.md'])
  })

  test('above the searched folder counts, above the work tree does not', () => {
    files('repo/.git/HEAD', 'repo/a/b/SKILL.md', 'repo/a/c/SKILL.md')
    writeFileSync(join(root, '.gitignore'), '*\n')
    writeFileSync(join(root, 'repo/.gitignore'), '/a/b\n')
    expect(search(['repo/a']).found).toEqual(['a/c/SKILL.md'])
  })
})

describe('the root', () => {
  test.each([[['.', 'plain', 'plain/b/SKILL.md']], [['plain/b/SKILL.md', 'plain', '.']]])(
    'is the git work tree, else the working directory, in whatever order of %j',
    (paths) => {
      files('repo/.git/HEAD', 'repo/a/SKILL.md', 'plain/b/SKILL.md')
      const { found } = discovered([...paths, 'repo/a'])
      expect(found.map((file) => [file.root, file.path])).toEqual([
        [root, 'plain/b/SKILL.md'],
        [root, 'repo/a/SKILL.md'],
      ])
    },
  )

  test.each([[['.', 'inner/a']], [['inner/a', '.']]])(
    'is the outer of two work trees that %j name',
    (paths) => {
      files('.git/HEAD', 'inner/.git', 'inner/a/SKILL.md')
      expect(discovered(paths).found).toEqual([{ root, path: 'inner/a/SKILL.md' }])
    },
  )

  test.each([[['a', 'r']], [['r', 'a']]])(
    'has its own .gitignore alone, whatever else %j leads to',
    (paths) => {
      files('r/.git/HEAD', 'r/sub/SKILL.md', 'r/other/SKILL.md')
      link('a/link', '../r/sub')
      writeFileSync(join(root, '.gitignore'), 'other\n')
      expect(search(paths).found).toContain('other/SKILL.md')
    },
  )

  test('outside of the working directory and of any work tree is the argument itself', () => {
    files('repo/.git/HEAD', 'repo/a/SKILL.md', 'plain/b/SKILL.md', 'here/c/SKILL.md')
    const { found } = discovered(['../plain', '../repo/a'], { cwd: join(root, 'here') })
    expect(found.map((file) => [file.root, file.path])).toEqual([
      [join(root, 'plain'), 'b/SKILL.md'],
      [join(root, 'repo'), 'a/SKILL.md'],
    ])
  })

  test('is the place that a link leads to where the working directory is no repository', () => {
    files('else/a/SKILL.md', 'here/x')
    link('here/skills', '../else')
    const cwd = join(root, 'here')
    expect(discovered(['skills', 'skills/a/SKILL.md'], { cwd }).found).toEqual([
      { root: join(root, 'else'), path: 'a/SKILL.md' },
    ])
    expect(discovered(['skills'], { cwd, workspace: cwd }).found).toMatchObject([
      { refusal: { state: 'outside-directory' } },
    ])
  })

  test('need not be there for a path that leads nowhere, or to what nobody searches', () => {
    files('here/x', 'here/node_modules/foo/SKILL.md')
    const cwd = join(root, 'here')
    expect(discovered(['/gone/foo/SKILL.md', '../gone', 'node_modules/foo'], { cwd })).toEqual({
      found: [],
      unmatched: [
        { path: '/gone/foo/SKILL.md', reason: 'no such file or directory' },
        { path: '../gone', reason: 'no such file or directory' },
        {
          path: 'node_modules/foo',
          reason: '`node_modules` and `.git` are not searched. Name the files themselves',
        },
      ],
    })
  })

  test('never lies above the workspace', () => {
    files('.git/HEAD', 'work/a/SKILL.md')
    writeFileSync(join(root, '.gitignore'), '/work\n')
    const work = join(root, 'work')
    const { found } = discovered(['.'], { cwd: work, workspace: work })
    expect(found).toEqual([{ root: work, path: 'a/SKILL.md' }])
  })

  test('in a workspace is the outermost work tree, whatever lies in it', () => {
    files('work/it/.git/HEAD', 'work/it/sub/.git', 'work/it/sub/a/SKILL.md', 'out/.git', 'out/sub/.git/HEAD')
    files('out/sub/SKILL.md')
    const host = { cwd: join(root, 'work/it'), workspace: join(root, 'work') }
    expect(discovered(['sub', '../../out/sub'], host).found).toEqual([
      { root: join(root, 'out/sub'), path: 'SKILL.md' },
      { root: join(root, 'work/it'), path: 'sub/a/SKILL.md' },
    ])
  })

  test('may be a worktree, whose .git is a file, and may itself be reached by a link', () => {
    files('tree/.git', 'tree/a/SKILL.md')
    link('linked', 'tree')
    expect(search(['linked']).found).toEqual(['a/SKILL.md'])
  })
})

describe.skipIf(process.platform === 'win32')('symbolic links', () => {
  test('a file behind several paths is found once, under its real path', () => {
    files('.git/HEAD', 'skills/a/SKILL.md')
    link('.claude/skills', '../skills')
    link('.cursor/skills/a', '../../skills/a')
    link('other/a/SKILL.md', '../../skills/a/SKILL.md')
    expect(search(['.']).found).toEqual(['skills/a/SKILL.md'])
    expect(search(['.cursor']).found).toEqual(['skills/a/SKILL.md'])
    expect(search(['.claude/*/a', 'other/a/SKILL.md']).found).toEqual(['skills/a/SKILL.md'])
  })

  test('a link to a file of another name keeps its own path', () => {
    files('.git/HEAD', 'prompts/pdf.md')
    link('skills/pdf/SKILL.md', '../../prompts/pdf.md')
    expect(search(['.']).found).toEqual(['skills/pdf/SKILL.md'])
  })

  test('dangling links, loops and links to themselves do not stop the run', () => {
    files('.git/HEAD', 'a/SKILL.md')
    link('b/SKILL.md', '../gone/SKILL.md')
    link('c/SKILL.md', 'SKILL.md')
    link('a/up', '..')
    link('a/self', 'self')
    expect(search(['.']).found).toEqual(['a/SKILL.md', 'b/SKILL.md (dangling)', 'c/SKILL.md (dangling)'])
  })

  test('nothing outside the root is looked at, whatever leads there', () => {
    files('repo/.git/HEAD', 'repo/a/SKILL.md', 'elsewhere/SKILL.md', 'elsewhere/deep/SKILL.md')
    link('repo/b/SKILL.md', '../../elsewhere/SKILL.md')
    link('repo/skills', '../elsewhere')
    link('repo/c/skills', '../skills/deep')
    expect(search(['repo']).found).toEqual([
      'a/SKILL.md',
      'b/SKILL.md (outside)',
      'c/skills (outside-directory)',
      'skills (outside-directory)',
    ])
    expect(search(['repo/skills']).found).toEqual(['skills (outside-directory)'])
    expect(search(['repo/skills/SKILL.md']).found).toEqual(['skills/SKILL.md (outside)'])
    expect(search(['repo/skills/*']).found).toEqual(['skills (outside-directory)'])
  })
})

describe('what cannot be read', () => {
  test('a folder of the name is a folder', () => {
    files('.git/HEAD', 'a/SKILL.md/SKILL.md')
    expect(search(['.']).found).toEqual(['a/SKILL.md/SKILL.md'])
  })

  test('a folder without permission is refused, the rest is found', () => {
    files('.git/HEAD', 'a/SKILL.md', 'b/SKILL.md')
    const list: typeof machine.list = (directory) => {
      if (directory === join(root, 'b'))
        throw Object.assign(new Error('permission denied'), { code: 'EACCES' })
      return machine.list(directory)
    }
    expect(discovered(['.'], { list }).found).toEqual([
      { root, path: 'a/SKILL.md' },
      { root, path: 'b', refusal: { state: 'unreadable', reason: 'EACCES' } },
    ])
  })
})
