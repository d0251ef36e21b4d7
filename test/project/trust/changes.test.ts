import { describe, expect, test } from 'vitest'
import type { ListedFile } from '../../../src/action/answers.ts'
import { readFiles } from '../../../src/action/answers.ts'
import { changedLines, readChange } from '../../../src/project/trust/changes.ts'
import { linksIn, NO_LINKS } from '../../../src/project/trust/links.ts'
import { readPatch } from '../../../src/project/trust/patch.ts'
import type { Result } from '../../../src/reporters/report.ts'
import { file, lineRange } from '../../action/results.ts'
import { memoryHost, ROOT } from '../../memory-host.ts'

describe('the changed lines of a patch', () => {
  test.each<[string, string, readonly (readonly [number, number])[]]>([
    ['replaced', '@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three', [[2, 2]]],
    ['added', '@@ -1,2 +1,4 @@ heading @@ -9 +9 @@\n one\n+a\n+b\n two', [[2, 3]]],
    ['deleted: the lines on both sides', '@@ -1,4 +1,2 @@\n one\n-two\n-three\n four', [[1, 2]]],
    ['deleted at the start', '@@ -1,2 +1 @@\n-one\n two', [[1, 1]]],
    ['added, then deleted', '@@ -1,3 +1,3 @@\n one\n+a\n-two\n three', [[2, 2]]],
    ['all of them', '@@ -0,0 +1,2 @@\n+one\n+two', [[1, 2]]],
    ['all deleted', '@@ -1,2 +0,0 @@\n-one\n-two', [[1, 1]]],
    [
      'in two hunks',
      '@@ -1 +1 @@\n-one\n+ONE\n@@ -5,2 +5,2 @@\n five\n-six\n+SIX\n',
      [
        [1, 1],
        [6, 6],
      ],
    ],
    [
      'without a final newline',
      '@@ -1,2 +1,2 @@\n one\n-two\n\\ No newline at end of file\n+TWO\n\\ No newline at end of file',
      [[2, 2]],
    ],
    ['that look like a header', '@@ -1 +1,2 @@\n one\n+@@ -100 +100 @@', [[2, 2]]],
    ['after an empty line whose blank was lost', '@@ -1,2 +1,3 @@\n\n+two\n three', [[2, 2]]],
  ])('%s', (_, patch, lines) => {
    expect(changedLines(readPatch(patch)!)).toEqual(lines)
  })

  test.each([undefined, '', 'Binary files differ', '@@ -1,3 +1,3 @@\n one', '@@ -1 +1 @@\n-a\n+b\nrest'])(
    'are unknown for %j',
    (patch) => {
      expect(readPatch(patch)).toBeUndefined()
    },
  )
})

