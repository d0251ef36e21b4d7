import type { Diagnostic } from '../model.ts'
import { visible } from '../wording/escape-invisible.ts'
import { count, cut, plural } from '../wording/wording.ts'
import type { Counted, Counts, Finding, LinesByPath, Result, RunReport } from './report.ts'
import { bySeverity, checked, countListed, counts, linesByPath, summarize } from './report.ts'
import { annotationOrder } from './sample.ts'
import { ruleUrl } from './tool-identity.ts'

/** What GitHub's runner keeps of one step, of each kind. Source: GitHub, workflow commands, limits. */
export const MOST_ANNOTATIONS = 10

/** Nobody reads on in a log, and the log of a million findings is one that GitHub takes long to show. */
export const MOST_LINES = 10_000

/** The runner cuts a message there. */
const LONGEST_MESSAGE = 4096

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Workflow commands that annotate the lines, for GitHub's runner. One error is left to the step that fails. */
export function github(report: RunReport): string {
  const slots = { error: MOST_ANNOTATIONS - 1, warning: MOST_ANNOTATIONS, info: MOST_ANNOTATIONS }
  return annotate(report.results, slots, () => true) + summaryLine(report)
}

/** A workflow command for each finding as far as the slots go, then all findings as lines of the log. */
export function annotate(
  results: readonly Result[],
  slots: Counts,
  first: (result: Result) => boolean,
): string {
  const lines = linesByPath({ results })
  const left = { ...slots }
  const { findings, copiesOf } = annotationOrder(results, first)
  const annotated = findings.filter(({ diagnostic }) => left[diagnostic.severity]-- > 0)
  const commands = annotated.map((finding) => command(finding, copiesOf(finding.result).length, lines))
  const found = countListed(results)
  if (found === 0) return ''
  const kept =
    annotated.length < findings.length ? `; GitHub keeps ${MOST_ANNOTATIONS} annotations of each kind` : ''
  return `${commands.join('')}::group::${plural(found, 'finding')} in full${kept}\n${logLines(results)}::endgroup::\n`
}

/** The findings as plain lines of the log, the most severe first; the rest is only counted. */
export function logLines(results: readonly Result[]): string {
  const lines = linesByPath({ results })
  const findings = bySeverity(results)
  const left = findings.length - MOST_LINES
  const more =
    left > 0
      ? `${plural(left, 'finding')} not shown: the log lists ${count(MOST_LINES)}. Fix those first, and run again.\n`
      : ''
  const shown = findings.slice(0, MOST_LINES).map((finding) => logLine(finding, lines))
  return shown.join('') + more
}

/** The counts, as the last line of the log. */
export function summaryLine(report: Counted): string {
  return `passmuster: ${counts(summarize(report.results), report.hidden)}; ${checked(report)}.\n`
}

function command({ result, diagnostic }: Finding, copies: number, lines: LinesByPath): string {
  const { start, end } = lines(result.path).locate(diagnostic.range)
  const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : ''
  const properties = `file=${property(visible(result.uri))},line=${start.line},endLine=${end.line}${columns},title=${property(diagnostic.rule)}`
  const text = annotationText(diagnostic, copies, LONGEST_MESSAGE)
  return `::${COMMANDS[diagnostic.severity]} ${properties}::${data(text)}\n`
}

/** The text of an annotation, without path and rule, which GitHub shows beside it. The link to the rule is never cut. */
export function annotationText({ rule, message }: Diagnostic, copies: number, longest: number): string {
  const others = copies > 0 ? ` The same in ${plural(copies, 'more file')}.` : ''
  const end = `${others}\n${ruleUrl(rule)}`
  return cut(visible(message), longest - end.length) + end
}

/** The severity comes first, so that no path can start the line. */
function logLine({ result, diagnostic }: Finding, lines: LinesByPath): string {
  const { severity, rule, message, range } = diagnostic
  return `${severity} ${visible(`${result.uri}:${lines(result.path).startOf(range)} ${rule}: ${message}`)}\n`
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
