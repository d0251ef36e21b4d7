import type { Diagnostic, Range, Severity } from '../model.ts'
import { columns } from '../wording/display-width.ts'
import { visible, visiblePath } from '../wording/escape-invisible.ts'
import type { Paint } from './paint.ts'
import type { Lines } from './report.ts'

const WINDOW = 100
const BEFORE = 30

/** A finding with its line, other places and its fix. */
export function findingInFull(
  diagnostic: Diagnostic,
  path: string,
  sources: ReadonlyMap<string, Lines>,
  painter: Paint,
): string {
  const { fix, related = [] } = diagnostic
  const { paint } = painter
  const source = sources.get(path)!
  const { line, column } = source.locate(diagnostic.range).start
  const lines = [`  ${line}:${column}  ${headOf(diagnostic, painter)}`]
  lines.push(...excerpt(source, diagnostic, painter))
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

/** A finding in few lines, with its path, and `more` words at the end of the first. */
export function findingInShort(
  diagnostic: Diagnostic,
  path: string,
  more: string,
  source: Lines,
  painter: Paint,
): string {
  const { line, column } = source.locate(diagnostic.range).start
  const place = painter.paint('bold', `${visiblePath(path)}:${line}:${column}`)
  const lines = [`${place}  ${headOf(diagnostic, painter)}${more}`, ...excerpt(source, diagnostic, painter)]
  return `${lines.join('\n')}\n`
}

function headOf({ severity, message, rule }: Diagnostic, painter: Paint): string {
  return `${painter.paint(severity, severity)}  ${visible(message)}  ${painter.rule(rule)}`
}

/** The line that the range starts in, cut around it where it is long, and the range underlined below. */
function excerpt(
  source: Lines,
  { range, severity }: { readonly range: Range; readonly severity: Severity },
  { paint }: Paint,
): string[] {
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