describe('what a pull request changes', () => {
  const patch = '@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three'
  const SKILL = 'skills/pdf/SKILL.md'
  const ALL = 'true 1 2 3 8'
  const skill = file(SKILL)
  const listed = (status: string, filename: string, more: Partial<ListedFile> = { patch }): ListedFile => ({
    filename,
    status,
    ...more,
  })
  const renamed = (previous_filename: string, filename: string, more: Partial<ListedFile> = {}): ListedFile =>
    listed('renamed', filename, { previous_filename, ...more })
  const lines = (files: readonly ListedFile[], result = skill, links = NO_LINKS): string => {
    const change = readChange(readFiles(files)!, links)
    const kept = [1, 2, 3, 8].filter((line) => change.hasLines(result, lineRange(line)))
    return `${change.hasFile(result)} ${kept.join(' ')}`.trim()
  }

  test.each<[string, readonly ListedFile[], string]>([
    ['nothing', [], 'false'],
    ['another skill', [listed('added', 'skills/excel/SKILL.md')], 'false'],
    ['a folder whose name starts alike', [listed('added', 'skills/pdf-2/forms.md')], 'false'],
    ['lines of the file', [listed('modified', SKILL)], 'true 2'],
    ['the file, without a patch', [listed('modified', SKILL, {})], ALL],
    ['the file, new', [listed('added', SKILL)], ALL],
    ['the file, moved here unchanged', [renamed('skills/excel/SKILL.md', SKILL)], ALL],
    ['the file, moved here and edited', [renamed('skills/excel/SKILL.md', SKILL, { patch })], ALL],
    ['a file of its folder', [listed('modified', 'skills/pdf/references/forms.md')], ALL],
    ['a file that is gone from its folder', [listed('removed', 'skills/pdf/forms.md')], ALL],
    ['a file that moved out of its folder', [renamed('skills/pdf/forms.md', 'docs/forms.md')], ALL],
    [
      'its lines and a file of its folder',
      [listed('modified', SKILL), listed('modified', 'skills/pdf/forms.md')],
      'true 2',
    ],
    [
      'its lines, and a file is gone',
      [listed('modified', SKILL), listed('removed', 'skills/pdf/forms.md')],
      ALL,
    ],
    ['a file that is listed as unchanged', [listed('unchanged', SKILL, {})], 'false'],
  ])('%s', (_, files, expected) => {
    expect(lines(files)).toBe(expected)
  })

  test('of an agent is its own file alone', () => {
    const agent = file('agents/a.3md', [], 'agent3md')
    expect(lines([listed('removed', 'agents/README.md', {})], agent)).toBe('false')
    expect(lines([renamed('agents/b.3md', 'agents/a.3md', { patch })], agent)).toBe('true 2')
  })

  test('of a folder that cannot be searched is all below it', () => {
    expect(lines([listed('added', 'skills/pdf/forms.md', {})], file('skills', [], 'none'))).toBe(ALL)
  })

  test('of the skill at the root is everything', () => {
    expect(lines([listed('modified', 'src/a.ts')], file('SKILL.md'))).toBe(ALL)
  })

  test.each<[string, readonly ListedFile[], string]>([
    ['its target', [listed('modified', 'docs/notes.txt')], 'true 2'],
    ['the link', [listed('modified', SKILL)], ALL],
    ['a link on the way', [listed('modified', 'notes')], ALL],
    ['a target that is gone', [listed('removed', 'docs/notes.txt')], ALL],
    ['a target that moved away', [renamed('docs/notes.txt', 'docs/old.txt')], ALL],
    ['a link to a folder that it is reached by', [listed('added', 'other')], ALL],
    ['a link to a folder that it lies in', [listed('added', 'docs/loop')], 'false'],
    ['a link to the root', [listed('added', 'docs/root')], 'false'],
    ['another file', [listed('modified', 'docs/other.txt')], 'false'],
  ])('through links: %s', (_, files, expected) => {
    const links: Readonly<Record<string, string>> = {
      [SKILL]: 'docs/notes.txt',
      notes: 'docs/notes.txt',
      other: 'docs',
      'docs/loop': 'docs',
      'docs/root': '',
    }
    expect(lines(files, skill, { ...NO_LINKS, follow: (path) => links[path] ?? path })).toBe(expected)
  })

  test.each<[string, readonly ListedFile[], string]>([
    ['its lines', [listed('modified', 'src/a.md')], 'true 2'],
    ['the link to its folder', [listed('added', 'cfg/agents')], ALL],
    ['a link to a link', [listed('modified', '.claude')], ALL],
    ['a link in a folder between', [listed('modified', 'mid/sub')], ALL],
    ['a link to a folder that it lies in', [listed('added', 'src/.claude/agents')], 'false'],
    ['another file', [listed('modified', 'src/b.md'), listed('modified', 'cfg/b.md')], 'false'],
  ])('through links to folders: %s', (_, files, expected) => {
    const host = memoryHost({
      '.claude': { link: 'cfg' },
      'cfg/agents': { link: '../mid' },
      'mid/sub': { link: '../src' },
      'src/a.md': '',
      'src/.claude/agents': { link: '../..' },
    })
    const links = linksIn(ROOT, host)
    expect(lines(files, file('.claude/agents/sub/a.md', [], 'claude'), links)).toBe(expected)
    const around = file('src/.claude/agents/src/a.md', [], 'claude')
    expect(lines([listed('added', 'src/.claude/agents')], around, links)).toBe(ALL)
  })

  test.each<[string, readonly ListedFile[], string]>([
    ['the link', [listed('added', 'evil')], ALL],
    ['what lies there', [listed('modified', 'node_modules/evil/x/SKILL.md')], ALL],
    ['what lies elsewhere', [listed('modified', 'node_modules/other/SKILL.md')], 'false'],
  ])('of a link to a folder that nobody searches is %s', (_, files, expected) => {
    const host = memoryHost({ evil: { link: 'node_modules/evil' }, 'node_modules/evil/x/SKILL.md': '' })
    expect(lines(files, file('evil', [], 'none'), linksIn(ROOT, host))).toBe(expected)
  })

  test('has the errors of a changed file wherever they are, and of no other file', () => {
    const change = readChange(readFiles([listed('modified', SKILL)])!)
    const kept = (result: Result) =>
      [1, 2].flatMap((line) =>
        (['error', 'warning', 'info'] as const).filter((severity) =>
          change.hasLines(result, lineRange(line), severity),
        ),
      )
    expect(kept(skill)).toEqual(['error', 'error', 'warning', 'info'])
    expect(kept(file('skills/word/SKILL.md'))).toEqual([])
  })

  test('a finding that ends with its line does not reach into the next', () => {
    const change = readChange(readFiles([listed('modified', 'a.3md')])!)
    const hasUntil = (end: number): boolean => change.hasLines(file('a.3md'), [0, end])
    expect([hasUntil(4), hasUntil(5)]).toEqual([false, true])
  })
})
