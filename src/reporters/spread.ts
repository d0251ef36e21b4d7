import { setCopiesApart } from './copies.ts'
import type { Finding, Result } from './report.ts'
import { findingsOf, mostSevereFirst } from './report.ts'

/**
 * The findings to show where not all fit: one of each rule, the most severe first, then the others, the most severe
 * first and one of each rule after the other.
 */
export function sampleOf(results: readonly Result[], most: number): readonly Finding[] {
  const [once = [], ...others] = roundsOf(mostSevereFirst(findingsOf(results)))
  return [...once, ...mostSevereFirst(others.flat())].slice(0, most)
}

/**
 * The findings to annotate, most worth it first: the most severe, then those in files that are `first`, then one of
 * each rule before the next of each. Copies are left out.
 */
export function annotationOrder(
  results: readonly Result[],
  first: (result: Result) => boolean = () => true,
): { readonly findings: readonly Finding[]; readonly copiesOf: (original: Result) => readonly Result[] } {
  const [before, after] = [results.filter(first), results.filter((result) => !first(result))]
  const { originals, copiesOf } = setCopiesApart([...before, ...after])
  const isFirst = new Set(before)
  const seen = new Map<string, number>()
  const findings = [true, false].flatMap((wanted) =>
    roundsOf(findingsOf(originals.filter((result) => isFirst.has(result) === wanted)), seen).flat(),
  )
  return { findings: mostSevereFirst(findings), copiesOf }
}

/**
 * The first finding of each rule, the second ones, and so on; `seen` counts those of each rule before, so that a
 * round may be missing.
 */
function roundsOf(findings: readonly Finding[], seen = new Map<string, number>()): readonly Finding[][] {
  const rounds: Finding[][] = []
  for (const finding of findings) {
    const { rule } = finding.diagnostic
    const round = seen.get(rule) ?? 0
    seen.set(rule, round + 1)
    ;(rounds[round] ??= []).push(finding)
  }
  return rounds
}
