import type { Severity } from '../model.ts'
import { compare, groupBy } from '../wording/compare.ts'
import type { Result } from './report.ts'
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

/** A finding, as far as the statistics count it. */
export interface Counted {
  readonly path: string
  readonly rule: string
  readonly severity: Severity
  readonly fix?: { readonly safe: boolean } | undefined
}

/** The findings by rule and severity, the most severe first, then the most frequent. */
export function statisticsOf(results: readonly Result[]): readonly RuleStatistics[] {
  const items = findingsOf(results).map((finding) => ({
    ...finding.diagnostic,
    path: finding.result.path,
    finding,
  }))
  return countByRule(items, ({ finding: { result }, range }) => linesIn(result).locate(range).start)
}

/** The same of findings of any form; `startOf` tells where one starts. */
export function countByRule<Item extends Counted>(
  items: readonly Item[],
  startOf: (item: Item) => { readonly line: number; readonly column: number },
): readonly RuleStatistics[] {
  const groups = groupBy(items, rowOf)
  return [...groups.values()].map((same) => counted(same, startOf(same[0]))).toSorted(byWeight)
}

/** The row of the statistics that counts a finding. */
export function rowOf({ rule, severity }: Pick<RuleStatistics, 'rule' | 'severity'>): string {
  return `${severity} ${rule}`
}

function counted(
  findings: readonly [Counted, ...Counted[]],
  start: { readonly line: number; readonly column: number },
): RuleStatistics {
  const { path, rule, severity } = findings[0]
  const { line, column } = start
  const fixes = findings.flatMap(({ fix }) => fix ?? [])
  const fixable = fixes.filter(({ safe }) => safe).length
  return {
    rule,
    severity,
    findings: findings.length,
    files: new Set(findings.map((each) => each.path)).size,
    fixable,
    suggested: fixes.length - fixable,
    example: { path, line, column },
  }
}

function byWeight(a: RuleStatistics, b: RuleStatistics): number {
  return (
    SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] ||
    b.findings - a.findings ||
    compare(a.rule, b.rule)
  )
}
