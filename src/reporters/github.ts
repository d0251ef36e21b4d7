import { visible } from '../text/escape-invisible.ts'
import { concatenated } from '../text/pieces.ts'
import { count, plural } from '../text/wording.ts'
import type { Counts, Finding, Result, RunReport, Silenced, Span } from './report.ts'
import { bySeverity, counts, linesByPath, notReported, summarize, unlisted } from './report.ts'

/** What GitHub's runner keeps of one step, of each kind. Source: GitHub, workflow commands, limits. */
export const MOST_ANNOTATIONS = 10

/** How many findings of each severity become annotations. */
export type Slots = Counts

/** Nobody reads on in a log, and the log of a million findings is one that GitHub takes long to show. */
export const MOST_LINES = 10_000

/** The runner cuts a message there. */
const LONGEST_MESSAGE = 4096

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const

/**
 * Workflow commands that annotate the lines, for GitHub's runner. One error is left to the step that fails.
 */
export function github({ results, hidden, silenced }: RunReport): Iterable<string> {
  const slots = { error: MOST_ANNOTATIONS - 1, warning: MOST_ANNOTATIONS, info: MOST_ANNOTATIONS }
  return concatenated(
    annotate(results, slots, () => true),
    summaryLine(results, hidden, silenced),
  )
}

/**
 * A workflow command for each finding, the most severe first and the files that are `first` before others, as
 * far as the
 * slots go; the rest is counted, and listed as plain lines of the log.
 */
export function* annotate(
  results: readonly Result[],
  slots: Slots,
  first: (result: Result) => boolean,
): Iterable<string> {
  const places = placer(results)
  const left = { ...slots }
  const rest: Finding[] = []
  for (const finding of inOrder(results, first)) {
    if (left[finding.diagnostic.severity]-- > 0) yield command(finding, places)
    else rest.push(finding)
  }
  if (rest.length === 0) return
  yield `::group::${plural(rest.length, 'more finding')}, without annotation: GitHub keeps ${MOST_ANNOTATIONS} of each kind\n`
  yield* plainLines(rest, places)
  yield '::endgroup::\n'
}

/** The findings as plain lines of the log, the most severe first. */
export function logLines(results: readonly Result[]): Iterable<string> {
  return plainLines(bySeverity(results), placer(results))
}

/** The rest is only counted. */
function* plainLines(findings: readonly Finding[], places: Places): Iterable<string> {
  for (const finding of findings.slice(0, MOST_LINES)) yield logLine(finding, places)
  const left = findings.length - MOST_LINES
  if (left > 0)
    yield `${plural(left, 'finding')} not shown: the log lists ${count(MOST_LINES)}. Fix those first, and run again.\n`
}

/** The counts, as the last line of the log. */
export function summaryLine(results: readonly Result[], hidden = 0, silenced?: Silenced): string {
  const summary = summarize(results)
  const left = hidden > 0 ? `; ${plural(hidden, 'lesser finding')} not shown` : ''
  return `passmuster: ${counts(summary)}; ${plural(summary.files, 'file')} checked${left}${notReported(results, silenced)}${unlisted(summary)}.\n`
}

/** Whether some findings get no annotation, so that their order matters. */
export function overflows(results: readonly Result[], slots: Slots): boolean {
  const { errors, warnings, infos } = summarize(results)
  return errors > slots.error || warnings > slots.warning || infos > slots.info
}

function inOrder(results: readonly Result[], first: (result: Result) => boolean): readonly Finding[] {
  return bySeverity([...results.filter(first), ...results.filter((result) => !first(result))])
}

type Places = (finding: Finding) => Span

function placer(results: readonly Result[]): Places {
  const lines = linesByPath({ results })
  return ({ result, diagnostic }) => lines.get(result.path)!.locate(diagnostic.range)
}

function command(finding: Finding, places: Places): string {
  const { result, diagnostic } = finding
  const { start, end } = places(finding)
  const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : ''
  const properties = `file=${property(visible(result.uri))},line=${start.line},endLine=${end.line}${columns},title=${property(diagnostic.rule)}`
  return `::${COMMANDS[diagnostic.severity]} ${properties}::${data(cut(described(finding, places)))}\n`
}

/** The severity stands first, so that no path can start the line. */
function logLine(finding: Finding, places: Places): string {
  return `${finding.diagnostic.severity} ${described(finding, places)}\n`
}

function described(finding: Finding, places: Places): string {
  const { result, diagnostic } = finding
  const { line, column } = places(finding).start
  return visible(`${result.uri}:${line}:${column} ${diagnostic.rule}: ${diagnostic.message}`)
}

function cut(message: string): string {
  return message.length <= LONGEST_MESSAGE
    ? message
    : `${message.slice(0, LONGEST_MESSAGE - 1)}…`.toWellFormed()
}

/** A workflow command that says something of the whole step. */
export function stepCommand(name: 'error' | 'warning' | 'notice', text: string): string {
  return `::${name}::${data(text)}\n`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
