import { mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import { machine } from '../../src/files/node-host.ts'
import type { Entry } from '../../src/model.ts'
import { run } from '../../src/project/run.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { git, inFolder, put, skill } from '../folder.ts'
import { DEFAULTS } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

type Files = Readonly<Record<string, Entry>>

/** The exit code, and the findings by path and rule. */
function lintedOn(host: Host, paths: readonly string[] = ['.'], options = {}) {
  const { stdout, stderr, exitCode } = withoutPause(run({ ...DEFAULTS, paths, ...options }, host))
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Record<string, string>[] }
  const found = [...new Set(diagnostics.map(({ path, rule }) => `${path} ${rule}`))]
  return { exitCode, found, printed: stdout + stderr }
}

function linted(files: Files, paths: readonly string[] = ['.']) {
  const { exitCode, found } = lintedOn(memoryHost({ '.git/HEAD': '', ...files }), paths)
  return { exitCode, found }
}

const BAD = '---\nname: a\n---\nYou are a reviewer.\n'
const NO_TEXT = '---\ntools: [read]\n---\n'
const PLUGIN = { 'p/.claude-plugin/plugin.json': '{"name": "p", "agents": ["./x/deep/a.md"]}' }
const link = (target: string): Entry => ({ link: target })

describe('an agent below a link to a folder is checked under the path that clients use', () => {
  test.each<[string, string, Files, Files]>([
    ['.claude/agents', '.claude/agents/a.md', { '.claude/agents': link('../src') }, { 'src/a.md': BAD }],
    [
      '.claude/agents/sub',
      '.claude/agents/sub/a.md',
      { '.claude/agents/sub': link('../../src') },
      { 'src/a.md': BAD },
    ],
    ['.claude', '.claude/agents/a.md', { '.claude': link('cfg') }, { 'cfg/agents/a.md': BAD }],
    ['.github/agents', '.github/agents/a.md', { '.github/agents': link('../src') }, { 'src/a.md': NO_TEXT }],
    ['.github', '.github/agents/a.md', { '.github': link('cfg') }, { 'cfg/agents/a.md': NO_TEXT }],
    [
      'p/agents',
      'p/agents/a.md',
      { 'p/.claude-plugin/plugin.json': '{}', 'p/agents': link('../src') },
      { 'src/a.md': BAD },
    ],
    ['p/x', 'p/x/deep/a.md', { ...PLUGIN, 'p/x': link('../src') }, { 'src/deep/a.md': BAD }],
    [
      '.claude',
      '.claude/agents/a.md',
      { '.claude': link('cfg'), 'cfg/agents': link('../src') },
      { 'src/a.md': BAD },
    ],
    [
      '.claude/agents',
      '.claude/agents/a.md',
      { '.a': link('src'), '.claude/agents': link('../src'), 'src/b': link('.'), 'src/c': link('..') },
      { 'src/a.md': BAD },
    ],
    [
      '.claude/agents',
      '.claude/agents/a.md',
      { '.claude/agents': link('../.cursor/agents') },
      { '.cursor/agents/a.md': BAD },
    ],
    [
      '.claude/agents',
      '.claude/agents/a.md',
      { '.claude/agents': link('../skills/pdf/agents'), 'skills/pdf/SKILL.md': skill('pdf') },
      { 'skills/pdf/agents/a.md': BAD },
    ],
    [
      'sub/deep',
      'sub/deep/.claude/agents/a.md',
      { 'sub/deep': link('../skills/pdf/x'), 'skills/pdf/SKILL.md': skill('pdf') },
      { 'skills/pdf/x/.claude/agents/a.md': BAD },
    ],
    [
      'prompts',
      'prompts/a.txt',
      { 'passmuster.yaml': 'files: {claude: ["prompts/*.txt"]}\n', prompts: link('src') },
      { 'src/a.txt': BAD },
    ],
    [
      '.claude/agents',
      '.claude/agents/a.md',
      { '.claude/agents': link('../src') },
      { 'src/a.md': link('b.txt'), 'src/b.txt': BAD },
    ],
  ])('%s: %s', (folder, path, links, files) => {
    const before = linted({
      ...Object.fromEntries(Object.entries(links).filter(([, entry]) => typeof entry === 'string')),
      [path]: Object.values(files).at(-1)!,
    })
    expect(before.found).toHaveLength(1)
    for (const paths of [['.'], [folder], [path], [`${folder}/**`], ['**/a.*']])
      expect([paths, linted({ ...links, ...files }, paths)]).toEqual([paths, before])
  })

  test('for each of two clients that read one folder', () => {
    const files = {
      '.claude/agents': link('../src'),
      '.github/agents': link('../src'),
      'src/a.md': '---\nname: a\n---\n',
    }
    expect(linted(files).found).toEqual([
      '.claude/agents/a.md claude/missing-field',
      '.claude/agents/a.md claude/body-empty',
      '.github/agents/a.md copilot/missing-field',
    ])
  })

  test('and once, under its own path, where that names it too', () => {
    const files = { '.claude/agents': link('../x/.claude/agents'), 'x/.claude/agents/a.md': BAD }
    expect(linted(files).found).toEqual(['x/.claude/agents/a.md claude/missing-field'])
  })

  test('also where a glob means only one of two links to a folder', () => {
    const files = { 'a/x': link('../../src'), 'b/x': link('../src'), 'src/s/SKILL.md': skill('other') }
    const found = ['src/s/SKILL.md skill/name-directory']
    for (const glob of ['b/*/s/*', '?/x/*/SKILL.md', '{b,c}/**', '*/x/**'])
      expect([glob, linted({ ...files, 'a/x': link('../src') }, [glob])]).toEqual([
        glob,
        { exitCode: 1, found },
      ])
  })

  test.each([
    [40, ['.claude/agents/a.md claude/missing-field']],
    [41, []],
  ])('by a path with %i links, of which a system follows 40', (links, found) => {
    const chain = Array.from({ length: links - 1 }, (_, at): [string, Entry] => [
      `d${at}/next`,
      link(`../d${at + 1}`),
    ])
    const files = { '.claude/agents': link('../d0'), ...Object.fromEntries(chain) }
    const path = `.claude/agents/${'next/'.repeat(links - 1)}a.md`
    expect(linted({ ...files, [`d${links - 1}/a.md`]: BAD }).found).toEqual(
      found.map((line) => line.replace('.claude/agents/a.md', path)),
    )
  })

  test('of standard input', () => {
    const host = memoryHost(
      { '.git/HEAD': '', '.claude/agents': link('../src'), 'src/a.md': '' },
      new Map(),
      BAD,
    )
    const { exitCode, found } = lintedOn(host, [], { stdinPath: '.claude/agents/a.md' })
    expect({ exitCode, found }).toEqual({ exitCode: 1, found: ['.claude/agents/a.md claude/missing-field'] })
  })
})

