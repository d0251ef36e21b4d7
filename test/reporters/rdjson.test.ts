import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import type { Diagnostic } from '../../src/model.ts'
import { sha256 } from '../../src/project/write-reports.ts'
import { reporters } from '../../src/reporters/index.ts'
import { atLength } from '../at-length.ts'
import { current } from '../docs/current.ts'
import type { Finding } from '../linting.ts'
import { resultOf } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'
import type { Run } from '../runs.ts'
import { BAD_SKILL, bytesOf, RUNS, reportsOf } from '../runs.ts'
import { printed } from './all-reporters.ts'
import { isDiagnosticResult } from './report-schemas.ts'

interface Place {
  readonly line: number
  readonly column: number
}

interface Span {
  readonly start: Place
  readonly end: Place
}

interface Reported {
  readonly message: string
  readonly location: { readonly path: string; readonly range: Span }
  readonly severity: string
  readonly code: { readonly value: string }
  readonly suggestions?: readonly { readonly range: Span; readonly text: string }[]
}

/** The span of bytes that reviewdog takes a range for. */
function bytesIn(bytes: Buffer, { start, end }: Span): [start: number, end: number] {
  const starts = [0]
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) starts.push(at + 1)
  return [starts[start.line - 1]! + start.column - 1, starts[end.line - 1]! + end.column - 1]
}

/**
 * Holds a finding against the same one of the JSON report: they mean the same characters, and their fixes
 * make the same file.
 */
function compare(reported: Reported, finding: Finding, bytes: Buffer | undefined): void {
  expect([reported.code.value, reported.severity, reported.message]).toEqual([
    finding.rule,
    finding.severity.toUpperCase(),
    finding.message.toWellFormed(),
  ])
  expect(reported.location.path).toBe(finding.path.toWellFormed())
  expect(reported.suggestions?.length).toBe(finding.fix && 1)
  if (bytes === undefined) return
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const [start, end] = bytesIn(bytes, reported.location.range)
  expect(bytes.subarray(0, start).toString()).toBe(text.slice(0, finding.range.start.offset))
  expect(bytes.subarray(start, end).toString()).toBe(
    text.slice(finding.range.start.offset, finding.range.end.offset),
  )
  for (const suggestion of reported.suggestions ?? []) {
    const [from, to] = bytesIn(bytes, suggestion.range)
    const suggested = Buffer.concat([
      bytes.subarray(0, from),
      Buffer.from(suggestion.text),
      bytes.subarray(to),
    ]).toString()
    const edits = finding.fix!.edits.toSorted((a, b) => b.range.start.offset - a.range.start.offset)
    expect(suggested).toBe(
      edits.reduce(
        (fixed, { range, text: written }) =>
          fixed.slice(0, range.start.offset) + written + fixed.slice(range.end.offset),
        text,
      ),
    )
  }
}

/**
 * Checks the report of a run; returns how many findings and suggestions it has, and how many findings were
 * held against bytes.
 */
async function check(
  run: Pick<Run, 'host' | 'options'>,
): Promise<{ findings: number; suggestions: number; located: number }> {
  const { json, rdjson } = await reportsOf(run)
  const report: { readonly diagnostics: readonly Reported[] } = JSON.parse(rdjson)
  isDiagnosticResult(report)
  expect(isDiagnosticResult.errors ?? []).toEqual([])
  expect(report.diagnostics).toHaveLength(json.diagnostics.length)
  const files = new Map(json.files.map(({ path }) => [path, bytesOf(path, run.host)]))
  for (const [index, reported] of report.diagnostics.entries())
    compare(reported, json.diagnostics[index]!, files.get(json.diagnostics[index]!.path))
  return {
    findings: report.diagnostics.length,
    suggestions: report.diagnostics.filter(({ suggestions }) => suggestions !== undefined).length,
    located: json.diagnostics.filter(({ path }) => files.get(path) !== undefined).length,
  }
}

function rdjson(diagnostics: Partial<Diagnostic>[], text: string) {
  return JSON.parse(printed('rdjson', resultOf(diagnostics, text)))
}

test('is what reviewdog reads', async () => {
  const { rdjson } = await reportsOf({
    host: memoryHost({ '.git/HEAD': '', 'skills/excel/SKILL.md': BAD_SKILL }),
    options: { rules: new Map([['skill/dead-link', 'info']]) },
  })
  current('test/reporters/expected/report.rdjson', rdjson)
})

test('has no severity and an empty list when nothing was found', () => {
  expect(
    reporters.rdjson({ results: [resultOf([])], hidden: 3, color: false, sha256 }),
  ).toMatchInlineSnapshot(`
    "{
      "source": {
        "name": "passmuster",
        "url": "https://github.com/passmuster/passmuster"
      },
      "diagnostics": []
    }
    "
  `)
})

