import { counter, groupBy } from '../wording/compare.ts'
import type { Finding, Result } from './report.ts'
import { bySeverity, findingsOf, mostSevereFirst } from './report.ts'

export type Originals = ReturnType<typeof setCopiesApart>

/** Sets apart files with the same findings at the same places as a file before. Files without any are left out. */
export function setCopiesApart(results: readonly Result[]) {
  const found = results.filter(({ diagnostics }) => diagnostics.length > 0)
  const same = groupBy(found, keyOf)
  const copies = new Map([...same.values()].map(([original, ...others]) => [original!, others]))
  const copiesOf = (original: Result): readonly Result[] => copies.get(original) ?? []
  return { originals: [...copies.keys()], copiesOf }
}

/** In UTF-16 code units: all messages of a file may be more than a string holds. */
const MESSAGE = 500

function keyOf({ diagnostics }: Result): string {
  return diagnostics
    .map(
      ({ rule, severity, range, message }) =>
        `${rule} ${severity} ${range[0]} ${range[1]} ${message.length} ${message.slice(0, MESSAGE)}`,
    )
    .join('\0')
}

/** The findings to show where not all fit: first one of each rule, then the others by severity. */
export function sampleOf(results: readonly Result[], most: number): readonly Finding[] {
  const [once = [], ...others] = roundsOf(bySeverity(results))
  return [...once, ...mostSevereFirst(others.flat())].slice(0, most)
}

/**
 * The findings to annotate, most worth it first: the most severe, then those in files that are `first`, then one of
 * each rule before the next of each. Copies are left out.
 */
export function annotationOrder(
  results: readonly Result[],
  first: (result: Result) => boolean = () => true,
): { readonly findings: readonly Finding[]; readonly copiesOf: Originals['copiesOf'] } {
  const { originals, copiesOf } = setCopiesApart([
    ...results.filter(first),
    ...results.filter((result) => !first(result)),
  ])
  const numberOf = counter()
  const findings = [true, false].flatMap((wanted) =>
    roundsOf(findingsOf(originals.filter((result) => first(result) === wanted)), numberOf).flat(),
  )
  return { findings: mostSevereFirst(findings), copiesOf }
}

/** The first finding of each rule, the second ones, and so on, after those that `numberOf` counted. */
function roundsOf(findings: readonly Finding[], numberOf = counter()): readonly Finding[][] {
  const rounds: Finding[][] = []
  for (const finding of findings) (rounds[numberOf(finding.diagnostic.rule) - 1] ??= []).push(finding)
  return rounds
}
