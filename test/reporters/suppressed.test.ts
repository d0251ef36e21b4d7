import { describe, expect, test } from 'vitest'
import type { Options } from '../../src/project/options.ts'
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
  const report = { results: [resultOf([diagnostic], 'text', 'a/SKILL.md')], hidden: 0, color: false }
  const [{ locations, relatedLocations }] = JSON.parse(sarif(report)).runs[0].results
  expect(locations.length + relatedLocations.length).toBe(1000)
})
