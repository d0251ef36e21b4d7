import type { Diagnostic, Severity } from '../model.ts'
import { columns } from '../wording/code-points.ts'
import { visible, visiblePath, visibleSource } from '../wording/escape-invisible.ts'
import { count, plural, table } from '../wording/wording.ts'
import { SAME } from './causes.ts'
import type { Extent, Finding, Lines, LinesByPath, Result, RunReport } from './report.ts'
import { countListed, counts, howToFix, leftOut, linesByPath, summarize, unlisted } from './report.ts'
import type { Originals } from './sample.ts'
import { sampleOf, setCopiesApart } from './sample.ts'
import { statisticsOf } from './statistics.ts'
import { ruleUrl } from './tool-identity.ts'

/** Of more findings than this the statistics come first, and only a sample is shown by default. */
const MANY = 50

const HEAD = ['rule', 'severity', 'findings', 'files', 'fixable', 'example']
const NUMBERS = ['findings', 'files', 'fixable']

const NAMED_COPIES = 10

/**
 * The findings, each with its line and the place underlined, and a line that counts them. Of many findings first
 * the statistics, then a sample. For a terminal and people.
 */
export function text(report: RunReport): string {
  const { results, extent, links = false } = report
  const { most, statisticsOnly }: Extent = extent ?? { most: MANY, statisticsOnly: false }
  const painter = paintOf(report)
  const found = countListed(results)
  return [
    found > 0 && (statisticsOnly || found > MANY) ? statisticsTable(results, painter) : '',
    statisticsOnly ? '' : shownOf(report, most, found, painter),
    summaryLine(report, painter),
    found > 0 && !links ? 'Explain a rule: passmuster --explain RULE\n' : '',
  ].join('')
}

function shownOf(report: RunReport, most: number, found: number, painter: Paint): string {
  const apart = setCopiesApart(report.joined ?? report.results)
  const lines = linesByPath(report)
  if (countListed(apart.originals) <= most)
    return apart.originals.map((result) => inFull(result, apart, lines, painter)).join('')
  const sample = sampleOf(apart.originals, most).map((finding) => {
    const copies = apart.copiesOf(finding.result).length
    const same = alike(finding.diagnostic).length
    const also = copies > 0 ? `  (also in ${plural(copies, 'more file')})` : ''
    const more = same > 0 ? `${also}  (the same in ${plural(same, 'more file')})` : also
    return findingInShort(finding, more, lines, painter)
  })
  return `${sample.join('')}${sample.length > 0 ? '\n' : ''}${count(found - sample.length)} more. All: --max-findings all · one a line: -f concise · only new ones from now on: --baseline-write\n`
}

function statisticsTable(results: readonly Result[], { paint, rule }: Paint): string {
  const rows = statisticsOf(results)
  const cells = rows.map(({ example, ...row }) => [
    row.rule,
    row.severity,
    ...[row.findings, row.files, row.fixable].map(count),
    `${visiblePath(example.path)}:${example.line}:${example.column}`,
  ])
  const painted = rows.map((row, index) => [
    rule(row.rule),
    paint(row.severity, row.severity),
    ...cells[index]!.slice(2),
  ])
  return `${table([HEAD, ...cells], NUMBERS, [HEAD.map((name) => paint('bold', name)), ...painted])}\n`
}

function inFull(result: Result, { copiesOf }: Originals, lines: LinesByPath, painter: Paint): string {
  const found = result.diagnostics.map((diagnostic) => findingInFull({ result, diagnostic }, lines, painter))
  const copies = copiesOf(result)
  const same = copies.length > 0 ? `  The same in ${alsoIn(copies.map(({ path }) => path))}\n` : ''
  return `${painter.paint('bold', visiblePath(result.path))}\n${found.join('')}${same}\n`
}

/** `2 more files: a.md, b.md`. */
function alsoIn(paths: readonly string[]): string {
  const names = paths.slice(0, NAMED_COPIES).map(visiblePath).join(', ')
  return `${plural(paths.length, 'more file')}: ${names}${paths.length > NAMED_COPIES ? ', …' : ''}`
}

/** The other files that a finding stands for. */
function alike({ related = [] }: Diagnostic): readonly string[] {
  return [...new Set(related.flatMap(({ path, message }) => (message === SAME ? (path ?? []) : [])))]
}

function summaryLine(report: RunReport, { paint }: Paint): string {
  const { results, hidden } = report
  const summary = summarize(results)
  const { files, errors, warnings, infos } = summary
  if (files === 0) return `${paint('bold', 'No file was checked')}.\n`
  const checked = `${plural(files, 'file')} checked${leftOut(report)}`
  if (errors + warnings + infos === 0)
    return `${paint('bold', hidden > 0 ? 'No errors' : 'No findings')}, ${checked}.\n`
  return `${paint('bold', counts(summary, hidden))}; ${checked}${howToFix(summary)}${unlisted(summary)}.\n`
}

const COLORS: Readonly<Record<Severity | 'bold' | 'dim', number>> = {
  error: 31,
  warning: 33,
  info: 36,
  bold: 1,
  dim: 2,
}

/** What makes text look as a report wants it. */
type Paint = ReturnType<typeof paintOf>

/** Paints as the report wants it. */
function paintOf({ color, links = false }: Pick<RunReport, 'color' | 'links'>) {
  const paint = (style: keyof typeof COLORS, text: string): string =>
    color ? `\u001b[${COLORS[style]}m${text}\u001b[0m` : text
  return {
    paint,
    /** The name of a rule; where terminals open links, one to its page: OSC 8, which the others leave out. */
    rule: (id: string): string =>
      links ? `\u001b]8;;${ruleUrl(id)}\u001b\\${paint('dim', id)}\u001b]8;;\u001b\\` : paint('dim', id),
  }
}

const LONGEST_EXCERPT = 100
const SHOWN_BEFORE = 30

/** A finding with its line, other places and its fix. */
function findingInFull(finding: Finding, linesOf: LinesByPath, painter: Paint): string {
  const { result, diagnostic } = finding
  const { range, fix, related = [] } = diagnostic
  const { paint } = painter
  const source = linesOf(result.path)
  const same = alike(diagnostic)
  const lines = [
    `  ${source.startOf(range)}  ${headOf(diagnostic, painter)}`,
    ...excerpt(source, diagnostic, painter),
    ...(same.length > 0 ? [`     The same in ${alsoIn(same)}`] : []),
    ...related.flatMap((other) => {
      if (other.message === SAME) return []
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
function findingInShort(
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
  const cutStart = shown.length > LONGEST_EXCERPT ? Math.max(0, start - SHOWN_BEFORE) : 0
  const cutEnd = Math.min(shown.length, cutStart + LONGEST_EXCERPT)
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
  return visibleSource(text.replaceAll('\t', ' ').replace(/^\ufeff/, ''))
}
