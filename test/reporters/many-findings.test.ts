import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../src/model.ts'
import { sha256 } from '../../src/project/write-reports.ts'
import { fingerprints } from '../../src/reporters/fingerprints.ts'
import { annotate } from '../../src/reporters/github.ts'
import { reporters } from '../../src/reporters/index.ts'
import { jobSummary, LONGEST_SUMMARY } from '../../src/reporters/markdown.ts'
import type { Result, RunReport } from '../../src/reporters/report.ts'
import { resultOf } from '../linting.ts'
import { isReport } from './report-schemas.ts'

const report = (results: readonly Result[], more: Partial<RunReport> = {}): RunReport => ({
  ...{ results, hidden: 0, color: false, sha256 },
  ...more,
})

/** A file whose findings are told apart by its path. */
const file = (path: string, diagnostics: readonly Partial<Diagnostic>[]): Result =>
  resultOf(
    diagnostics.map((each, index) => ({ message: `Bad \`${path}\` ${index}. Correct it.`, ...each })),
    'name: pdf\n',
    path,
  )

const times = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index))

const fix = (safe: boolean) => ({ title: 'Write `a`', safe, edits: [] })

/** Sixty errors of one rule in two files, a warning and an info. */
const MANY = [
  file('a/SKILL.md', [
    ...times(30, () => ({ fix: fix(true) })),
    { rule: 'skill/body-empty', severity: 'warning' },
  ]),
  file('b/SKILL.md', [...times(30, () => ({})), { rule: 'skill/nested-skill', severity: 'info' }]),
]

const TABLE = `rule                severity  findings  files  fixable  suggested  example
skill/name-format   error           60      2       30          0  a/SKILL.md:1:7
skill/body-empty    warning          1      1        0          0  a/SKILL.md:1:7
skill/nested-skill  info             1      1        0          0  b/SKILL.md:1:7

`

