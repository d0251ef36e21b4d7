import type { Severity } from '../model.ts'
import { compare } from '../wording/compare.ts'
import type { Result } from './report.ts'
import { linesIn, SEVERITY_RANK } from './report.ts'

/** What one rule has found with one severity. */
export interface RuleStatistics {
  readonly rule: string
  readonly severity: Severity
  readonly findings: number
  /** How many files have such a finding. */
  readonly files: number
  /** How many have a safe fix. */
  readonly fixable: number
  /** How many have a suggested fix. */
  readonly suggested: number
  /** Where the first one is. */
  readonly example: { readonly path: string; readonly line: number; readonly column: number }
}

type Tally = { -readonly [Key in keyof Omit<RuleStatistics, 'example'>]: RuleStatistics[Key] } & {
  readonly first: { readonly result: Result; readonly index: number }
  last: Result
}

/** The findings by rule and severity, the most severe first, then the most frequent. */
export function statisticsOf(results: readonly Result[]): readonly RuleStatistics[] {
  const tallies = new Map<string, Tally>()
  for (const result of results)
    for (const [index, { rule, severity, fix }] of result.diagnostics.entries()) {
      const key = `${severity} ${rule}`
      let tally = tallies.get(key)
      if (tally === undefined) {
        tally = {
          rule,
          severity,
          findings: 0,
          files: 1,
          fixable: 0,
          suggested: 0,
          first: { result, index },
          last: result,
        }
        tallies.set(key, tally)
      }
      tally.findings++
      if (tally.last !== result) tally.files++
      tally.last = result
      if (fix !== undefined) tally[fix.safe ? 'fixable' : 'suggested']++
    }
  return [...tallies.values()].map(finished).toSorted(byWeight)
}

function finished({ first: { result, index }, last, ...counted }: Tally): RuleStatistics {
  const { line, column } = linesIn(result).locate(result.diagnostics[index]!.range).start
  return { ...counted, example: { path: result.path, line, column } }
}

/** The statistics of parts of a run, none of whose files is in two, as those of the whole. */
export function joinStatistics(parts: readonly RuleStatistics[]): readonly RuleStatistics[] {
  const joined = new Map<string, RuleStatistics>()
  for (const part of parts) {
    const key = `${part.severity} ${part.rule}`
    const before = joined.get(key)
    joined.set(key, before === undefined ? part : sumOf(before, part))
  }
  return [...joined.values()].toSorted(byWeight)
}

function sumOf(a: RuleStatistics, b: RuleStatistics): RuleStatistics {
  return {
    ...a,
    findings: a.findings + b.findings,
    files: a.files + b.files,
    fixable: a.fixable + b.fixable,
    suggested: a.suggested + b.suggested,
    example: compare(a.example.path, b.example.path) <= 0 ? a.example : b.example,
  }
}

function byWeight(a: RuleStatistics, b: RuleStatistics): number {
  return (
    SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] ||
    b.findings - a.findings ||
    compare(a.rule, b.rule)
  )
}
