import type { Result } from '../reporters/report.ts'
import type { Range } from '../model.ts'

const WHOLE: Range = [0, Number.MAX_SAFE_INTEGER]

/**
 * The same files with the findings that concern what `counts`: a finding whose own place counts, or a place
 * that it
 * speaks of, such as the other one of two skills with one name.
 */
export function select(
  results: readonly Result[],
  counts: (result: Result, range: Range) => boolean,
): readonly Result[] {
  const byPath = new Map(results.map((result) => [result.path, result]))
  return results.map((result) => {
    const diagnostics = result.diagnostics.filter(
      ({ range, related = [] }) =>
        counts(result, range) ||
        related.some((other) => {
          const target = other.path === undefined ? result : byPath.get(other.path)
          return target !== undefined && counts(target, other.range)
        }),
    )
    // Where those lie that are only counted nobody knows any more.
    const omitted = result.omitted && counts(result, WHOLE) ? result.omitted : undefined
    return diagnostics.length === result.diagnostics.length && omitted === result.omitted
      ? result
      : { ...result, diagnostics, omitted }
  })
}
