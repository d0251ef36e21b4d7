import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { rules } from '../../src/formats/rules.ts'
import type { Diagnostic } from '../../src/model.ts'
import { sha256 } from '../../src/project/write-reports.ts'
import { MOST_LINES } from '../../src/reporters/github.ts'
import type { ReporterName } from '../../src/reporters/index.ts'
import { reporterNames, reporters } from '../../src/reporters/index.ts'
import { LONGEST_SUMMARY } from '../../src/reporters/markdown.ts'
import type { Result } from '../../src/reporters/report.ts'
import { MOST_RESULTS } from '../../src/reporters/report.ts'
import { turn } from '../at-length.ts'
import { resultOf } from '../linting.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import { sarifFault } from './properties.ts'

const MOST_RUNS = 60
const RUNS = Math.min(Number(process.env['FUZZ_RUNS'] ?? MOST_RUNS), MOST_RUNS)
const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)

/** What code scanning takes, compressed. Source: GitHub, SARIF support for code scanning. */
const MOST_SARIF = 10_000_000
/** What one character of a file becomes at most, such as `<U+E0000>` in Markdown; a finding's own words come on top. */
const TIMES = 20
const WORDS = 10_000

const PARTS = [
  'a',
  ' ',
  '\n',
  '\r',
  '\u001b[31m',
  '\u202e',
  '\ud800',
  '\udc00',
  '\0',
  '\ufffe',
  ']]>',
  '</x>',
  '&',
  '"',
  '\\',
  '](x)',
  '|',
  '```',
  '::error::',
  '##[',
  '%0A',
  '\u{e0041}',
  '💥',
  '<!--',
  '$',
]

/** Seldom repeated, up to `most` times. */
function someText(random: Random, most = 2000): string {
  const text = Array.from({ length: random.below(20) }, () => random.pick(PARTS)).join('')
  return random.once(10) ? text.repeat(random.below(most)) : text
}

function someFinding(random: Random, length: number, most: number): Partial<Diagnostic> {
  const start = random.below(length + 1)
  const range = [start, start + random.below(length - start + 1)] as const
  return {
    rule: random.pick(['skill/name-format', 'skill/dead-link', 'file/too-large']),
    severity: random.pick(['error', 'warning', 'info']),
    message: `Bad: ${someText(random, most)}`,
    range,
    ...(random.once(3) && {
      fix: {
        title: someText(random, most),
        safe: random.once(2),
        edits: [{ range, text: someText(random, most) }],
      },
    }),
    ...(random.once(5) && { related: [{ range, message: someText(random, most) }] }),
  }
}

function someResults(random: Random): readonly Result[] {
  return Array.from({ length: 1 + random.below(4) }, (_, index) => {
    const text = someText(random)
    const number = random.pick([0, 1, 11, 100, random.once(5) ? 30_000 : 10])
    // Of very many findings with long texts a report is longer than a string, which the checks need it to be.
    const most = number > 1000 ? 20 : 2000
    const findings = Array.from({ length: Math.min(number, 200) }, () =>
      someFinding(random, text.length, most),
    )
    const all = Array.from({ length: number }, (_finding, at) => findings[at % findings.length]!)
    return resultOf(all, text, `${index}/${someText(random).slice(0, 200)}`)
  })
}

/** A bound for reports that list everything: so many times what went in. */
function sizeOf(results: readonly Result[]): number {
  const size = (value: unknown): number => JSON.stringify(value).length
  return results.reduce(
    (sum, { diagnostics, path, text = '' }) =>
      diagnostics.reduce(
        (all, each) => all + TIMES * (size(each) + path.length + text.length) + WORDS,
        sum + TIMES * text.length + WORDS,
      ),
    WORDS,
  )
}

function faultOf(name: ReporterName, text: string, results: readonly Result[]): string | undefined {
  if (text.length > 100 * WORDS + sizeOf(results)) return `${text.length} characters`
  if (name === 'json' || name === 'rdjson') JSON.parse(text)
  if (name === 'markdown' && Buffer.byteLength(text) > LONGEST_SUMMARY) return 'GitHub would drop it'
  if (name === 'github' && text.split('\n').length > MOST_LINES + 50) return 'the log is longer than that'
  if (name !== 'sarif') return undefined
  const report = JSON.parse(text) as { runs: { results: unknown[] }[] }
  if (report.runs[0]!.results.length > MOST_RESULTS || gzipSync(text).length > MOST_SARIF)
    return 'it is too large'
  return sarifFault(report)
}

test('reports of hostile texts keep to their budgets, and their pieces are one whole', {
  timeout: 3_600_000,
}, async () => {
  const xml: { fileName: string; contents: string }[] = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) {
    await turn()
    const results = someResults(randomOf(seed))
    for (const name of reporterNames) {
      const report = { results, hidden: 0, color: false, rules: () => rules, sha256 }
      const text = [...reporters[name](report)].join('')
      const fault = faultOf(name, text, results)
      if (fault !== undefined) expect([`FUZZ_SEED=${seed} FUZZ_RUNS=1`, name, fault]).toEqual([])
      if (name === 'junit' && text.length < 1_000_000) xml.push({ fileName: `${seed}.xml`, contents: text })
    }
  }
  const { errors } = await validateXML({
    xml,
    schema: [readFileSync(new URL('../schemas/junit-10.xsd', import.meta.url), 'utf8')],
    maxMemoryPages: 8192,
  })
  expect(errors.map(({ rawMessage }) => rawMessage).slice(0, 5)).toEqual([])
})
