import { compare } from '../find.ts'
import { lineStarts, positionAt } from '../position.ts'
import type { Position } from '../position.ts'
import type { Diagnostic, Range, Severity } from '../types.ts'

/** One file and what was found in it. */
export interface Result {
  /** Relative to the working directory, with `/`: what people read. */
  readonly path: string
  /** Relative to the root, with `/`: what GitHub reads. */
  readonly uri: string
  /** The format's name; `none` for a folder that could not be searched. */
  readonly format: string
  /** Undefined when nothing in the file needs a place. */
  readonly text: string | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly tokens: number | undefined
}

/** All that a reporter needs: it turns this into a string and does nothing else. */
export interface Report {
  /** Sorted by path; the diagnostics of each by position, then rule. */
  readonly results: readonly Result[]
  readonly color: boolean
}

export type Reporter = (report: Report) => string

export interface Span {
  readonly start: Position
  readonly end: Position
}

/** A function from ranges of a text to lines and columns; the lines are found once, when first asked for. */
export function locator(text: string): (range: Range) => Span {
  let starts: number[] | undefined
  return ([start, end]) => {
    starts ??= lineStarts(text)
    return { start: positionAt(text, starts, start), end: positionAt(text, starts, end) }
  }
}

/** By place, then rule: the order of every report. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.range[0] - b.range[0] || a.range[1] - b.range[1] || compare(a.rule, b.rule)
}

export interface Summary {
  readonly files: number
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  readonly fixable: number
}

export function summarize(results: readonly Result[]): Summary {
  const diagnostics = results.flatMap((result) => result.diagnostics)
  const of = (severity: Severity): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  return {
    files: results.length, errors: of('error'), warnings: of('warning'), infos: of('info'),
    fixable: diagnostics.filter(({ fix }) => fix?.safe).length,
  }
}