test.each([
  ['umlauts take two bytes', 'größe: x\n', [7, 8], [1, 10], [1, 11]],
  ['other planes take four bytes, not two units', 'a𐐀b\n', [3, 4], [1, 6], [1, 7]],
  ['a range of such characters', 'x: 🧭ü漢\n', [3, 7], [1, 4], [1, 13]],
  ['a byte order mark takes three', '\ufeffname: x\n', [7, 8], [1, 10], [1, 11]],
  ['a byte order mark alone', '\ufeffname: x\n', [0, 1], [1, 1], [1, 4]],
  ['only the own line counts', '🧭\r\nü: x\r\n', [7, 8], [2, 5], [2, 6]],
  ['across lines, the end is exclusive', 'ü\n🧭\nü', [0, 5], [1, 1], [3, 1]],
  ['the end of the text', 'ü🧭', [3, 3], [1, 7], [1, 7]],
] as const)('columns count bytes: %s', (_, text, range, start, end) => {
  const [{ location }] = rdjson([{ range }], text).diagnostics
  expect(location.range).toEqual({
    start: { line: start[0], column: start[1] },
    end: { line: end[0], column: end[1] },
  })
})

test('all edits of a fix are one suggestion, the text between them kept', () => {
  const text = 'ä: 🧭\nb: ü\nc: d\n'
  const fix = {
    title: 'Mend',
    safe: false,
    edits: [
      { range: [12, 13], text: '' },
      { range: [3, 5], text: 'ß' },
      { range: [9, 10], text: 'ö' },
    ],
  } as const
  expect(rdjson([{ fix }], text).diagnostics[0].suggestions).toEqual([
    { range: { start: { line: 1, column: 5 }, end: { line: 3, column: 3 } }, text: 'ß\nb: ö\nc' },
  ])
})

test('a fix without edits is no suggestion', () => {
  expect(
    rdjson([{ fix: { title: 'Mend', safe: true, edits: [] } }], 'a\n').diagnostics[0],
  ).not.toHaveProperty('suggestions')
})

test('never holds what GitHub’s runner obeys, nor half a surrogate pair', () => {
  const report = printed(
    'rdjson',
    resultOf([{ message: 'Bad ##[error]x \ud800. Mend it.' }], '', '\udfff/SKILL.md'),
  )
  expect(report).not.toMatch(/##\[|\\ud[89a-f]/i)
  expect(JSON.parse(report).diagnostics[0]).toMatchObject({
    message: 'Bad ##[error]x \ufffd. Mend it.',
    location: { path: '\ufffd/SKILL.md' },
  })
})

describe('satisfies the schema, and means the characters and changes of the JSON report', () => {
  test.each(RUNS.map((run) => [run.title, run] as const))('%s', async (title, run) => {
    const { findings, located } = await check(run)
    if (title.includes('clean') || title.includes('nothing')) expect(findings).toBe(0)
    else expect(findings).toBeGreaterThan(0)
    const without = findings - located
    if (without > 0) expect(title).toMatch(/cannot be read|file\/(?:symlink|unreadable)$/)
  })

  if (atLength)
    test.skipIf(!hasRealFiles)('real files', async () => {
      const { findings, suggestions, located } = await check({
        host: machine,
        options: { paths: [realFiles], preset: 'strict' },
      })
      expect(findings).toBeGreaterThan(100)
      expect(suggestions).toBeGreaterThan(10)
      expect(located).toBe(findings)
    })
})

describe('the schema refuses', () => {
  const valid = rdjson([{ fix: { title: 'Mend', safe: true, edits: [{ range: [0, 1], text: '' }] } }], 'a\n')
  const [diagnostic] = valid.diagnostics

  test('nothing of a good report', () => {
    expect(isDiagnosticResult(valid)).toBe(true)
  })

  test.each([
    ['an unknown field', { ...valid, version: 1 }],
    ['no source', { diagnostics: [] }],
    ['a severity of another format', { ...valid, diagnostics: [{ ...diagnostic, severity: 'error' }] }],
    ['an unknown field of a diagnostic', { ...valid, diagnostics: [{ ...diagnostic, rule: 'x' }] }],
    ['an empty message', { ...valid, diagnostics: [{ ...diagnostic, message: '' }] }],
    [
      'no path',
      { ...valid, diagnostics: [{ ...diagnostic, location: { range: diagnostic.location.range } }] },
    ],
    [
      'a column 0',
      {
        ...valid,
        diagnostics: [{ ...diagnostic, location: { path: 'a', range: { start: { line: 1, column: 0 } } } }],
      },
    ],
    [
      'an offset',
      {
        ...valid,
        diagnostics: [
          { ...diagnostic, location: { path: 'a', range: { start: { line: 1, column: 1, offset: 0 } } } },
        ],
      },
    ],
    [
      'a suggestion without text',
      { ...valid, diagnostics: [{ ...diagnostic, suggestions: [{ range: diagnostic.location.range }] }] },
    ],
    ['half a surrogate pair', { ...valid, diagnostics: [{ ...diagnostic, message: '\ud800' }] }],
  ])('%s', (_, broken) => {
    expect(isDiagnosticResult(broken)).toBe(false)
  })
})
