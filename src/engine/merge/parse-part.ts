import type { ShardReport, Summary } from '../../reporters/report.ts'
import type { SarifResult } from '../../reporters/sarif.ts'
import { LEVELS } from '../../reporters/sarif.ts'
import type { RuleStatistics } from '../../reporters/statistics.ts'
import { tool } from '../../reporters/tool-identity.ts'

/** A file or a finding of a JSON report, of which only the path matters here. */
export interface Placed {
  readonly path: string
  readonly [property: string]: unknown
}

/** A result of a shard's SARIF, with the path from the working directory. */
export interface PlacedResult extends SarifResult {
  readonly properties: { readonly path: string }
}

/** The report of one shard. */
export type Part = {
  readonly version: string
  readonly shard: ShardReport
  readonly summary: Summary
} & (
  | {
      readonly kind: 'JSON'
      readonly files: readonly Placed[]
      readonly diagnostics: readonly Placed[]
      readonly statistics: readonly RuleStatistics[]
    }
  | { readonly kind: 'SARIF'; readonly results: readonly PlacedResult[] }
)

/**
 * Reads the text of a report: `whole` for one that is of no shard, `none` for a text that is no report. Never
 * throws.
 */
export function parsePart(text: string): Part | 'whole' | 'none' {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'none'
  }
  const report = fieldsOf(parsed)
  return report['version'] === 1
    ? jsonPart(report)
    : report['version'] === '2.1.0'
      ? sarifPart(report)
      : 'none'
}

function jsonPart({
  tool: producer,
  shard,
  files,
  diagnostics,
  statistics,
  summary,
}: Fields): Part | 'whole' | 'none' {
  const { name, version } = fieldsOf(producer)
  if (
    name !== tool.name ||
    typeof version !== 'string' ||
    !isListOf(files, isPlaced) ||
    !isListOf(diagnostics, isPlaced) ||
    !isListOf(statistics, isStatistics) ||
    !isSummary(summary)
  )
    return 'none'
  if (shard === undefined) return 'whole'
  return isShard(shard)
    ? {
        kind: 'JSON',
        version,
        shard: { ...shard, failed: shard.failed ?? false },
        summary,
        files,
        diagnostics,
        statistics,
      }
    : 'none'
}

function sarifPart({ runs }: Fields): Part | 'whole' | 'none' {
  if (!Array.isArray(runs) || runs.length !== 1) return 'none'
  const { tool: producer, results, properties } = fieldsOf(runs[0])
  const { name, semanticVersion: version } = fieldsOf(fieldsOf(producer)['driver'])
  if (name !== tool.name || typeof version !== 'string') return 'none'
  const { shard, summary } = fieldsOf(properties)
  if (shard === undefined) return 'whole'
  return isShard(shard) && isSummary(summary) && isListOf(results, isPlacedResult)
    ? { kind: 'SARIF', version, shard: { ...shard, failed: shard.failed ?? false }, summary, results }
    : 'none'
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem)
}

function isPlaced(value: unknown): value is Placed {
  return typeof fieldsOf(value)['path'] === 'string'
}

function isPlacedResult(value: unknown): value is PlacedResult {
  const { ruleId, level, properties } = fieldsOf(value)
  return (
    typeof ruleId === 'string' && Object.values(LEVELS).some((each) => each === level) && isPlaced(properties)
  )
}

function isStatistics(value: unknown): value is RuleStatistics {
  const { rule, severity, example, ...counts } = fieldsOf(value)
  const { line, column } = fieldsOf(example)
  return (
    typeof rule === 'string' &&
    Object.keys(LEVELS).some((each) => each === severity) &&
    ['findings', 'files', 'fixable', 'suggested'].every((name) => isCount(counts[name])) &&
    isPlaced(example) &&
    isCount(line) &&
    isCount(column)
  )
}

function isSummary(value: unknown): value is Summary {
  const fields = fieldsOf(value)
  return (
    ['files', 'errors', 'warnings', 'infos', 'fixable', 'suggested'].every((name) => isCount(fields[name])) &&
    (fields['omitted'] === undefined || isCount(fields['omitted']))
  )
}

function isShard(value: unknown): value is Omit<ShardReport, 'failed'> & { readonly failed?: boolean } {
  const { index, count, failed } = fieldsOf(value)
  return (
    isCount(index) &&
    isCount(count) &&
    index >= 1 &&
    index <= count &&
    (failed === undefined || typeof failed === 'boolean')
  )
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
