import type { RuleInfo } from '../../model.ts'
import { printReport } from '../../reporters/json.ts'
import type { Summary } from '../../reporters/report.ts'
import { mostSevere, sarifLog } from '../../reporters/sarif.ts'
import { joinStatistics } from '../../reporters/statistics.ts'
import { compare } from '../../text/compare.ts'
import type { Part, Placed, PlacedResult } from './parse-part.ts'

/** A whole report, how much it counts, and how many findings it has no room for. */
export interface Joined {
  readonly text: Iterable<string>
  readonly summary: Summary
  readonly left: number
}

/** Joins the reports of all shards, of one kind and in any order, into what one run over all files writes. */
export function joinParts(parts: readonly Part[], rules: readonly RuleInfo[]): Joined {
  const summary = parts.map((part) => part.summary).reduce(add)
  const results = byPath(
    parts.flatMap((part) => (part.kind === 'SARIF' ? part.results : [])),
    ({ properties }) => properties.path,
  )
  if (parts[0]!.kind === 'SARIF')
    return {
      summary,
      ...joinResults(
        results,
        summary,
        rules,
        parts.some(({ shard }) => shard.failed),
      ),
    }
  const listed = (list: 'files' | 'diagnostics'): readonly Placed[] =>
    byPath(
      parts.flatMap((part) => (part.kind === 'JSON' ? part[list] : [])),
      ({ path }) => path,
    )
  return {
    text: printReport({
      files: listed('files'),
      diagnostics: listed('diagnostics'),
      statistics: joinStatistics(parts.flatMap((part) => (part.kind === 'JSON' ? part.statistics : []))),
      summary,
    }),
    summary,
    left: 0,
  }
}

/**
 * What a shard left out is less severe than all that it kept, or comes later: a whole run would leave it out
 * too.
 */
function joinResults(
  results: readonly PlacedResult[],
  { errors, warnings, infos }: Summary,
  rules: readonly RuleInfo[],
  failed: boolean,
): Omit<Joined, 'summary'> {
  const all = errors + warnings + infos
  const kept = mostSevere(results, all)
  const left = all - kept.length
  return {
    text: sarifLog(
      kept.map(({ properties, ruleIndex, ...result }) => result),
      rules,
      { left, failed },
    ),
    left,
  }
}

/** Each file is in one shard, which has its findings in their order. */
function byPath<Item>(items: readonly Item[], pathOf: (item: Item) => string): readonly Item[] {
  return items.toSorted((a, b) => compare(pathOf(a), pathOf(b)))
}

function add(a: Summary, b: Summary): Summary {
  return {
    files: a.files + b.files,
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    infos: a.infos + b.infos,
    fixable: a.fixable + b.fixable,
    suggested: a.suggested + b.suggested,
    ...((a.omitted ?? b.omitted) !== undefined && { omitted: (a.omitted ?? 0) + (b.omitted ?? 0) }),
  }
}
