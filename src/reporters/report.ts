import type { FileReport } from '../lint/workspace.ts'
import type { Diagnostic, Diagram, Range, RuleInfo, Severity, SilentFinding } from '../model.ts'
import type { Position } from '../syntax/position.ts'
import { lineStarts, lineText, positionAt } from '../syntax/position.ts'
import { keptByText } from '../wording/kept-for.ts'
import { count, nonZero, plural } from '../wording/wording.ts'

/** How many findings of each severity. */
export type Counts = Readonly<Record<Severity, number>>

/** A hash of a text as UTF-8, in hexadecimal. */
export type Hash = (text: string) => string

/** One file and what was found in it. */
export interface Result {
  /** Relative to the working directory, with `/`: what people read. */
  readonly path: string
  /** Relative to the root, with `/`: what GitHub reads. */
  readonly uri: string
  /** The path of the file for whose sake this one was checked. */
  readonly owner?: string | undefined
  /** The format's name; `none` for a folder that could not be searched. */
  readonly format: string
  /** Undefined when nothing in the file needs a place. */
  readonly text: string | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** How many more findings there are, which the run had no room for and only counted. */
  readonly omitted?: Counts | undefined
  readonly suppressed?: number
  /** The findings that suppressions and the baseline keep out; undefined unless the run asks for them. */
  readonly silent?: readonly SilentFinding[] | undefined
  /** The ranges of suppressions that do not apply, because the file did not have them before. */
  readonly distrusted?: readonly Range[]
  readonly tokens: number | undefined
  readonly diagram: Diagram | undefined
}

/** What a report gets of a file; `shown` tells how people read a path from the root. */
export function resultOf(file: FileReport, shown: (path: string) => string): Result {
  const { owner, diagnostics, text, omitted, suppressed, silent, tokens, diagram } = file
  return {
    path: shown(file.path),
    uri: file.path,
    owner: owner && shown(owner),
    format: file.format?.name ?? 'none',
    text,
    diagnostics: diagnostics.map(({ related, ...diagnostic }) => ({
      ...diagnostic,
      ...(related && {
        related: related.map(({ path, ...other }) => ({ ...other, ...(path && { path: shown(path) }) })),
      }),
    })),
    omitted,
    suppressed,
    silent,
    distrusted: file.distrusted.map(({ range }) => range),
    tokens,
    diagram,
  }
}

/** A finding, and the file that it is in. */
export interface Finding {
  readonly result: Result
  readonly diagnostic: Diagnostic
}

/** All that a reporter needs: it turns this into text and does nothing else. */
export interface RunReport {
  /** Sorted by path; the diagnostics of each by position, then rule. */
  readonly results: readonly Result[]
  /** The same with one finding for each cause, for a report that lists findings; undefined where that is not known. */
  readonly joined?: readonly Result[] | undefined
  /** How many findings are left out because only errors were asked for. */
  readonly hidden: number
  readonly color: boolean
  /** Whether rules are links that a terminal opens. */
  readonly links?: boolean
  /** How many columns the terminal of the report has; undefined where it goes elsewhere. */
  readonly width?: number | undefined
  /** How much of the findings the text report shows, by default 50; JSON and Markdown may have the statistics alone. */
  readonly extent?: Extent | undefined
  /** What the settings keep out; undefined unless the run asks for it. */
  readonly silenced?: Silenced | undefined
  readonly rules?: () => readonly RuleInfo[]
  /** What findings are named by. */
  readonly sha256: Hash
  /** Whether the run could not do all its work, so that more may be wrong than is reported. */
  readonly failed?: boolean
  /** Undefined for a report of all files. */
  readonly shard?: ShardReport | undefined
  /** Takes a note on what the report has no room for. */
  readonly tell?: (note: string) => void
  /** Files that are not reported here, but that findings speak of. */
  readonly mentioned?: readonly Result[]
  /** How many of the files changed; undefined where all are looked at. */
  readonly changed?: number | undefined
}

/** How much of the findings is shown: of more than `most` a sample, or only the statistics. */
export interface Extent {
  readonly most: number
  readonly statisticsOnly: boolean
}

/** One part of the files of a run: the `index`-th, from 1, of `count`. */
export interface Shard {
  readonly index: number
  readonly count: number
}

export interface ShardReport extends Shard {
  readonly failed: boolean
}

/** Throws a RangeError where the report would be longer than a string may be. */
export type Reporter = (report: RunReport) => string

/** A text by lines. */
export interface Lines {
  locate(range: Range): { readonly start: Position; readonly end: Position }
  /** `3:7`: the line and column at which a range starts. */
  startOf(range: Range): string
  /** A line, counted from 1, without its line break, and the offset at which it starts. */
  read(line: number): { readonly text: string; readonly start: number }
}

/** The lines of a text. */
export function linesOf(text: string): Lines {
  const starts = lineStarts(text)
  return {
    locate: ([start, end]) => ({
      start: positionAt(text, starts, start),
      end: positionAt(text, starts, end),
    }),
    startOf([offset]) {
      const { line, column } = positionAt(text, starts, offset)
      return `${line}:${column}`
    },
    read: (line) => ({ text: lineText(text, starts, line), start: starts[line - 1]! }),
  }
}

/** The lines of a file of a report, by its path. */
export type LinesByPath = (path: string) => Lines

