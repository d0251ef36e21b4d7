import type { Severity } from '../model.ts'
import { compare, groupBy } from '../wording/compare.ts'
import type { Finding, Result } from './report.ts'
import { findingsOf, linesIn, SEVERITY_RANK } from './report.ts'

/** What one rule has found with one severity. */
export interface RuleStatistics {
  readonly rule: string
  readonly severity: Severity
  readonly findings: number
  readonly files: number
  readonly fixable: number
  readonly suggested: number
  readonly example: { readonly path: string; readonly line: number; readonly column: number }
}

/** The findings by rule and severity, the most severe first, then the most frequent. */
export function statisticsOf(results: readonly Result[]): readonly RuleStatistics[] {
  const groups = groupBy(findingsOf(results), ({ diagnostic }) => rowOf(diagnostic))
  return [...groups.values()].map(counted).toSorted(byWeight)
}

/** The row of the statistics that counts a finding. */
export function rowOf({ rule, severity }: Pick<RuleStatistics, 'rule' | 'severity'>): string {
  return `${severity} ${rule}`
}

function counted(findings: readonly Finding[]): RuleStatistics {
  const { result, diagnostic } = findings[0]!
  const { rule, severity, range } = diagnostic
  const { line, column } = linesIn(result).locate(range).start
  const fixes = findings.flatMap(({ diagnostic: { fix } }) => fix ?? [])
  const fixable = fixes.filter(({ safe }) => safe).length
  return {
    rule,
    severity,
    findings: findings.length,
    files: new Set(findings.map(({ result: each }) => each)).size,
    fixable,
    suggested: fixes.length - fixable,
    example: { path: result.path, line, column },
  }
}

/** The statistics of parts of a run, none of whose files is in two, as those of the whole. */
export function joinStatistics(parts: readonly RuleStatistics[]): readonly RuleStatistics[] {
  return [...groupBy(parts, rowOf).values()].map((rows) => rows.reduce(sumOf)).toSorted(byWeight)
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
