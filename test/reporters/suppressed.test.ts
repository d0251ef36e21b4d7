import { describe, expect, test } from 'vitest'
import type { Options } from '../../src/project/options.ts'
import { sha256 } from '../../src/project/write-reports.ts'
import { sarif } from '../../src/reporters/sarif.ts'
import { skill } from '../folder.ts'
import { lintOn, resultOf } from '../linting.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

const FILES = {
  '.git/HEAD': '',
  'skills/a/SKILL.md': skill('word # passmuster-ignore skill/*: the path is in use elsewhere'),
  'skills/b/SKILL.md': skill('excel', 'See [it](gone.md).\n'),
  'passmuster-baseline.json':
    '{"version":1,"entries":[{"path":"skills/b/SKILL.md","rule":"skill/name-directory","count":1}]}',
}

interface SarifRun {
  readonly results: readonly Readonly<Record<string, unknown>>[]
  readonly tool: { readonly driver: { readonly rules: readonly { id: string; properties: object }[] } }
}

async function runOf(files: Readonly<Record<string, string>>, options: Partial<Options>): Promise<SarifRun> {
  const outputs = [{ reporter: 'sarif', file: undefined }] as const
  const { stdout } = await lintOn(memoryHost(files), { outputs, ...options })
  return JSON.parse(stdout).runs[0]
}

const briefly = ({ results }: SarifRun) =>
  results.map(({ ruleId, suppressions }) => (suppressions === undefined ? [ruleId] : [ruleId, suppressions]))

/** A report of a file with so many findings, and so many that the baseline knows. */
function silenced(found: number, suppressed: number, messages: readonly string[] = []) {
  const finding = { rule: 'skill/bom', severity: 'error', message: 'Here.', range: [0, 1] } as const
  const silent = Array.from({ length: suppressed }, (_, index) => ({
    diagnostic: { ...finding, message: messages[index] ?? 'Here.' },
    by: 'baseline' as const,
  }))
  const result = resultOf(Array(found).fill(finding), 'text', 'a/SKILL.md')
  return { results: [{ ...result, silent }], hidden: 0, color: false, sha256 }
}

