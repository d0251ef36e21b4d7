import { describe, expect, test } from 'vitest'
import { sha256 } from '../../src/project/write-reports.ts'
import { reporters } from '../../src/reporters/index.ts'
import type { RunReport } from '../../src/reporters/report.ts'
import { columns } from '../../src/wording/code-points.ts'
import { resultOf } from '../linting.ts'

const ESCAPES = /\u001b(?:\[\d+m|\]8;;[^\u001b]*\u001b\\)/g

const shown = (results: RunReport['results'], width: number | undefined, more: Partial<RunReport> = {}) =>
  reporters.text({ results, hidden: 0, color: false, sha256, width, ...more })

const MESSAGE =
  'The name `pdf` differs from the directory `reader`. Rename one of them, since VS Code loads only skills whose names match.'

const finding = (text: string, range: readonly [number, number]) => [
  resultOf(
    [
      {
        message: MESSAGE,
        rule: 'skill/name-directory',
        range,
        fix: { title: 'Rename to `reader`', safe: false, edits: [] },
      },
    ],
    text,
  ),
]

describe('on a terminal', () => {
  test('messages wrap at words, below where they start, and the rule stays whole', () => {
    expect(shown(finding('name: pdf\n', [6, 9]), 60)).toBe(`SKILL.md
  1:7  error  The name \`pdf\` differs from the directory
              \`reader\`. Rename one of them, since VS Code
              loads only skills whose names match.
              skill/name-directory
     1 │ name: pdf
       │       ^^^
     suggestion Rename to \`reader\`

1 error, 0 warnings, 0 infos; 1 file checked; 1 fixable with
--fix-suggestions.
Explain a rule: passmuster --explain RULE
`)
  })

  test('below a path that leaves no room the message starts on the next line', () => {
    const path = `${'folder/'.repeat(7)}SKILL.md`
    const results = [
      { ...finding('name: pdf\n', [6, 9])[0]!, path },
      resultOf([{ rule: 'skill/fence', severity: 'info' }]),
    ]
    const text = shown(results, 70, { extent: { most: 1, statisticsOnly: false } })
    expect(text.split('\n').filter((line) => columns(line) > 70)).toEqual([])
    expect(text).toContain(`${path}:1:7  error\n                    The name `)
  })

  test('two rows of one rule in the table come with what they differ in', () => {
    const twice = [
      resultOf([
        { rule: 'skill/fence', severity: 'warning' },
        { rule: 'skill/fence', severity: 'info' },
      ]),
    ]
    const extent = { most: 0, statisticsOnly: true }
    expect(shown(twice, 80, { extent })).toContain(`
A rule has several rows if some of its findings are less severe: fewer clients
or readers lose something there.
`)
    expect(shown(twice.slice(1), 80, { extent })).not.toContain('several rows')
  })

  test('tabs that a finding is about are shown, others are a space', () => {
    expect(shown(finding('a:\n\tb:\tc\n', [3, 4]), 80)).toContain(`
     2 │ <tab>b: c
       │ ^^^^^
`)
    expect(shown(finding('a:\n\tb:\tc\n', [4, 7]), 80)).toContain(`
     2 │  b: c
       │  ^^^
`)
  })

  test('off a terminal lines stay whole', () => {
    expect(shown(finding('name: pdf\n', [6, 9]), undefined)).toContain(
      `  1:7  error  ${MESSAGE}  skill/name-directory\n`,
    )
  })

  test.each([
    ['ASCII', 'x'],
    ['wide characters', '字'],
    ['escapes', '\u200b'],
    ['emoji', '😀'],
  ])('a line of %s is cut around the range to the columns that there are', (_, character) => {
    const before = character.repeat(200)
    const text = `${before}name${character.repeat(200)}\n`
    for (const width of [50, 60, 80, 120]) {
      const lines = shown(finding(text, [before.length, before.length + 4]), width).split('\n')
      const marks = lines.findIndex((line) => line.includes('^'))
      const start = lines[marks - 1]!.indexOf('name')
      expect(lines.filter((line) => columns(line) > width)).toEqual([])
      expect(lines[marks]).toBe(`       │${' '.repeat(columns(lines[marks - 1]!.slice(8, start)))}^^^^`)
    }
  })

  test('colours and links take no columns', () => {
    const results = finding('name: pdf\n', [6, 9])
    const painted = shown(results, 60, { color: true, links: true })
    const plain = shown(results, 60).replace('Explain a rule: passmuster --explain RULE\n', '')
    expect(painted.replace(ESCAPES, '')).toBe(plain)
  })

  test('of many findings ten come first, then the statistics, then the counts', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      resultOf([{ message: `Bad ${index}. Correct it.` }], 'name: pdf\n', `skills/s${index}/SKILL.md`),
    )
    const report = shown(many, 80)
    expect(report.match(/Bad \d+\./g)).toHaveLength(10)
    expect(
      report.endsWith(
        `
50 more. All: --max-findings all · one a line: -f concise · only new ones from
now on: --baseline-write

rule               severity  findings  files  fixable  suggested  example
skill/name-format  error           60     60        0          0  skills/s0/SKILL.md:1:7

60 errors, 0 warnings, 0 infos; 60 files checked.
Explain a rule: passmuster --explain RULE
`
          .replace('  example', '')
          .replace('  skills/s0/SKILL.md:1:7', ''),
      ),
    ).toBe(true)
  })
})