describe('a link to a folder that nobody searches', () => {
  const bad = skill('other')
  const EVIL = '.claude/skills/evil'
  test.each<[string, string, Files]>([
    ['of dependencies', EVIL, { [EVIL]: link('../../node_modules/evil'), 'node_modules/evil/SKILL.md': bad }],
    ['of git', EVIL, { [EVIL]: link('../../.git/evil'), '.git/evil/SKILL.md': bad }],
    ['that git ignores', EVIL, { [EVIL]: link('../../out'), 'out/SKILL.md': bad, '.gitignore': 'out' }],
    [
      'in a folder that git ignores',
      EVIL,
      {
        [EVIL]: link('../../out/a/b'),
        'out/a/b/SKILL.md': bad,
        '.gitignore': 'out/',
        'out/.gitignore': '!*',
      },
    ],
    [
      'with skills in it',
      '.claude/skills',
      { '.claude/skills': link('../node_modules'), 'node_modules/evil/SKILL.md': bad },
    ],
    [
      'with a whole project',
      '.claude',
      { '.claude': link('node_modules/c'), 'node_modules/c/skills/x/y/SKILL.md': bad },
    ],
    [
      'with agents',
      '.claude/agents',
      { '.claude/agents': link('../node_modules/a'), 'node_modules/a/b/c.md': BAD },
    ],
    [
      'by two links',
      EVIL,
      {
        [EVIL]: link('../../l'),
        l: link('node_modules/evil'),
        'node_modules/evil/a': bad,
        'node_modules/evil/SKILL.md': bad,
      },
    ],
    [
      'by a link in it',
      EVIL,
      {
        [EVIL]: link('../../node_modules/a'),
        'node_modules/a/b': link('../c'),
        'node_modules/c/SKILL.md': bad,
      },
    ],
    [
      'that goes round in circles',
      EVIL,
      {
        [EVIL]: link('../../node_modules/a'),
        'node_modules/a/b': link('..'),
        'node_modules/z/SKILL.md': bad,
      },
    ],
    [
      'by the name of one',
      '.claude/skills/node_modules',
      { '.claude/skills/node_modules': link('../../node_modules/evil'), 'node_modules/evil/SKILL.md': bad },
    ],
  ])('%s is a finding where clients find something there', (_, path, files) => {
    const { found } = linted(files)
    expect(found).toContain(`${path} file/symlink`)
    expect(found.every((each) => each.endsWith(' file/symlink'))).toBe(true)
    expect(linted(files).exitCode).toBe(1)
  })

  test('is one for each link', () => {
    const files = {
      'a/x': link('../node_modules/a'),
      'b/x': link('../node_modules'),
      'c/x': link('../node_modules/a/b'),
    }
    expect(linted({ ...files, 'node_modules/a/b/SKILL.md': bad }).found).toEqual(
      ['a/x', 'b/x', 'c/x'].map((path) => `${path} file/symlink`),
    )
  })

  test('is told with what the link says, and nothing of what lies there', () => {
    const files = { [EVIL]: link('../../node_modules/evil'), 'node_modules/evil/SKILL.md': bad }
    const { printed } = lintedOn(memoryHost({ '.git/HEAD': '', ...files }))
    expect(JSON.parse(printed).diagnostics[0].message).toBe(
      'The symbolic link points to the folder `../../node_modules/evil`, which has skills or agents that git ignores, owns or does not track, so they were not checked. Copy the folder into the repository, or remove the link.',
    )
    expect(printed).not.toContain('Reads PDF')
  })

  test('is none where clients find nothing there, or where the settings leave it out', () => {
    const rest = { 'a/SKILL.md': skill('a') }
    const none = { exitCode: 0, found: [] }
    expect(linted({ ...rest, latest: link('node_modules/out'), 'node_modules/out/a.txt': 'a' })).toEqual(none)
    const ignored = { 'passmuster.yaml': 'ignore: [old]\n', new: link('old'), 'old/SKILL.md': bad }
    expect(linted({ ...rest, ...ignored })).toEqual(none)
    const link_ = {
      'passmuster.yaml': 'ignore: [new]\n',
      new: link('node_modules/a'),
      'node_modules/a/SKILL.md': bad,
    }
    expect(linted({ ...rest, ...link_ })).toEqual(none)
  })
})

