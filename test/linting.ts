import { expect } from 'vitest'
import type { Host } from '../src/files/host.ts'
import type { Diagnostic, Example, RuleInfo } from '../src/model.ts'
import type { Options } from '../src/project/options.ts'
import type { Outcome } from '../src/project/outcome.ts'
import { run } from '../src/project/run.ts'
import { withoutPause } from '../src/project/steps.ts'
import { SAME } from '../src/reporters/causes.ts'
import type { Result } from '../src/reporters/report.ts'
import { exampleHost } from './memory-host.ts'

/** A diagnostic as the JSON report has it. */
export interface Finding {
  readonly path: string
  readonly rule: string
  readonly severity: string
  readonly message: string
  readonly range: { readonly start: Place; readonly end: Place }
  readonly related?: readonly {
    readonly path: string
    readonly range: { readonly start: Place }
    readonly message: string
  }[]
  readonly fix?: {
    readonly title: string
    readonly safe: boolean
    readonly edits: readonly {
      readonly range: { readonly start: Place; readonly end: Place }
      readonly text: string
    }[]
  }
}

interface Place {
  readonly line: number
  readonly column: number
  readonly offset: number
}

export const DEFAULTS: Options = {
  paths: ['.'],
  preset: 'recommended',
  dialect: 'agent-skills',
  agentFormat: undefined,
  rules: new Map(),
  gitignore: true,
  inlineConfig: true,
  config: undefined,
  baseline: { file: undefined, update: undefined },
  fix: undefined,
  outputs: [{ reporter: 'json', file: undefined }],
  quiet: false,
  maxWarnings: Infinity,
  failOn: 'error',
  errorOnUnmatched: true,
  context: false,
  stdinPath: undefined,
  color: false,
}

/**
 * A whole run. Where its report is JSON on standard output, the summary is held against what was reported.
 */
export async function lintOn(host: Host, options: Partial<Options> = {}): Promise<Outcome> {
  const outcome = withoutPause(run({ ...DEFAULTS, ...options }, host))
  if (outcome.stdout.startsWith('{\n  "version"')) expectHonestCounts(outcome)
  return outcome
}

/**
 * Every file that was matched is listed once, checked or refused, every finding lies in one of them, and the
 * summary counts them all.
 */
function expectHonestCounts({ stdout }: Outcome): void {
  const { files, diagnostics, statistics, summary } = JSON.parse(stdout) as {
    files: readonly { readonly path: string }[]
    diagnostics: readonly Finding[]
    statistics: readonly { readonly findings: number }[]
    summary: Readonly<Record<string, number>>
  }
  const paths = new Set(files.map(({ path }) => path))
  // A finding that stands for several counts for each of them.
  const weigh = (some: readonly Finding[]): number =>
    some.reduce(
      (sum, { related = [] }) => sum + 1 + related.filter(({ message }) => message === SAME).length,
      0,
    )
  const of = (severity: string): number => weigh(diagnostics.filter((each) => each.severity === severity))
  expect(summary).toEqual({
    files: paths.size,
    errors: of('error'),
    warnings: of('warning'),
    infos: of('info'),
    fixable: diagnostics.filter(({ fix }) => fix?.safe).length,
    suggested: diagnostics.filter(({ fix }) => fix?.safe === false).length,
  })
  expect(statistics.reduce((sum, { findings }) => sum + findings, 0)).toBe(weigh(diagnostics))
  expect([files.length, diagnostics.filter(({ path }) => !paths.has(path))]).toEqual([paths.size, []])
}

/** The findings of a whole run over an example. */
export async function findings(
  example: Example,
  options: Partial<Options> = {},
): Promise<readonly Finding[]> {
  const { stdout } = await lintOn(exampleHost(example), options)
  return JSON.parse(stdout).diagnostics
}

/** The options under which a rule's examples are run: its dialect, and the first preset in which it is on. */
export function optionsFor(rule: RuleInfo): Partial<Options> {
  return {
    dialect: rule.id.startsWith('plane/') ? 'skills-plane' : 'agent-skills',
    preset: rule.severity.recommended === 'off' ? 'strict' : 'recommended',
  }
}

/** What a reporter gets of one file, with these findings. */
export function resultOf(
  diagnostics: readonly Partial<Diagnostic>[],
  text = 'name: pdf\n',
  path = 'SKILL.md',
): Result {
  const all = diagnostics.map((each) => ({
    rule: 'skill/name-format',
    severity: 'error' as const,
    message: 'Bad. Mend it.',
    range: [6, 9] as const,
    ...each,
  }))
  return { path, uri: path, format: 'skill', text, diagnostics: all, tokens: undefined, diagram: undefined }
}

/** Links to so many files, none of which is there. Each is a finding of its own. */
export function deadLinks(number: number): string {
  return Array.from({ length: number }, (_, index) => `[x](gone-${index}.md)\n`).join('')
}
