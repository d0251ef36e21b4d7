import { plural } from '../message.ts'
import { lineStarts, lineText, positionAt } from '../position.ts'
import type { Diagnostic, Range, Severity } from '../types.ts'
import { columns, visible } from '../visible.ts'
import { locator, summarize } from './report.ts'
import type { Report, Result } from './report.ts'

const COLORS: Readonly<Record<Severity | 'bold' | 'dim', number>> = { error: 31, warning: 33, info: 36, bold: 1, dim: 2 }
const WINDOW = 100
const BEFORE = 30

type Paint = (style: keyof typeof COLORS, text: string) => string

/** The findings by file, each with its line and the place underlined, and a line that counts them. For a terminal and people. */
export function text(report: Report): string {
  const paint: Paint = (style, words) => (report.color ? `\u001b[${COLORS[style]}m${words}\u001b[0m` : words)
  const results = new Map(report.results.map((result) => [result.path, result]))
  const blocks = report.results.filter(({ diagnostics }) => diagnostics.length > 0).map((result) => fileBlock(result, results, paint))
  return [...blocks, summaryLine(report, paint)].join('\n')
}

function fileBlock(result: Result, results: ReadonlyMap<string, Result>, paint: Paint): string {
  const findings = result.diagnostics.map((diagnostic) => finding(diagnostic, result, results, paint))
  return `${paint('bold', pathText(result.path))}\n${findings.join('')}`
}

/** A path that starts with `::` would be a command to GitHub's runner. */
function pathText(path: string): string {
  return visible(path.startsWith(':') ? `./${path}` : path)
}

function finding(diagnostic: Diagnostic, result: Result, results: ReadonlyMap<string, Result>, paint: Paint): string {
  const { severity, message, rule, range, fix, related = [] } = diagnostic
  const source = result.text ?? ''
  const { start } = locator(source)(range)
  const lines = [`  ${start.line}:${start.column}  ${paint(severity, severity)}  ${visible(message)}  ${paint('dim', rule)}`]
  lines.push(...excerpt(source, range, severity, paint))
  for (const other of related) {
    const at = locator(results.get(other.path ?? result.path)?.text ?? '')(other.range).start
    lines.push(`     ${paint('dim', 'see')} ${pathText(other.path ?? result.path)}:${at.line}:${at.column}  ${visible(other.message)}`)
  }
  if (fix !== undefined) lines.push(`     ${paint('dim', fix.safe ? 'fix' : 'suggestion')} ${visible(fix.title)}`)
  return `${lines.join('\n')}\n`
}

/** The line that the range starts in, cut around it where it is long, and the range underlined below. */
function excerpt(source: string, [from, to]: Range, severity: Severity, paint: Paint): string[] {
  const starts = lineStarts(source)
  const { line } = positionAt(source, starts, from)
  const shown = lineText(source, starts, line)
  if (shown.trim() === '') return []
  const start = from - starts[line - 1]!
  const end = Math.min(Math.max(to - starts[line - 1]!, start), shown.length)
  const cutStart = shown.length > WINDOW ? Math.max(0, start - BEFORE) : 0
  const cutEnd = Math.min(shown.length, cutStart + WINDOW)
  const before = (cutStart > 0 ? '…' : '') + printed(shown.slice(cutStart, start))
  const marked = printed(shown.slice(start, Math.min(end, cutEnd)))
  const after = printed(shown.slice(Math.min(end, cutEnd), cutEnd)) + (cutEnd < shown.length ? '…' : '')
  const gutter = String(line)
  const underline = paint(severity, '^'.repeat(Math.max(columns(marked), 1)))
  return [
    `     ${paint('dim', `${gutter} │`)} ${before}${marked}${after}`,
    `     ${paint('dim', `${' '.repeat(gutter.length)} │`)} ${' '.repeat(columns(before))}${underline}`,
  ]
}

function printed(text: string): string {
  return visible(text.replaceAll('\t', ' ').replace(/^\ufeff/, ''))
}

function summaryLine({ results }: Report, paint: Paint): string {
  const { files, errors, warnings, infos, fixable } = summarize(results)
  const checked = `${plural(files, 'file')} checked`
  if (errors + warnings + infos === 0) return `${paint('bold', 'No findings')}, ${checked}.\n`
  const counts = [plural(errors, 'error'), plural(warnings, 'warning'), plural(infos, 'info')].join(', ')
  return `${paint('bold', counts)}; ${checked}; ${fixable} can be fixed.\n`
}
