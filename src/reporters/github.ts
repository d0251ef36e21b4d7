import type { Severity } from '../model.ts'
import { visible } from '../text/escape-invisible.ts'
import { plural } from '../text/wording.ts'
import type { Finding, Result, RunReport, Span } from './report.ts'
import { bySeverity, counts, linesByPath, summarize } from './report.ts'

/** What GitHub's runner keeps of one step, of each kind. Source: GitHub, workflow commands, limits. */
export const MOST_ANNOTATIONS = 10

/** How many findings of each severity become annotations. */
export type Slots = Readonly<Record<Severity, number>>

/** The runner cuts a message there. */
const LONGEST_MESSAGE = 4096

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const

/**
 * Workflow commands that annotate the lines, for GitHub's runner. One error is left to the step that fails.
 */
export function github({ results, hidden }: RunReport): string {
  return `${annotate(results, { error: MOST_ANNOTATIONS - 1, warning: MOST_ANNOTATIONS, info: MOST_ANNOTATIONS }, () => true)}${summaryLine(results, hidden)}`
}

/**
 * A workflow command for each finding, the most severe first and the files that are `first` before others, as
 * far as the
 * slots go; the rest is counted, and listed as plain lines of the log.
 */
export function annotate(
  results: readonly Result[],
  slots: Slots,
  first: (result: Result) => boolean,
): string {
  const places = placer(results)
  const left = { ...slots }
  const rest: Finding[] = []
  const commands: string[] = []
  for (const finding of inOrder(results, first)) {
    if (left[finding.diagnostic.severity]-- > 0) commands.push(command(finding, places))
    else rest.push(finding)
  }
  if (rest.length === 0) return commands.join('')
  const group = `::group::${plural(rest.length, 'more finding')}, without annotation: GitHub keeps ${MOST_ANNOTATIONS} of each kind\n`
  return `${commands.join('')}${group}${rest.map((finding) => logLine(finding, places)).join('')}::endgroup::\n`
}

/** All findings as plain lines of the log. */
export function logLines(results: readonly Result[]): string {
  const places = placer(results)
  return bySeverity(results)
    .map((finding) => logLine(finding, places))
    .join('')
}

/** The counts, as the last line of the log. */
export function summaryLine(results: readonly Result[], hidden = 0): string {
  const summary = summarize(results)
  const left = hidden > 0 ? `; ${plural(hidden, 'lesser finding')} not shown` : ''
  return `passmuster: ${counts(summary)}; ${plural(summary.files, 'file')} checked${left}.\n`
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
