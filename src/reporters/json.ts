import { escapeInvisible, isPlain } from '../wording/escape-invisible.ts'
import type { RunReport, ShardReport, Summary } from './report.ts'
import { linesByPath, summarize } from './report.ts'
import type { RuleStatistics } from './statistics.ts'
import { statisticsOf } from './statistics.ts'
import { ruleUrl, tool } from './tool-identity.ts'

/** The JSON report: the contract of the README and of `schema/report.schema.json`. */
export function json(run: RunReport): string {
  const { results, shard, extent } = run
  const listed = extent?.statisticsOnly !== true
  return printReport(
    {
      ...(listed && { files: results.map(({ path, format, tokens }) => ({ path, format, tokens })) }),
      ...(listed && { diagnostics: diagnosticsOf(run) }),
      statistics: statisticsOf(results),
      summary: summarize(results),
    },
    shard,
  )
}

/** The findings as the JSON report lists them. */
export function diagnosticsOf(run: Pick<RunReport, 'results' | 'joined' | 'mentioned'>) {
  const lines = linesByPath(run)
  return (run.joined ?? run.results).flatMap(({ path, format, diagnostics }) =>
    diagnostics.map(({ rule, severity, message, range, related, fix }) => ({
      path,
      format,
      rule,
      severity,
      message,
      range: lines(path).locate(range),
      url: ruleUrl(rule),
      related: related?.map((other) => ({
        path: other.path ?? path,
        range: lines(other.path ?? path).locate(other.range),
        message: other.message,
      })),
      fix: fix && {
        title: fix.title,
        safe: fix.safe,
        edits: fix.edits.map((edit) => ({ range: lines(path).locate(edit.range), text: edit.text })),
      },
    })),
  )
}

interface Body {
  readonly files?: readonly object[]
  readonly diagnostics?: readonly object[]
  readonly statistics: readonly RuleStatistics[]
  readonly summary: Summary
}

/** A report; `shard` is undefined for that of a whole run. */
export function printReport(body: Body, shard?: ShardReport): string {
  const { name, version } = tool
  return printJson({ version: 1, tool: { name, version }, shard: shard && shardFields(shard), ...body })
}

/** The `shard` of a report. */
export function shardFields({ index, count, failed }: ShardReport): object {
  return { index, count, ...(failed && { failed }) }
}

/**
 * JSON and a line break. No string in it holds `##[`, which GitHub's runner obeys anywhere in a line of a log, nor what
 * steers a terminal, hides or reorders text.
 */
export function printJson(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2)
  return `${isPlain(json) ? json : escapeInvisible(json, escaped).replaceAll('##[', '##\\u005b')}\n`
}

/** The escapes of a character's code units. A line break is none of a string, but of the layout. */
function escaped(character: string): string {
  if (character === '\n') return character
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
