import type { Diagnostic, Severity } from '../model.ts'
import { columns } from '../wording/code-points.ts'
import { visible, visiblePath } from '../wording/escape-invisible.ts'
import type { Finding, Lines, LinesByPath, RunReport } from './report.ts'
import { ruleUrl } from './tool-identity.ts'

const COLORS: Readonly<Record<Severity | 'bold' | 'dim', number>> = {
  error: 31,
  warning: 33,
  info: 36,
  bold: 1,
  dim: 2,
}

/** What makes text look as a report wants it. */
export type Paint = ReturnType<typeof paintOf>

/** Paints as the report wants it. */
export function paintOf({ color, links = false }: Pick<RunReport, 'color' | 'links'>) {
  const paint = (style: keyof typeof COLORS, text: string): string =>
    color ? `\u001b[${COLORS[style]}m${text}\u001b[0m` : text
  return {
    paint,
    /** The name of a rule; where terminals open links, one to its page: OSC 8, which the others leave out. */
    rule: (id: string): string =>
      links ? `\u001b]8;;${ruleUrl(id)}\u001b\\${paint('dim', id)}\u001b]8;;\u001b\\` : paint('dim', id),
  }
}

const WINDOW = 100
const BEFORE = 30

/** A finding with its line, other places and its fix. */
export function findingInFull(finding: Finding, linesOf: LinesByPath, painter: Paint): string {
  const { result, diagnostic } = finding
  const { range, fix, related = [] } = diagnostic
  const { paint } = painter
  const source = linesOf(result.path)
  const lines = [
    `  ${source.startOf(range)}  ${headOf(diagnostic, painter)}`,
    ...excerpt(source, diagnostic, painter),
    ...related.map((other) => {
      const path = other.path ?? result.path
      const place = `${visiblePath(path)}:${linesOf(path).startOf(other.range)}`
      return `     ${paint('dim', 'see')} ${place}  ${visible(other.message)}`
    }),
    ...(fix === undefined
      ? []
      : [`     ${paint('dim', fix.safe ? 'fix' : 'suggestion')} ${visible(fix.title)}`]),
  ]
  return `${lines.join('\n')}\n`
}

/** A finding in few lines, with its path, and `more` words at the end of the first. */
export function findingInShort(
  { result: { path }, diagnostic }: Finding,
  more: string,
  linesOf: LinesByPath,
  painter: Paint,
): string {
  const source = linesOf(path)
  const place = painter.paint('bold', `${visiblePath(path)}:${source.startOf(diagnostic.range)}`)
  const lines = [`${place}  ${headOf(diagnostic, painter)}${more}`, ...excerpt(source, diagnostic, painter)]
  return `${lines.join('\n')}\n`
}

function headOf({ severity, message, rule }: Diagnostic, painter: Paint): string {
  return `${painter.paint(severity, severity)}  ${visible(message)}  ${painter.rule(rule)}`
}

/** The line that the range starts in, cut around it where it is long, and the range underlined below. */
function excerpt(source: Lines, { range, severity }: Diagnostic, { paint }: Paint): readonly string[] {
  const { line } = source.locate(range).start
  const { text: shown, start: lineStart } = source.read(line)
  if (shown.trim() === '') return []
  const start = range[0] - lineStart
  const end = Math.min(Math.max(range[1] - lineStart, start), shown.length)
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
