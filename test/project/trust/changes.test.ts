import { describe, expect, test } from 'vitest'
import type { ListedFile } from '../../../src/action/answers.ts'
import { readFiles } from '../../../src/action/answers.ts'
import { changedLines, readChange } from '../../../src/project/trust/changes.ts'
import { readPatch } from '../../../src/project/trust/patch.ts'
import type { Result } from '../../../src/reporters/report.ts'
import { file, lineRange } from '../../action/results.ts'

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
  const skill = file('skills/pdf/SKILL.md')
  const lines = (files: readonly ListedFile[], result = skill): string => {
    const change = readChange(readFiles(files)!)
    const kept = [1, 2, 3, 8].filter((line) => change.hasLines(result, lineRange(line)))
    return `${change.hasFile(result)} ${kept.join(' ')}`.trim()
  }

  test.each<[string, readonly ListedFile[], string]>([
    ['nothing', [], 'false'],
    ['another skill', [{ filename: 'skills/excel/SKILL.md', status: 'added', patch }], 'false'],
    [
      'a folder whose name starts alike',
      [{ filename: 'skills/pdf-2/forms.md', status: 'added', patch }],
      'false',
    ],
    ['lines of the file', [{ filename: 'skills/pdf/SKILL.md', status: 'modified', patch }], 'true 2'],
    ['the file, without a patch', [{ filename: 'skills/pdf/SKILL.md', status: 'modified' }], 'true 1 2 3 8'],
    ['the file, new', [{ filename: 'skills/pdf/SKILL.md', status: 'added', patch }], 'true 1 2 3 8'],
    [
      'the file, moved here unchanged',
      [{ filename: 'skills/pdf/SKILL.md', status: 'renamed', previous_filename: 'skills/excel/SKILL.md' }],
      'true 1 2 3 8',
    ],
    [
      'the file, moved here and edited',
      [
        {
          filename: 'skills/pdf/SKILL.md',
          status: 'renamed',
          previous_filename: 'skills/excel/SKILL.md',
          patch,
        },
      ],
      'true 1 2 3 8',
    ],
    [
      'a file of its folder',
      [{ filename: 'skills/pdf/references/forms.md', status: 'modified', patch }],
      'true 1 2 3 8',
    ],
    [
      'a file that is gone from its folder',
      [{ filename: 'skills/pdf/forms.md', status: 'removed', patch }],
      'true 1 2 3 8',
    ],
    [
      'a file that moved out of its folder',
      [{ filename: 'docs/forms.md', status: 'renamed', previous_filename: 'skills/pdf/forms.md' }],
      'true 1 2 3 8',
    ],
    [
      'its lines and a file of its folder',
      [
        { filename: 'skills/pdf/SKILL.md', status: 'modified', patch },
        { filename: 'skills/pdf/forms.md', status: 'modified', patch },
      ],
      'true 2',
    ],
    [
      'its lines, and a file is gone',
      [
        { filename: 'skills/pdf/SKILL.md', status: 'modified', patch },
        { filename: 'skills/pdf/forms.md', status: 'removed', patch },
      ],
      'true 1 2 3 8',
    ],
    [
      'a file that is listed as unchanged',
      [{ filename: 'skills/pdf/SKILL.md', status: 'unchanged' }],
      'false',
    ],
  ])('%s', (_, files, expected) => {
    expect(lines(files)).toBe(expected)
  })

  test('of an agent is its own file alone', () => {
    const agent = file('agents/a.3md', [], 'agent3md')
    expect(lines([{ filename: 'agents/README.md', status: 'removed' }], agent)).toBe('false')
    expect(
      lines(
        [{ filename: 'agents/a.3md', status: 'renamed', previous_filename: 'agents/b.3md', patch }],
        agent,
      ),
    ).toBe('true 2')
  })

  test('of a folder that cannot be searched is all below it', () => {
    expect(lines([{ filename: 'skills/pdf/forms.md', status: 'added' }], file('skills', [], 'none'))).toBe(
      'true 1 2 3 8',
    )
  })

  test('of the skill at the root is everything', () => {
    expect(lines([{ filename: 'src/a.ts', status: 'modified', patch }], file('SKILL.md'))).toBe(
      'true 1 2 3 8',
    )
  })

  test.each<[string, readonly ListedFile[], string]>([
    ['its target', [{ filename: 'docs/notes.txt', status: 'modified', patch }], 'true 2'],
    ['the link', [{ filename: 'skills/pdf/SKILL.md', status: 'modified', patch }], 'true 1 2 3 8'],
    ['a link on the way', [{ filename: 'notes', status: 'modified', patch }], 'true 1 2 3 8'],
    ['a target that is gone', [{ filename: 'docs/notes.txt', status: 'removed', patch }], 'true 1 2 3 8'],
    [
      'a target that moved away',
      [{ filename: 'docs/old.txt', status: 'renamed', previous_filename: 'docs/notes.txt' }],
      'true 1 2 3 8',
    ],
    [
      'a link to a folder that it is reached by',
      [{ filename: 'other', status: 'added', patch }],
      'true 1 2 3 8',
    ],
    ['a link to a folder that it lies in', [{ filename: 'docs/loop', status: 'added', patch }], 'false'],
    ['a link to the root', [{ filename: 'docs/root', status: 'added', patch }], 'false'],
    ['another file', [{ filename: 'docs/other.txt', status: 'modified', patch }], 'false'],
  ])('through links: %s', (_, files, expected) => {
    const links: Readonly<Record<string, string>> = {
      'skills/pdf/SKILL.md': 'docs/notes.txt',
      notes: 'docs/notes.txt',
      other: 'docs',
      'docs/loop': 'docs',
      'docs/root': '',
    }
    const change = readChange(readFiles(files)!, (path) => links[path] ?? path)
    const kept = [1, 2, 3, 8].filter((line) => change.hasLines(skill, lineRange(line)))
    expect(`${change.hasFile(skill)} ${kept.join(' ')}`.trim()).toBe(expected)
  })

  test('has the errors of a changed file wherever they are, and of no other file', () => {
    const change = readChange(readFiles([{ filename: 'skills/pdf/SKILL.md', status: 'modified', patch }])!)
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
    expect(
      readChange(readFiles([{ filename: 'a.3md', status: 'modified', patch }])!).hasLines(
        file('a.3md'),
        [0, 4],
      ),
    ).toBe(false)
    expect(
      readChange(readFiles([{ filename: 'a.3md', status: 'modified', patch }])!).hasLines(
        file('a.3md'),
        [0, 5],
      ),
    ).toBe(true)
  })
})