describe('a folder with the name of one for dependencies', () => {
  test.each<[string, Files, readonly string[]]>([
    [
      '.agents/skills/node_modules/SKILL.md',
      { '.agents/skills/node_modules/SKILL.md': skill('other') },
      ['skill/name-directory'],
    ],
    [
      '.claude/agents/node_modules/a.md',
      { '.claude/agents/node_modules/a.md': BAD },
      ['claude/missing-field'],
    ],
  ])('is searched itself: %s', (path, files, rules) => {
    expect(linted(files)).toEqual({ exitCode: 1, found: rules.map((rule) => `${path} ${rule}`) })
  })

  test('is not searched where git or the settings leave it out', () => {
    const files = { 'a/SKILL.md': skill('a'), 'node_modules/SKILL.md': 'x' }
    expect(linted({ ...files, '.gitignore': 'node_modules\n' }).found).toEqual([])
    expect(linted({ ...files, 'passmuster.yaml': 'ignore: [node_modules]\n' }).found).toEqual([])
  })
})

/** A work tree in which git has all but what is left there. */
function inWorkTree(
  files: Files,
  left: Readonly<Record<string, string>>,
  use: (folder: string) => void,
): void {
  const texts = Object.entries(files).filter((each): each is [string, string] => typeof each[1] === 'string')
  inFolder(Object.fromEntries(texts), (folder) => {
    git(folder, 'init')
    for (const [path, entry] of Object.entries(files)) {
      if (typeof entry === 'string' || !('link' in entry)) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      symlinkSync(entry.link, join(folder, path))
    }
    git(folder, 'add', '-A', '-f')
    put(folder, left)
    use(folder)
  })
}