/** Finds the lines of a report's files, of each once: when they are first asked for. */
export function linesByPath({
  results,
  mentioned = [],
}: Pick<RunReport, 'results' | 'mentioned'>): LinesByPath {
  const files = new Map([...results, ...mentioned].map((result) => [result.path, result]))
  return keptByText((path) => linesIn(files.get(path)!))
}

/** The lines of a result. */
export function linesIn({ text = '' }: Result): Lines {
  return linesOf(text)
}

/** What code scanning takes of one SARIF run. Source: GitHub, SARIF support for code scanning, limits. */
export const MOST_RESULTS = 25_000

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']
export const SEVERITY_RANK: Counts = { error: 0, warning: 1, info: 2 }

/** The findings of all files, the most severe first, else in the order of the report. */
export function bySeverity(results: readonly Result[]): readonly Finding[] {
  return mostSevereFirst(findingsOf(results))
}

/** The findings of all files, in the order of the report. */
export function findingsOf(results: readonly Result[]): readonly Finding[] {
  return results.flatMap((result) => result.diagnostics.map((diagnostic) => ({ result, diagnostic })))
}

/** The same findings, the most severe first, else in their order. */
export function mostSevereFirst<Told extends Pick<Finding, 'diagnostic'>>(findings: readonly Told[]) {
  return findings.toSorted(
    (a, b) => SEVERITY_RANK[a.diagnostic.severity] - SEVERITY_RANK[b.diagnostic.severity],
  )
}

/** The same files with some of their findings. */
export function only(
  results: readonly Result[],
  counts: (diagnostic: Diagnostic) => boolean,
): readonly Result[] {
  return results.map((result) => ({ ...result, diagnostics: result.diagnostics.filter(counts) }))
}

/** What settings of the repository keep out of a report: a pull request may have added them. */
export interface Silenced {
  readonly rules: number
  readonly paths: number
}

/** How many findings comments suppress in all files. */
export function countSuppressed(results: readonly Result[]): number {
  return results.reduce((sum, { suppressed = 0 }) => sum + suppressed, 0)
}

/** How many findings there are in all files, with those that are only counted. */
export function countFindings(results: readonly Result[]): number {
  return results.reduce((sum, { omitted }) => sum + total(omitted), countListed(results))
}

/** How many findings there are in all files, without those that are only counted. */
export function countListed(results: readonly Result[]): number {
  return results.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
}

/** The sum of counts. */
export function total(counts: Counts | undefined): number {
  return counts === undefined ? 0 : counts.error + counts.warning + counts.info
}

/** How many files were checked, and what was found in them. */
export interface Summary {
  readonly files: number
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  readonly fixable: number
  readonly suggested: number
  /** How many of the findings are only counted; undefined for none. */
  readonly omitted?: number
}

/** What a line at the end of a report says. */
export function summarize(results: readonly Result[]): Summary {
  const all = { error: 0, warning: 0, info: 0 }
  let fixable = 0
  let suggested = 0
  let left = 0
  for (const { diagnostics, omitted } of results) {
    for (const { severity, fix } of diagnostics) {
      all[severity]++
      if (fix?.safe) fixable++
      else if (fix !== undefined) suggested++
    }
    for (const severity of SEVERITIES) all[severity] += omitted?.[severity] ?? 0
    left += total(omitted)
  }
  return {
    files: results.length,
    errors: all.error,
    warnings: all.warning,
    infos: all.info,
    fixable,
    suggested,
    ...(left > 0 && { omitted: left }),
  }
}

/** `; 7 findings counted but not listed`; empty if all are listed. */
export function unlisted({ omitted = 0 }: Summary): string {
  return nonZero([omitted, 'finding', '; % counted but not listed']).join('')
}

/** `1 error, 0 warnings, 0 infos`; the errors alone where `hidden` findings are left out. */
export function counts({ errors, warnings, infos }: Summary, hidden = 0): string {
  const all = [plural(errors, 'error'), plural(warnings, 'warning'), plural(infos, 'info')]
  return all.slice(0, hidden > 0 ? 1 : all.length).join(', ')
}

/** `; 2 findings hidden by --quiet; 1 rule off`: what a report leaves out, for a line of counts; empty for nothing. */
export function leftOut({ results, hidden, silenced }: Counted): string {
  const { rules = 0, paths = 0 } = silenced ?? {}
  const quiet = nonZero([hidden, 'finding', '; % hidden by --quiet'])
  const parts = nonZero(
    [countSuppressed(results), 'finding', '% suppressed'],
    [rules, 'rule', '% off'],
    [paths, 'path', '% ignored'],
  )
  return quiet.join('') + (parts.length === 0 ? '' : `; ${parts.join(', ')}`)
}

/** What a line of counts needs of a report. */
export type Counted = Pick<RunReport, 'results' | 'hidden' | 'silenced'>

/** `3 files checked; 4 fixable with --fix; 2 findings hidden by --quiet`: what follows the counts in a log. */
export function checked(report: Counted): string {
  const summary = summarize(report.results)
  return `${plural(summary.files, 'file')} checked${howToFix(summary)}${leftOut(report)}${unlisted(summary)}`
}

/** `; 4 fixable with --fix, 1 more with --fix-suggestions`, or nothing where no finding has a fix. */
export function howToFix({ fixable, suggested }: Summary): string {
  if (fixable === 0) return suggested === 0 ? '' : `; ${count(suggested)} fixable with --fix-suggestions`
  const more = suggested === 0 ? '' : `, ${count(suggested)} more with --fix-suggestions`
  return `; ${count(fixable)} fixable with --fix${more}`
}
