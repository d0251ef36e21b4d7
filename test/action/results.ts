import type { Diagnostic, Range } from '../../src/model.ts'
import type { Result } from '../../src/reporters/report.ts'
import { resultOf } from '../linting.ts'

const TEXT = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n'
/** The first two characters of a line of every result. */
export const lineRange = (line: number): Range => {
  const start = TEXT.split(/(?<=\n)/)
    .slice(0, line - 1)
    .join('').length
  return [start, start + 2]
}

/** A result with such findings, errors on its first line unless they say otherwise. */
export function file(
  uri: string,
  diagnostics: readonly Partial<Diagnostic>[] = [],
  format = 'skill',
): Result {
  const all = diagnostics.map((each) => ({ range: [0, 2] as const, ...each }))
  return { ...resultOf(all, TEXT, uri), format }
}
