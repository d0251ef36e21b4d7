import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { machine } from '../../src/files/node-host.ts'
import { sha256 } from '../../src/project/write-reports.ts'
import { reporters } from '../../src/reporters/index.ts'
import type { Result } from '../../src/reporters/report.ts'
import { atLength } from '../at-length.ts'
import { resultOf } from '../linting.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'
import type { Reports } from '../runs.ts'
import { HOSTILE_NAMES, RUNS, reportsOf } from '../runs.ts'

const schema = readFileSync(new URL('../schemas/junit-10.xsd', import.meta.url), 'utf8')

/** What the schema, or XML itself, has against documents: one list of messages each. */
async function faultsOf(documents: readonly string[]): Promise<readonly (readonly string[])[]> {
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors, valid } = await validateXML({ xml, schema: [schema], maxMemoryPages: 8192 })
  const faults = xml.map(({ fileName }) =>
    errors.filter(({ rawMessage }) => rawMessage.startsWith(`${fileName}:`)).map(({ message }) => message),
  )
  // A validator that did not come to work has nothing against any document either.
  expect(valid).toBe(faults.every((messages) => messages.length === 0))
  return faults
}

function junit(...results: Result[]): string {
  return reporters.junit({ results, hidden: 0, color: false, sha256 })
}

function occurrences(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}

/**
 * Whether the counts are those of the cases and of the JSON report, and no two cases of a suite have one
 * name.
 */
function checkCounts({ json: { files, diagnostics, summary }, junit: report }: Reports): void {
  const [, tests, failures, errors] =
    /^<testsuites name="passmuster" tests="(\d+)" failures="(\d+)" errors="(\d+)" time="0">$/m
      .exec(report)!
      .map(Number)
  const clean = files.filter(({ path }) => !diagnostics.some((finding) => finding.path === path)).length
  expect([tests, failures, errors]).toEqual([
    diagnostics.length + clean,
    summary['errors']! + summary['warnings']!,
    0,
  ])
  expect(occurrences(/<testcase /g, report)).toBe(tests)
  expect(occurrences(/<failure /g, report)).toBe(failures)
  expect(occurrences(/<system-out>/g, report)).toBe(summary['infos'])
  const suites = report.split('<testsuite ').slice(1)
  expect(suites).toHaveLength(files.length)
  for (const suite of suites) {
    const [, own, failed] = /^name="[^"]*" tests="(\d+)" failures="(\d+)" errors="0" time="0" skipped="0">$/m
      .exec(suite)!
      .map(Number)
    const names = [...suite.matchAll(/<testcase name="([^"]*)"/g)].map(([, name]) => name)
    expect([own, failed]).toEqual([names.length, occurrences(/<failure /g, suite)])
    expect(new Set(names).size).toBe(names.length)
  }
}

test('has a suite for each file, and a case for each finding or one that passes', async () => {
  const run = RUNS.find(({ title }) => title === 'every severity')!
  expect((await reportsOf(run)).junit).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="passmuster" tests="3" failures="2" errors="0" time="0">
    <testsuite name="skills/excel/SKILL.md" tests="2" failures="1" errors="0" time="0" skipped="0">
    <testcase name="skill/name-directory" classname="skills/excel/SKILL" time="0"><system-out>skills/excel/SKILL.md:2:7 info: The skill is named \`pdf\` but its directory is \`excel\`. Write \`excel\`, or rename the directory to \`pdf\`. Crush and Roo Code refuse the skill.
    suggestion: Write \`excel\`
    https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory</system-out></testcase>
    <testcase name="skill/dead-link" classname="skills/excel/SKILL" time="0"><failure type="warning" message="\`forms.md\` does not exist. Add the file or correct the path.">skills/excel/SKILL.md:5:10 warning: \`forms.md\` does not exist. Add the file or correct the path.
    https://github.com/passmuster/passmuster/blob/main/docs/skill.md#dead-link</failure></testcase>
    </testsuite>
    <testsuite name="skills/word/SKILL.md" tests="1" failures="1" errors="0" time="0" skipped="0">
    <testcase name="skill/frontmatter-yaml" classname="skills/word/SKILL" time="0"><failure type="error" message="\`Liest Bücher 🧭📚. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value. claude.ai, Copilot CLI, Goose and 6 more refuse the skill.">skills/word/SKILL.md:3:14 error: \`Liest Bücher 🧭📚. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value. claude.ai, Copilot CLI, Goose and 6 more refuse the skill.
    fix: Quote the value
    https://github.com/passmuster/passmuster/blob/main/docs/skill.md#frontmatter-yaml</failure></testcase>
    </testsuite>
    </testsuites>
    "
  `)
})

test('passes where nothing was found, and is empty where nothing was checked', () => {
  expect(
    junit(resultOf([], '', '.github/agents/review.agent.md'), resultOf([], '', 'b/.3md')),
  ).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="passmuster" tests="2" failures="0" errors="0" time="0">
    <testsuite name=".github/agents/review.agent.md" tests="1" failures="0" errors="0" time="0" skipped="0">
    <testcase name=".github/agents/review.agent.md" classname=".github/agents/review.agent" time="0"/>
    </testsuite>
    <testsuite name="b/.3md" tests="1" failures="0" errors="0" time="0" skipped="0">
    <testcase name="b/.3md" classname="b/.3md" time="0"/>
    </testsuite>
    </testsuites>
    "
  `)
  expect(junit()).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="passmuster" tests="0" failures="0" errors="0" time="0">
    </testsuites>
    "
  `)
})