describe('more than 50 findings', () => {
  test('are statistics, then a sample with each rule once before any twice, then what is next', () => {
    const text = reporters.text(report(MANY, { extent: { most: 5, statisticsOnly: false } }))
    const excerpt = '     1 │ name: pdf\n       │       ^^^\n'
    const line = (path: string, number: number, severity: string, rule: string) =>
      `${path}/SKILL.md:1:7  ${severity}  Bad \`${path}/SKILL.md\` ${number}. Correct it.  ${rule}\n${excerpt}`
    expect(text).toBe(
      `${TABLE}${[
        line('a', 0, 'error', 'skill/name-format'),
        line('a', 30, 'warning', 'skill/body-empty'),
        line('b', 30, 'info', 'skill/nested-skill'),
        line('a', 1, 'error', 'skill/name-format'),
        line('a', 2, 'error', 'skill/name-format'),
      ].join(
        '',
      )}\n57 more. All: --max-findings all · one a line: -f concise · only new ones from now on: --baseline-write\n60 errors, 1 warning, 1 info; 2 files checked; 30 fixable with --fix.\nExplain a rule: passmuster --explain RULE\n`,
    )
  })

  test('are fifty findings unless somebody asks for others', () => {
    const shown = (more: Partial<RunReport>): number =>
      reporters.text(report(MANY, more)).match(/ {2}Bad `/g)?.length ?? 0
    expect(shown({})).toBe(50)
    expect(shown({ extent: { most: 0, statisticsOnly: false } })).toBe(0)
    expect(shown({ extent: { most: Infinity, statisticsOnly: false } })).toBe(62)
    expect(reporters.text(report(MANY)).startsWith(TABLE)).toBe(true)
    expect(
      reporters.text(
        report([
          file(
            'a',
            times(50, () => ({})),
          ),
        ]),
      ),
    ).not.toContain('severity')
  })

  test('with --statistics are the statistics and the counts, at any number', () => {
    const extent = { most: 0, statisticsOnly: true }
    expect(reporters.text(report(MANY, { extent }))).toBe(
      `${TABLE}60 errors, 1 warning, 1 info; 2 files checked; 30 fixable with --fix.\nExplain a rule: passmuster --explain RULE\n`,
    )
    expect(reporters.text(report([file('a/SKILL.md', [{}])], { extent }))).toBe(
      'rule               severity  findings  files  fixable  suggested  example\nskill/name-format  error            1      1        0          0  a/SKILL.md:1:7\n\n1 error, 0 warnings, 0 infos; 1 file checked.\nExplain a rule: passmuster --explain RULE\n',
    )
    expect(reporters.text(report([file('a/SKILL.md', [])], { extent }))).toBe(
      'No findings, 1 file checked.\n',
    )
  })

  test('have separators in all their counts', () => {
    const text = reporters.text(
      report([
        file(
          'a/SKILL.md',
          times(1234, () => ({ fix: fix(false) })),
        ),
      ]),
    )
    expect(text).toContain(
      '\nskill/name-format  error        1,234      1        0      1,234  a/SKILL.md:1:7\n',
    )
    expect(text).toContain('\n1,184 more. All: ')
    expect(text).toContain(
      '\n1,234 errors, 0 warnings, 0 infos; 1 file checked; 1,234 fixable with --fix-suggestions.\n',
    )
  })

  test('with --statistics are left out of JSON, whose schema allows it, and of Markdown', () => {
    const run = report(MANY, { extent: { most: 0, statisticsOnly: true } })
    const whole = JSON.parse(reporters.json(report(MANY)))
    const { files, diagnostics, ...rest } = whole
    const short = JSON.parse(reporters.json(run))
    expect(short).toEqual(rest)
    expect([isReport(short), isReport({ ...short, files }), isReport({ ...short, diagnostics })]).toEqual([
      true,
      false,
      false,
    ])
    expect(reporters.markdown(run)).toMatchInlineSnapshot(`
      "## passmuster: 60 errors, 1 warning, 1 info

      2 files checked; 30 fixable with --fix.

      | rule | severity | findings | files | fixable | suggested | example |
      |---|---|--:|--:|--:|--:|---|
      | [skill/name-format](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-format) | error | 60 | 2 | 30 | 0 | <code>a/SKILL&#46;md</code> 1:7 |
      | [skill/body-empty](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#body-empty) | warning | 1 | 1 | 0 | 0 | <code>a/SKILL&#46;md</code> 1:7 |
      | [skill/nested-skill](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#nested-skill) | info | 1 | 1 | 0 | 0 | <code>b/SKILL&#46;md</code> 1:7 |
      "
    `)
  })

  test('are all there in JSON, with the statistics', () => {
    const { diagnostics, statistics } = JSON.parse(reporters.json(report(MANY)))
    expect(diagnostics).toHaveLength(62)
    const one = { findings: 1, files: 1, fixable: 0, suggested: 0 }
    const example = (path: string) => ({ path, line: 1, column: 7 })
    expect(statistics).toEqual([
      {
        rule: 'skill/name-format',
        severity: 'error',
        ...{ findings: 60, files: 2, fixable: 30, suggested: 0 },
        example: example('a/SKILL.md'),
      },
      { rule: 'skill/body-empty', severity: 'warning', ...one, example: example('a/SKILL.md') },
      { rule: 'skill/nested-skill', severity: 'info', ...one, example: example('b/SKILL.md') },
    ])
  })
})

describe('copies of a file', () => {
  const same = [{ message: 'Bad. Correct it.' }]
  const copies = ['a', 'b', 'c', 'd', 'e'].map((path) => file(path, same))

  test('are counted and not repeated', () => {
    expect(reporters.text(report([...copies, file('f', [{}])]))).toBe(
      'a\n  1:7  error  Bad. Correct it.  skill/name-format\n     1 │ name: pdf\n       │       ^^^\n  The same in 4 more files: b, c, d, e\n\nf\n  1:7  error  Bad `f` 0. Correct it.  skill/name-format\n     1 │ name: pdf\n       │       ^^^\n\n6 errors, 0 warnings, 0 infos; 6 files checked.\nExplain a rule: passmuster --explain RULE\n',
    )
    const sample = reporters.text(
      report([...copies, file('f', [{}])], { extent: { most: 1, statisticsOnly: false } }),
    )
    expect(sample).toContain('a:1:7  error  Bad. Correct it.  skill/name-format  (also in 4 more files)\n')
    expect(sample).toContain('\n5 more. All: ')
  })

  test('are named, but no more than ten', () => {
    const text = reporters.text(report('abcdefghijklm'.split('').map((path) => file(path, same))))
    expect(text).toContain('  The same in 12 more files: b, c, d, e, f, g, h, i, j, k, …\n')
  })

  test('are files with the same findings at the same places', () => {
    const others = [{ range: [0, 4] as const }, { severity: 'warning' as const }, { rule: 'skill/bom' }]
    const results = [same[0]!, ...others.map((other) => ({ ...same[0]!, ...other }))].map((each, index) =>
      file(String(index), [each]),
    )
    expect(reporters.text(report(results))).not.toContain('The same')
  })

  test('are counted in annotations, whose first file is one that the pull request changes', () => {
    const slots = { error: 9, warning: 9, info: 9 }
    expect(annotate(copies, slots, ({ path }) => path === 'c')).toBe(
      `::error file=c,line=1,endLine=1,col=7,endColumn=10,title=skill/name-format::Bad. Correct it. The same in 4 more files.%0Ahttps://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-format\n::group::5 findings in full\n${['a', 'b', 'c', 'd', 'e'].map((path) => `error ${path}:1:7 skill/name-format: Bad. Correct it.\n`).join('')}::endgroup::\n`,
    )
  })

  test('are counted in the summary', () => {
    const page = jobSummary(copies, [], { all: 'The log lists all.' })
    expect(page).not.toContain('not listed here')
    expect(page).toContain(
      '| <code>a</code> 1:7 and 4 more files | Bad&#46; Correct it&#46; |\n\n</details>\n',
    )
  })

  test('are all there in JSON, SARIF and lines', () => {
    expect(JSON.parse(reporters.json(report(copies))).diagnostics).toHaveLength(5)
    expect(JSON.parse(reporters.sarif(report(copies))).runs[0].results).toHaveLength(5)
    expect(reporters.concise(report(copies)).split('\n')).toHaveLength(6)
  })
})

describe('annotations', () => {
  const rules = times(12, (index) => `skill/r${index}`)
  const findings = rules.flatMap((rule) => times(3, () => ({ rule })))

  const rulesOf = (results: readonly Result[], first: (result: Result) => boolean = () => true) =>
    annotate(results, { error: 14, warning: 0, info: 0 }, first).match(/(?<=title=)[^:]+/g)

  test('are one of each rule before the next of each', () => {
    expect(rulesOf([file('a', findings)])).toEqual([...rules, 'skill/r0', 'skill/r1'])
  })

  test('are in changed files first, and then of rules that are not there yet', () => {
    const results = [file('a', findings), file('b', [...times(3, () => ({ rule: 'skill/r1' }))])]
    expect(rulesOf(results, ({ path }) => path === 'b')).toEqual([
      ...Array(3).fill('skill/r1'),
      ...rules.filter((rule) => rule !== 'skill/r1').slice(0, 11),
    ])
  })
})

describe('the job summary', () => {
  const rules = times(120, (index) => `skill/rule-${String(index).padStart(3, '0')}`)
  const many = times(400, (index) =>
    file(`packages/${'long-name/'.repeat(5)}skill-${index}/SKILL.md`, [
      ...rules.map((rule, at) => ({ rule, severity: at % 3 === 0 ? ('error' as const) : ('info' as const) })),
    ]),
  )

  test('fits into 200 KiB with a link for every rule, and says what is left out', () => {
    const page = jobSummary(many, [], {
      blob: 'https://github.com/o/r/blob/abc',
      all: 'The log lists 10,000.',
    })
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(LONGEST_SUMMARY)
    expect(Buffer.byteLength(page)).toBeGreaterThan(LONGEST_SUMMARY * 0.8)
    for (const rule of rules) {
      const url = `https://github.com/passmuster/passmuster/blob/main/docs/${rule.replace('/', '.md#')}`
      expect(page).toContain(`\n| [${rule}](${url}) | `)
    }
    expect(page.match(/<details/g)).toHaveLength(page.match(/<\/details>/g)!.length)
    expect(page.match(/<details open>/g)).toHaveLength(40)
    const listed = page.match(/^\| <code>/gm)!.length
    const left = (48_000 - listed).toLocaleString('en-US')
    expect(page.endsWith(`\n**${left} findings not listed here.** The log lists 10,000.\n`)).toBe(true)
  })

  test('lists at most fifty places of a rule, and their folder once', () => {
    const results = times(60, (index) => file(`plugins/a b/skills/s${index}/SKILL.md`, [{}]))
    const page = jobSummary(results, [], {})
    expect(page.match(/^\| <code>s\d+\/SKILL&#46;md<\/code> 1:7 \| /gm)).toHaveLength(50)
    expect(page).toContain(' Paths start at <code>plugins/a b/skills/</code>.\n')
    expect(page).toContain('\n10 more.\n\n</details>\n')
    expect(page).toContain('**10 findings not listed here.** Run `passmuster -f concise` to list all.\n')
    expect(jobSummary(results.slice(0, 50), [], {})).not.toContain('not listed')
  })
})

describe('concise', () => {
  test('is a line for each finding, and no path or message steers anything', () => {
    const hostile = file('::error::x\n\u001b[31m', [{ message: 'Bad ##[error]x\n\u202e. Correct it.' }])
    expect(
      reporters
        .concise(report([...MANY.slice(0, 1), hostile]))
        .split('\n')
        .slice(-4),
    ).toEqual([
      'a/SKILL.md:1:7: error skill/name-format: Bad `a/SKILL.md` 29. Correct it.',
      'a/SKILL.md:1:7: warning skill/body-empty: Bad `a/SKILL.md` 30. Correct it.',
      './::error::x<U+000A><U+001B>[31m:1:7: error skill/name-format: Bad ## [error]x<U+000A><U+202E>. Correct it.',
      '',
    ])
    expect(reporters.concise(report([file('a', [])]))).toBe('')
  })

  test('is what the problem matcher reads', () => {
    const [matcher, infos] = JSON.parse(
      readFileSync(new URL('../../problem-matcher.json', import.meta.url), 'utf8'),
    ).problemMatcher
    const read = ({ pattern: [{ regexp, ...groups }] }: typeof matcher, line: string) => {
      const match = new RegExp(regexp).exec(line)
      return (
        match && Object.fromEntries(Object.entries(groups).map(([name, at]) => [name, match[at as number]]))
      )
    }
    const lines = reporters
      .concise(report([file('a b:1:2/SKILL.md', [{}, { severity: 'warning' }, { severity: 'info' }])]))
      .split('\n')
    const fields = { file: 'a b:1:2/SKILL.md', line: '1', column: '7', code: 'skill/name-format' }
    const message = (index: number) => `Bad \`a b:1:2/SKILL.md\` ${index}. Correct it.`
    expect(lines.slice(0, 3).map((line) => read(matcher, line))).toEqual([
      { ...fields, severity: 'error', message: message(0) },
      { ...fields, severity: 'warning', message: message(1) },
      null,
    ])
    expect(lines.slice(0, 3).map((line) => read(infos, line))).toEqual([
      null,
      null,
      { ...fields, message: message(2) },
    ])
    expect([matcher.owner, infos.owner, infos.severity]).toEqual(['passmuster', 'passmuster-info', 'notice'])
  })
})

describe('gitlab', () => {
  const sha = (...parts: readonly string[]) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)

  test('is a list as Code Quality reads it', () => {
    expect(JSON.parse(reporters.gitlab(report([file('a b/SKILL.md', [{}, { severity: 'info' }])])))).toEqual([
      {
        description: 'Bad `a b/SKILL.md` 0. Correct it.',
        check_name: 'skill/name-format',
        fingerprint: `${sha('a b/SKILL.md', 'skill/name-format', 'name:pdf')}-1`,
        severity: 'major',
        location: { path: 'a b/SKILL.md', lines: { begin: 1 } },
      },
      {
        description: 'Bad `a b/SKILL.md` 1. Correct it.',
        check_name: 'skill/name-format',
        fingerprint: `${sha('a b/SKILL.md', 'skill/name-format', 'name:pdf')}-2`,
        severity: 'info',
        location: { path: 'a b/SKILL.md', lines: { begin: 1 } },
      },
    ])
    expect(reporters.gitlab(report([file('a', [])]))).toBe('[]\n')
  })

  test('has the fingerprints of SHA-256 for a line of any length', () => {
    for (const unit of ['x', 'ü', '🧭', '\ud800'])
      for (let length = 0; length < 140; length++) {
        const line = unit.repeat(length)
        const [name] = fingerprints([resultOf([{ range: [0, 0] }], line, 'a')], sha256).values()
        expect(name).toBe(`${sha('a', 'skill/name-format', line)}-1`)
      }
  })

  test('calls a finding what a review calls it', () => {
    const result = file('a', [{}, {}])
    const names = [...fingerprints([result], sha256).values()]
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{16}-1$/), expect.stringMatching(/-2$/)])
    const issues: readonly { fingerprint: string }[] = JSON.parse(reporters.gitlab(report([result])))
    expect(issues.map(({ fingerprint }) => fingerprint)).toEqual(names)
  })

  test('has fingerprints that other lines and words of the message do not change', () => {
    const fingerprints = (text: string, message: string) => {
      const start = text.indexOf('pdf')
      const result = resultOf([{ range: [start, start + 3], message }], text)
      return JSON.parse(reporters.gitlab(report([result]))).map(
        ({ fingerprint }: { fingerprint: string }) => fingerprint,
      )
    }
    expect(fingerprints('a: b\n\n  name:  pdf\n', 'Other words.')).toEqual(
      fingerprints('name: pdf\n', 'Bad. Correct it.'),
    )
  })
})

describe('on a terminal', () => {
  test('a rule is a link to its page, and nobody is told of --explain', () => {
    const text = reporters.text(report([file('a', [{}])], { color: true, links: true }))
    expect(text).toContain(
      '  \u001b]8;;https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-format\u001b\\\u001b[2mskill/name-format\u001b[0m\u001b]8;;\u001b\\\n',
    )
    expect(text).not.toContain('--explain')
    const table = reporters.text(report(MANY, { color: true, links: true }))
    const plain = table.replace(/\u001b(?:\[\d+m|\]8;;[^\u001b]*\u001b\\)/g, '')
    expect(plain.startsWith(TABLE)).toBe(true)
  })
})