describe('suppressed findings in SARIF', () => {
  test('are those of comments with their reasons, and those of the baseline', async () => {
    expect(briefly(await runOf(FILES, { reportSuppressed: true }))).toEqual([
      ['skill/dead-link'],
      ['skill/name-directory', [{ kind: 'inSource', justification: 'the path is in use elsewhere' }]],
      ['skill/name-directory', [{ kind: 'external' }]],
    ])
  })

  test('are not there where nobody asks for them', async () => {
    expect(briefly(await runOf(FILES, {}))).toEqual([['skill/dead-link']])
  })

  test('change no verdict', async () => {
    const outputs = [{ reporter: 'sarif', file: undefined }] as const
    const { 'skills/b/SKILL.md': _, 'passmuster-baseline.json': baseline, ...files } = FILES
    expect(baseline).toContain('skills/b')
    const { exitCode } = await lintOn(memoryHost(files), { outputs, reportSuppressed: true })
    expect(exitCode).toBe(0)
  })

  test.each<[string, number, number, number, string | undefined]>([
    ['all that fit', 24_000, 1000, 1000, undefined],
    ['as many as fit beside the others', 24_000, 1001, 1000, '1 suppressed result left out'],
    ['none where the others fill the log', 25_000, 300, 0, '300 suppressed results left out'],
    ['the most where nothing else is found', 0, 26_000, 25_000, '1,000 suppressed results left out'],
  ])('are %s', (_, found, suppressed, listed, note) => {
    const notes: string[] = []
    const report = silenced(found, suppressed)
    const { results, invocations } = JSON.parse(sarif({ ...report, tell: (said) => notes.push(said) }))
      .runs[0]
    const silent = results.filter((each: object) => 'suppressions' in each)
    expect([results.length - silent.length, silent.length]).toEqual([found, listed])
    const more = invocations?.[0].toolExecutionNotifications.map(
      (each: { message: { text: string } }) => each.message.text,
    )
    const limits = 'code scanning takes 25,000 results and 10 MB for each run, the most severe first'
    expect(more).toEqual(note && [`${note}: ${limits}.`])
    const left = note?.replace('result', 'finding').replace(' left out', '')
    expect(notes).toEqual(
      note === undefined
        ? []
        : [`The SARIF report leaves out ${left}: code scanning takes 25,000 and 10 MB.`],
    )
  })

  test('are the most severe where not all fit', () => {
    const report = silenced(24_999, 2)
    const [result] = report.results
    const [first, second] = result!.silent!
    const silent = [{ ...first!, diagnostic: { ...first!.diagnostic, severity: 'info' as const } }, second!]
    const { results } = JSON.parse(sarif({ ...report, results: [{ ...result!, silent }] })).runs[0]
    expect(results.at(-1)).toMatchObject({ level: 'error', suppressions: [{ kind: 'external' }] })
  })

  test('are as many as 10 MB take', () => {
    const long = (_: unknown, index: number): string => `${index}${'x'.repeat(20_000)}`
    const report = silenced(0, 1000, Array.from({ length: 1000 }, long))
    const notes: string[] = []
    const { results } = JSON.parse(sarif({ ...report, tell: (said) => notes.push(said) })).runs[0]
    expect(results.length).toBeGreaterThan(400)
    expect(results.length).toBeLessThan(450)
    expect(notes).toEqual([
      `The SARIF report leaves out ${1000 - results.length} suppressed findings: code scanning takes 25,000 and 10 MB.`,
    ])
  })

  test('of other files than the paths of a run are left out', async () => {
    const { '.git/HEAD': head, ...files } = FILES
    const run = await runOf(
      { '.git/HEAD': head, ...files },
      { reportSuppressed: true, context: true, paths: [`${ROOT}/skills/a`] },
    )
    expect(briefly(run).map(([rule]) => rule)).toEqual(['skill/name-directory'])
  })
})

describe('what SARIF says of rules', () => {
  test('errors are the most precise; what is an attack, and nothing else, has a severity of its own', async () => {
    const files = {
      '.git/HEAD': '',
      'a/SKILL.md': skill('a', 'Read \u{e0068}\u{e0069}it. See [it](gone.md).\n'),
    }
    const { tool } = await runOf(files, {})
    const properties = tool.driver.rules.map(({ id, properties: of }) => [id, of])
    expect(properties).toEqual([
      ['file/hidden-text', expect.objectContaining({ 'security-severity': '8.0', precision: 'very-high' })],
      ['skill/dead-link', expect.objectContaining({ 'problem.severity': 'error', precision: 'very-high' })],
    ])
    expect(properties.filter(([, of]) => 'security-severity' in (of as object))).toHaveLength(1)
  })
})

test('a file that was renamed has the fingerprints that it had', async () => {
  const of = async (path: string) => {
    const text = skill('a', 'See [it](gone.md), [that](../x/lost.md) and [it](gone.md).\n')
    const { results } = await runOf({ '.git/HEAD': '', [path]: text }, {})
    return results.map(({ ruleId, partialFingerprints }) => [ruleId, partialFingerprints])
  }
  const before = await of('old/a/SKILL.md')
  expect(before.length).toBeGreaterThan(1)
  expect(await of('new/deeper/a/SKILL.md')).toEqual(before)
})

test('a result has at most a thousand locations', () => {
  const related = Array.from({ length: 1500 }, () => ({ range: [0, 1] as const, message: 'Here, too.' }))
  const diagnostic = {
    rule: 'skill/bom',
    severity: 'error',
    message: 'Here.',
    range: [0, 1],
    related,
  } as const
  const report = { results: [resultOf([diagnostic], 'text', 'a/SKILL.md')], hidden: 0, color: false, sha256 }
  const [{ locations, relatedLocations }] = JSON.parse(sarif(report)).runs[0].results
  expect(locations.length + relatedLocations.length).toBe(1000)
})