describe.skipIf(process.platform === 'win32')('through a link to a folder, of what git does not have', () => {
  const SECRET = '---\nname: hunter2\n---\nYou are hunter2.\n'
  test.each<[string, Files, string]>([
    ['is a folder', { '.claude/agents': link('../keys') }, '.claude/agents'],
    [
      'is a folder in a folder',
      { '.claude/agents': link('../all'), 'all/b.md': skill('b') },
      '.claude/agents',
    ],
    ['is reached by two links', { '.claude': link('cfg'), 'cfg/agents': link('../keys') }, '.claude'],
    [
      'is taken out of the ignore file',
      { '.github/agents': link('../keys'), '.gitignore': '#keys\n' },
      '.github/agents',
    ],
    ['is named by settings', { 'passmuster.yaml': 'files: {skill: ["s/*"]}\n', s: link('keys') }, 's'],
  ])('nothing is quoted or named where it %s', (_, files, path) => {
    inWorkTree(files, { 'keys/id_rsa.md': SECRET, 'all/x/id_rsa.md': SECRET }, (folder) => {
      for (const gitignore of [true, false])
        for (const paths of [['.'], [path]]) {
          const { exitCode, found, printed } = lintedOn({ ...machine, cwd: folder }, paths, { gitignore })
          expect([exitCode, found]).toEqual([1, [`${path} file/symlink`]])
          expect(printed).not.toMatch(/hunter2|id_rsa/)
        }
    })
  })

  test.each<[string, Files]>([
    ['the link', { '.gitignore': '.claude/agents\n' }],
    ['the folder of the link', { '.gitignore': '.claude\n' }],
    ['the folder', { '.gitignore': 'src\n' }],
    ['the file', { '.gitignore': '*.md\n' }],
    ['all', { '.gitignore': '*\n' }],
  ])('an agent is none that git has, though .gitignore names %s', (_, ignore) => {
    inWorkTree({ ...ignore, '.claude/agents': link('../src'), 'src/b/a.md': BAD }, {}, (folder) => {
      const { exitCode, found } = lintedOn({ ...machine, cwd: folder })
      expect([exitCode, found]).toEqual([1, ['.claude/agents/b/a.md claude/missing-field']])
    })
  })

  test('a fix is written where the link leads, and the link stays', () => {
    const text = '---\nname: a\ndescription: Reads: PDF files. Use when asked.\n---\nYou are a reader.\n'
    inWorkTree({ '.claude/agents': link('../src'), 'src/a.md': text }, {}, (folder) => {
      const fix = { fixing: 'suggested', dryRun: false } as const
      expect(lintedOn({ ...machine, cwd: folder }, ['.'], { fix }).found).toEqual([])
      expect(readlinkSync(join(folder, '.claude/agents'))).toBe('../src')
      expect(readFileSync(join(folder, 'src/a.md'), 'utf8')).toBe(text.replace(/Reads.*/, '"$&"'))
    })
  })

  test('a submodule has what its own git has', () => {
    inWorkTree({ '.claude/agents': link('../vendor'), 'vendor/a.md': BAD }, {}, (folder) => {
      git(folder, 'rm', '-r', '--cached', 'vendor')
      git(join(folder, 'vendor'), 'init')
      git(join(folder, 'vendor'), 'add', '.')
      git(join(folder, 'vendor'), 'commit', '-m', 'first')
      git(folder, 'add', 'vendor')
      expect(lintedOn({ ...machine, cwd: folder }).found).toEqual([
        '.claude/agents/a.md claude/missing-field',
      ])
    })
  })

  test('a new file by a new link is read, as nobody has committed either', () => {
    inWorkTree({ 'a/SKILL.md': skill('a') }, { 'new/a.md': BAD }, (folder) => {
      mkdirSync(join(folder, '.claude'))
      symlinkSync('../new', join(folder, '.claude/agents'))
      expect(lintedOn({ ...machine, cwd: folder }).found).toEqual([
        '.claude/agents/a.md claude/missing-field',
      ])
    })
  })
})

describe('a broken link among skills stands for one', () => {
  const broken = (at: string, target: string, more: Files = {}): readonly string[] =>
    linted({ [at]: link(target), 'skills/pdf/SKILL.md': skill('pdf'), ...more }).found

  test('and clients find nothing there', () => {
    expect(broken('.claude/skills/pdf', '../skills/pdf')).toEqual(['.claude/skills/pdf file/symlink'])
    expect(broken('skills/notes', '/nowhere/notes')).toEqual(['skills/notes file/symlink'])
  })

  test.each<[string, string, string, Files]>([
    ['to what is installed later', '.claude/skills/x', '../../node_modules/x', {}],
    ['to what is built later', '.claude/skills/x', '../../dist/x', { '.gitignore': 'dist/\n' }],
    ['in another folder', 'docs/x', '../nowhere', {}],
  ])('but not one %s', (_, at, target, more) => {
    expect(broken(at, target, more)).toEqual([])
  })
})