test('numbers the findings of one rule, and tells the other places and the cure', () => {
  const related = [{ path: 'b/SKILL.md', range: [2, 3], message: 'The other one.' }] as const
  const first = resultOf(
    [
      {},
      { related, fix: { title: 'Mend', safe: true, edits: [] } },
      { rule: 'skill/bom' },
      { severity: 'warning' },
    ],
    'name: pdf\n',
    'a/SKILL.md',
  )
  expect(junit(first, resultOf([], 'ü\n🧭', 'b/SKILL.md'))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="passmuster" tests="5" failures="4" errors="0" time="0">
    <testsuite name="a/SKILL.md" tests="4" failures="4" errors="0" time="0" skipped="0">
    <testcase name="skill/name-format" classname="a/SKILL" time="0"><failure type="error" message="Bad. Mend it.">a/SKILL.md:1:7 error: Bad. Mend it.
    https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-format</failure></testcase>
    <testcase name="skill/name-format (2)" classname="a/SKILL" time="0"><failure type="error" message="Bad. Mend it.">a/SKILL.md:1:7 error: Bad. Mend it.
    see b/SKILL.md:2:1 The other one.
    fix: Mend
    https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-format</failure></testcase>
    <testcase name="skill/bom" classname="a/SKILL" time="0"><failure type="error" message="Bad. Mend it.">a/SKILL.md:1:7 error: Bad. Mend it.
    https://github.com/passmuster/passmuster/blob/main/docs/skill.md#bom</failure></testcase>
    <testcase name="skill/name-format (3)" classname="a/SKILL" time="0"><failure type="warning" message="Bad. Mend it.">a/SKILL.md:1:7 warning: Bad. Mend it.
    https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-format</failure></testcase>
    </testsuite>
    <testsuite name="b/SKILL.md" tests="1" failures="0" errors="0" time="0" skipped="0">
    <testcase name="b/SKILL.md" classname="b/SKILL" time="0"/>
    </testsuite>
    </testsuites>
    "
  `)
})

test('is XML whatever the text', async () => {
  const reports = HOSTILE_NAMES.map((text) =>
    junit(
      resultOf(
        [
          { message: text, fix: { title: text, safe: true, edits: [] } },
          { severity: 'info', message: text },
        ],
        '',
        text,
      ),
    ),
  )
  expect(await faultsOf(reports)).toEqual(reports.map(() => []))
  for (const report of reports) {
    expect(report).not.toMatch(/[^\n -~\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|##\[|^\s*::/mu)
    expect(report.match(/^.*$/gm)).toHaveLength(11)
  }
  expect(
    reports.slice(0, 8).map((report) => /testsuite name="([^"]*)"/.exec(report)![1]),
  ).toMatchInlineSnapshot(`
    [
      "&#34;quoted&#34; &#38; 'so'",
      "&#60;b&#62;]]&#62;",
      "two&#60;U+000A&#62;lines&#60;U+0009&#62;and&#60;U+000D&#62;",
      "🧭 Bücher",
      "&#60;U+0000&#62;&#60;U+0001&#62;&#60;U+001B&#62;[31m",
      "&#60;U+FFFE&#62;&#60;U+FFFF&#62;",
      "&#60;U+D800&#62;",
      "::error::x ## [error]y",
    ]
  `)
})

describe('satisfies the schema, with counts that are right', () => {
  test('in runs of every sort', async () => {
    const reports: Reports[] = []
    for (const run of RUNS) reports.push(await reportsOf(run))
    expect(reports.length).toBeGreaterThan(100)
    for (const report of reports) checkCounts(report)
    const faults = await faultsOf(reports.map((report) => report.junit))
    expect(
      faults.flatMap((messages, index) => messages.map((message) => `${RUNS[index]!.title}: ${message}`)),
    ).toEqual([])
  })

  if (atLength)
    test.skipIf(!hasRealFiles)('on real files', async () => {
      const reports = await reportsOf({ host: machine, options: { paths: [realFiles], preset: 'strict' } })
      expect(reports.json.diagnostics.length).toBeGreaterThan(100)
      checkCounts(reports)
      expect(await faultsOf([reports.junit])).toEqual([[]])
    })
})

describe('the schema refuses', () => {
  const valid = junit(resultOf([{}, { severity: 'info' }]))

  test('nothing of a good report', async () => {
    expect(await faultsOf([valid])).toEqual([[]])
  })

  test.each([
    ['a character that XML forbids', valid.replace('Bad.', '\u0001')],
    ['a character that XML forbids, escaped', valid.replace('Bad.', '&#1;')],
    ['a character of no use, raw', valid.replace('Bad.', '\ufffe')],
    ['an open tag', valid.replace('</testsuite>', '')],
    ['a bare ampersand', valid.replace('Bad.', 'a & b')],
    ['a count that is no number', valid.replace('failures="1"', 'failures="one"')],
    ['no count', valid.replace(' errors="0"', '')],
    ['a suite without name', valid.replace(/testsuite name="[^"]*"/, 'testsuite')],
    ['an unknown attribute', valid.replace('<testcase ', '<testcase line="1" ')],
    ['an unknown element', valid.replaceAll('system-out', 'output')],
    ['a failure outside a case', valid.replace('<testcase ', '<failure/><testcase ')],
  ])('%s', async (_, broken) => {
    expect(broken).not.toBe(valid)
    expect((await faultsOf([valid, broken])).map((faults) => faults.length > 0)).toEqual([false, true])
  })
})
