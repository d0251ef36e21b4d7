import type { Diagnostic, Range, Severity } from '../model.ts'
import { columns } from '../text/display-width.ts'
import { visible, visiblePath } from '../text/escape-invisible.ts'
import { plural } from '../text/wording.ts'
import type { Lines, RunReport } from './report.ts'
import { counts, linesByPath, notReported, summarize, unlisted } from './report.ts'

const COLORS: Readonly<Record<Severity | 'bold' | 'dim', number>> = {
  error: 31,
  warning: 33,
  info: 36,
  bold: 1,
  dim: 2,
}
const WINDOW = 100
const BEFORE = 30

type Paint = (style: keyof typeof COLORS, text: string) => string

/**
 * The findings by file, each with its line and the place underlined, and a line that counts them. For a
 * terminal and people.
 */
export function* text(report: RunReport): Iterable<string> {
  const paint: Paint = (style, words) => (report.color ? `\u001b[${COLORS[style]}m${words}\u001b[0m` : words)
  const lines = linesByPath(report)
  for (const { path, diagnostics } of report.results) {
    if (diagnostics.length === 0) continue
    yield `${paint('bold', visiblePath(path))}\n`
    for (const diagnostic of diagnostics) yield finding(diagnostic, path, lines, paint)
    yield '\n'
  }
  yield summaryLine(report, paint)
}

function finding(
  diagnostic: Diagnostic,
  path: string,
  sources: ReadonlyMap<string, Lines>,
  paint: Paint,
): string {
  const { severity, message, rule, range, fix, related = [] } = diagnostic
  const source = sources.get(path)!
  const { start } = source.locate(range)
  const lines = [
    `  ${start.line}:${start.column}  ${paint(severity, severity)}  ${visible(message)}  ${paint('dim', rule)}`,
  ]
  lines.push(...excerpt(source, range, start.line, severity, paint))
  for (const other of related) {
    const place = other.path ?? path
    const at = sources.get(place)!.locate(other.range).start
    lines.push(
      `     ${paint('dim', 'see')} ${visiblePath(place)}:${at.line}:${at.column}  ${visible(other.message)}`,
    )
  }
  if (fix !== undefined)
    lines.push(`     ${paint('dim', fix.safe ? 'fix' : 'suggestion')} ${visible(fix.title)}`)
  return `${lines.join('\n')}\n`
}

/** The line that the range starts in, cut around it where it is long, and the range underlined below. */
function excerpt(source: Lines, [from, to]: Range, line: number, severity: Severity, paint: Paint): string[] {
  const { text: shown, start: lineStart } = source.read(line)
  if (shown.trim() === '') return []
  const start = from - lineStart
  const end = Math.min(Math.max(to - lineStart, start), shown.length)
  const cutStart = shown.length > WINDOW ? Math.max(0, start - BEFORE) : 0
  const cutEnd = Math.min(shown.length, cutStart + WINDOW)
  const before = (cutStart > 0 ? '…' : '') + printed(shown.slice(cutStart, start))
  const marked = printed(shown.slice(start, Math.min(end, cutEnd)))
  const after = printed(shown.slice(Math.min(end, cutEnd), cutEnd)) + (cutEnd < shown.length ? '…' : '')
  const gutter = String(line)
  const underline = paint(severity, '^'.repeat(Math.max(columns(marked), 1)))
  return [
    // The three were made harmless one by one; together they could form a mark again.
    `     ${paint('dim', `${gutter} │`)} ${visible(`${before}${marked}${after}`)}`,
    `     ${paint('dim', `${' '.repeat(gutter.length)} │`)} ${' '.repeat(columns(before))}${underline}`,
  ]
}

function printed(text: string): string {
  return visible(text.replaceAll('\t', ' ').replace(/^\ufeff/, ''))
}

function summaryLine({ results, hidden, silenced }: RunReport, paint: Paint): string {
  const summary = summarize(results)
  const { files, errors, warnings, infos, fixable } = summary
  if (files === 0) return `${paint('bold', 'No file was checked')}.\n`
  const left = hidden > 0 ? `; ${plural(hidden, 'lesser finding')} not shown` : ''
  const checked = `${plural(files, 'file')} checked${left}${notReported(results, silenced)}`
  if (errors + warnings + infos === 0)
    return `${paint('bold', hidden > 0 ? 'No errors' : 'No findings')}, ${checked}.\n`
  return `${paint('bold', counts(summary))}; ${checked}; ${fixable} can be fixed${unlisted(summary)}.\n`
}
