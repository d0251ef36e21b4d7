import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/model.ts'
import { filterResults } from '../../src/project/filter-results.ts'
import type { Options } from '../../src/project/options.ts'
import { run } from '../../src/project/run.ts'
import { withoutPause } from '../../src/project/steps.ts'
import type { ReporterName } from '../../src/reporters/index.ts'
import { reporterNames } from '../../src/reporters/index.ts'
import { DEFAULTS, deadLinks, resultOf } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const skill = (name: string, body: string): string =>
  `---\nname: ${name}\ndescription: Reads ${name} files. Use when the user has one.\n---\n${body}`

/** Three skills with four errors each; the second one has a warning, too. */
const FILES: Readonly<Record<string, Entry>> = {
  '.git/HEAD': '',
  'a/SKILL.md': skill('a', deadLinks(4)),
  'b/SKILL.md': skill('b', `${deadLinks(4)}<!-- passmuster-ignore skill/bom -->\n`),
  'c/SKILL.md': skill('c', deadLinks(4)),
}
const BUDGET = { findings: 5, text: 1_000_000 }
const NOTE =
  'passmuster: 7 findings are counted but not listed: a run lists 5 of each severity, with 100,000 other places and edits. Fix those first, and run again.\n'

function runWith(options: Partial<Options>, budget = BUDGET, files = FILES) {
  return withoutPause(run({ ...DEFAULTS, ...options, budget }, memoryHost(files)))
}

const outputs = (reporter: ReporterName) => [{ reporter, file: undefined }]

describe('more findings than a run keeps', () => {
  test.each(reporterNames)('are counted, and %s says so', async (reporter) => {
    const { stdout, stderr, exitCode } = await runWith({ outputs: outputs(reporter) })
    expect(exitCode).toBe(1)
    expect(stderr).toContain(NOTE)
    const said = {
      text: '12 errors, 1 warning, 0 infos; 3 files checked; 7 findings counted but not listed.\n',
      json: '"omitted": 7\n',
      sarif: '"text": "7 results left out: ',
      github:
        'passmuster: 12 errors, 1 warning, 0 infos; 3 files checked; 7 findings counted but not listed.\n',
      markdown:
        '## passmuster: 12 errors, 1 warning, 0 infos\n\n3 files checked; 7 findings counted but not listed.\n',
      junit: '<failure type="error" message="3 findings are counted but not listed."',
      rdjson: '"severity": "ERROR"',
      concise: 'b/SKILL.md:',
      gitlab: '"severity": "major"',
    }
    expect(stdout).toContain(said[reporter])
  })

  test('leave each file in the report, and its lesser findings', async () => {
    const { files, diagnostics, summary } = JSON.parse((await runWith({ outputs: outputs('json') })).stdout)
    expect(files).toHaveLength(3)
    expect(diagnostics.map(({ path, severity }: Record<string, string>) => `${path} ${severity}`)).toEqual([
      ...Array(4).fill('a/SKILL.md error'),
      'b/SKILL.md error',
      'b/SKILL.md warning',
    ])
    expect(summary).toEqual({
      files: 3,
      errors: 12,
      warnings: 1,
      infos: 0,
      fixable: 0,
      suggested: 0,
      omitted: 7,
    })
  })

  test('fail the run where nothing but them is wrong', async () => {
    const none = { ...BUDGET, findings: 0 }
    for (const [options, exitCode] of [
      [{}, 1],
      [{ failOn: 'never' }, 0],
      [{ failOn: 'never', maxWarnings: 0 }, 1],
      [{ quiet: true }, 1],
      [{ context: true, paths: ['a'] }, 1],
    ] as const)
      expect(await runWith({ ...options, outputs: outputs('text') }, none)).toMatchObject({ exitCode })
    const junit = await runWith({ outputs: outputs('junit') }, none)
    expect(junit.stdout).toContain('<testsuites name="passmuster" tests="3" failures="3"')
    const { stdout } = await runWith({ context: true, paths: ['a'], outputs: outputs('text') }, none)
    expect(stdout).toBe(
      '4 errors, 0 warnings, 0 infos; 3 files checked; 4 findings counted but not listed.\n',
    )
  })

  test('with --quiet are errors only', async () => {
    const { stdout } = await runWith({ quiet: true, outputs: outputs('text') }, { ...BUDGET, findings: 0 })
    expect(stdout).toBe(
      '12 errors; 3 files checked; 1 finding hidden by --quiet; 12 findings counted but not listed.\n',
    )
  })

  test('across files are counted too', async () => {
    const same = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((folder) => [`skills/${folder}/x/SKILL.md`, skill('x', 'Read it.\n')]),
    )
    const { stdout } = await runWith(
      { preset: 'strict', outputs: outputs('json') },
      { ...BUDGET, findings: 2 },
      { '.git/HEAD': '', ...same },
    )
    const { diagnostics, summary } = JSON.parse(stdout)
    const all = summary.errors + summary.warnings + summary.infos
    expect(all).toBeGreaterThan(2)
    expect([diagnostics.length, summary.omitted]).toEqual([2, all - 2])
  })

  test('make no baseline, and no entry of one stale', async () => {
    const written = new Map<string, string>()
    const baseline = (update: 'write' | 'prune' | undefined) =>
      withoutPause(
        run(
          { ...DEFAULTS, outputs: [], baseline: { file: undefined, update }, budget: BUDGET },
          memoryHost(
            {
              ...FILES,
              'passmuster-baseline.json':
                '{"version":1,"entries":[{"path":"c/SKILL.md","rule":"skill/dead-link","count":4}]}',
            },
            written,
          ),
        ),
      )
    for (const update of ['write', 'prune'] as const) {
      const { stderr, exitCode } = await baseline(update)
      expect([stderr, exitCode]).toEqual([
        expect.stringContaining(
          'passmuster: The baseline `passmuster-baseline.json` was not written: the run does not list all findings. Check fewer files in one run.\n',
        ),
        2,
      ])
    }
    expect(written.size).toBe(0)
    expect((await baseline(undefined)).stderr).not.toContain('--baseline-prune')
  })
})

test('errors that are only counted stay where errors count whatever their line', () => {
  const omitted = (error: number) => ({ ...resultOf([]), omitted: { error, warning: 1, info: 0 } })
  const left = filterResults([omitted(1), omitted(0)], (_result, _range, severity) => severity === 'error')
  expect(left.map((result) => result.omitted)).toEqual([{ error: 1, warning: 1, info: 0 }, undefined])
})

test('a file beyond the text that a run reads is a finding', async () => {
  const { stdout, exitCode } = await runWith({ outputs: outputs('json') }, { findings: 100, text: 200 })
  const { diagnostics, files } = JSON.parse(stdout)
  expect(files).toHaveLength(3)
  expect(exitCode).toBe(1)
  expect(
    diagnostics
      .filter(({ rule }: { rule: string }) => rule === 'file/unreadable')
      .map(({ path, message }: Record<string, string>) => `${path}: ${message}`),
  ).toEqual([
    'c/SKILL.md: The path cannot be read: the run has reached its limit of text. Check fewer files in one run, or use `--shard`.',
  ])
})

test('findings within the budget leave no trace of it', async () => {
  const { stdout, stderr } = await runWith({ outputs: outputs('json') }, { ...BUDGET, findings: 12 })
  expect([stdout.includes('omitted'), stderr]).toEqual([false, ''])
})
