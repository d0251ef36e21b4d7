import type { Range, Severity } from '../model.ts'
import type { Result } from '../reporters/report.ts'

const WHOLE: Range = [0, Number.MAX_SAFE_INTEGER]

/**
 * The same files with the findings that concern what `counts`: a finding whose own place counts, or a place
 * that it speaks of, such as the other one of two skills with one name. The severity is that of a finding at its
 * own place; of another place there is none.
 */
export function filterResults(
  results: readonly Result[],
  counts: (result: Result, range: Range, severity?: Severity) => boolean,
): readonly Result[] {
  const byPath = new Map(results.map((result) => [result.path, result]))
  return results.map((result) => {
    const diagnostics = result.diagnostics.filter(
      ({ range, severity, related = [] }) =>
        counts(result, range, severity) ||
        related.some((other) => {
          const target = other.path === undefined ? result : byPath.get(other.path)
          return target !== undefined && counts(target, other.range)
        }),
    )
    // Where those lie that are only counted nobody knows any more.
    const worst = result.omitted && result.omitted.error > 0 ? 'error' : undefined
    const omitted = result.omitted && counts(result, WHOLE, worst) ? result.omitted : undefined
    const silent = result.silent?.filter(({ diagnostic: { range, severity } }) =>
      counts(result, range, severity),
    )
    return { ...result, diagnostics, omitted, silent }
  })
}
