import { describe, expect, test, vi } from 'vitest'
import { absoluteOf } from '../../src/files/found-path.ts'
import { trackedBy } from '../../src/files/git.ts'
import { fromRoot, isInside, native, slashed } from '../../src/files/paths.ts'
import type { Options } from '../../src/project/options.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { memoryHost, ROOT } from '../memory-host.ts'
import { windowsHost } from './windows-host.ts'

vi.mock('node:path', async (load) => {
  const { win32 } = await load<typeof import('node:path')>()
  return { ...win32, default: win32 }
})

const skill = (name: string, body: string): string =>
  `---\nname: ${name}\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n${body}\n`
const files = {
  '.git/HEAD': '',
  'skills/excel/SKILL.md': skill('excel', 'See [it](gone.md).'),
  'skills/word/SKILL.md': skill('doc', 'See [it](forms.md).'),
  'skills/word/forms.md': 'x\n',
}

/** The findings of a run under Windows, as `path:line rule`. */
async function found(
  texts: Parameters<typeof windowsHost>[0],
  options: Partial<Options> = {},
  cwd = ROOT,
): Promise<readonly string[]> {
  const { stdout, stderr } = await lintOn({ ...windowsHost(texts), cwd }, options)
  if (stderr !== '') return [stderr]
  const { diagnostics }: { diagnostics: readonly Finding[] } = JSON.parse(stdout)
  return diagnostics.map(({ path, range, rule }) => `${path}:${range.start.line} ${rule}`)
}

const all = ['skills/excel/SKILL.md:5 skill/dead-link', 'skills/word/SKILL.md:2 skill/name-directory']

describe('backslashes and drives', () => {
  test('are in no report', async () => {
    expect(ROOT).toBe('C:\\repository')
    for (const reporter of ['json', 'text', 'github', 'sarif', 'gitlab'] as const) {
      const { stdout } = await lintOn(windowsHost(files), { outputs: [{ reporter, file: undefined }] })
      expect(stdout).toContain('skills/excel/SKILL.md')
      expect(stdout).not.toMatch(/skills\\+excel|[A-Z]:\\/)
    }
  })

  test.each([
    ['.', all],
    ['skills', all],
    ['skills\\word', all.slice(1)],
    ['.\\skills\\word\\SKILL.md', all.slice(1)],
    ['skills/word/SKILL.md', all.slice(1)],
    ['C:\\repository\\skills\\word', all.slice(1)],
    ['c:\\repository\\skills\\word', all.slice(1)],
    ['C:/repository/skills/word', all.slice(1)],
  ])('may be in an argument: %s', async (path, expected) => {
    expect(await found(files, { paths: [path] })).toEqual(expected)
  })

  test('of a working directory may be those of a part, and of another case', async () => {
    expect(await found(files, {}, 'C:\\repository\\skills')).toEqual(all.map((line) => line.slice(7)))
    expect(await found(files, {}, 'c:\\Repository')).toEqual(all)
  })

  test('of config, baseline and fixes are those of the disk', async () => {
    const config = 'overrides:\n  - files: [skills/word/**]\n    rules:\n      skill/name-directory: off\n'
    expect(await found({ ...files, 'passmuster.yaml': config })).toEqual(all.slice(0, 1))
    expect(await found({ ...files, '.gitignore': '/skills/word/\n' })).toEqual(all.slice(0, 1))
    const written = new Map<string, string>()
    const files_ = { ...files, 'skills/word/SKILL.md': files['skills/word/SKILL.md'].replace(/^/, '\ufeff') }
    await lintOn(windowsHost(files_, written), { fix: { fixing: 'suggested', dryRun: false } })
    expect([...written.keys()]).toEqual(['skills/word/SKILL.md'])
  })

  test('of what git tracks are those of a search', () => {
    const git = () => ({ code: 0, output: Buffer.from('a/b/SKILL.md\0') })
    const host = { ...memoryHost({ '.git/HEAD': '' }), git }
    const { files: paths, folders } = trackedBy(host)(ROOT)
    expect([[...paths], [...folders]]).toEqual([
      ['C:\\repository\\a\\b\\SKILL.md'],
      ['C:\\repository\\a\\b', 'C:\\repository\\a'],
    ])
  })

  test('are one path in both directions', () => {
    expect([slashed('a\\b'), native('a/b')]).toEqual(['a/b', 'a\\b'])
    expect(absoluteOf({ root: ROOT, path: 'a/b' })).toBe('C:\\repository\\a\\b')
    expect(fromRoot('C:\\repository\\a\\b', ROOT)).toBe('a/b')
    expect([isInside('C:\\repository2', ROOT), isInside('D:\\repository', 'D:\\')]).toEqual([false, true])
    expect(fromRoot('\\\\server\\share\\a\\b', '\\\\server\\share\\')).toBe('a/b')
  })
})

describe('names in any case', () => {
  test('name a file, which is reported as the disk has it, and once', async () => {
    const paths = ['SKILLS\\Word\\skill.md', 'skills\\word\\SKILL.md']
    expect(await found(files, { paths })).toEqual(all.slice(1))
  })

  test('lead a link where the disk leads it', async () => {
    const text = skill('word', 'See [it](Forms.md) and [more](Firms.md).')
    expect(await found({ ...files, 'skills/word/SKILL.md': text }, { paths: ['skills/word'] })).toEqual([
      'skills/word/SKILL.md:5 skill/dead-link',
    ])
  })
})

test('line breaks of Windows move no finding', async () => {
  const crlf = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
  )
  expect(await found(crlf)).toEqual(all)
  const config = 'ignore:\r\n  - skills/word\r\nrules:\r\n  skill/dead-link: warning\r\n'
  expect(await found({ ...crlf, 'passmuster.yaml': config })).toEqual(all.slice(0, 1))
  expect(await found({ ...crlf, '.gitignore': 'skills/excel/\r\n' })).toEqual(all.slice(1))
})

test('paths may be longer than 260 characters', async () => {
  const deep = Array.from({ length: 12 }, (_, index) => `${'folder-'.repeat(4)}${index}`).join('/')
  const path = `${deep}/word/SKILL.md`
  expect(path.length).toBeGreaterThan(300)
  expect(await found({ '.git/HEAD': '', [path]: files['skills/word/SKILL.md'] })).toContain(
    `${path}:2 skill/name-directory`,
  )
})
