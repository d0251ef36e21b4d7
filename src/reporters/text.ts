import { visiblePath } from '../wording/escape-invisible.ts'
import { count, plural } from '../wording/wording.ts'
import type { Originals } from './copies.ts'
import { setCopiesApart } from './copies.ts'
import type { Paint } from './paint.ts'
import { paintOf } from './paint.ts'
import type { Extent, Lines, Result, RunReport } from './report.ts'
import { counts, howToFix, linesByPath, notReported, notShown, summarize, unlisted } from './report.ts'
import { sampleOf } from './spread.ts'
import type { RuleStatistics } from './statistics.ts'
import { statisticsOf } from './statistics.ts'
import { findingInFull, findingInShort } from './text-finding.ts'

/** Above so many findings the statistics come first, and no more are shown unless somebody asks. */
const MANY = 50

const HEAD = ['rule', 'severity', 'findings', 'files', 'fixable', 'example']
const NUMBERS: readonly number[] = [2, 3, 4]

const NAMED_COPIES = 10

/**
 * The findings, each with its line and the place underlined, and a line that counts them. Of many findings first
 * the statistics, then a sample. For a terminal and people.
 */
export function text(report: RunReport): string {
  const { results, extent, links = false } = report
  const { most, statisticsOnly }: Extent = extent ?? { most: MANY, statisticsOnly: false }
  const painter = paintOf(report)
  const found = results.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
  return [
    found > 0 && (statisticsOnly || found > MANY) ? statisticsTable(results, painter) : '',
    statisticsOnly ? '' : shownOf(report, most, found, painter),
    summaryLine(report, painter),
    found > 0 && !links ? 'Explain a rule: passmuster --explain RULE\n' : '',
  ].join('')
}

/** The findings by file, or a sample of those that are more than `most`. */
function shownOf(report: RunReport, most: number, found: number, painter: Paint): string {
  const apart = setCopiesApart(report.results)
  const own = apart.originals.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
  const lines = linesByPath(report)
  if (own <= most) return apart.originals.map((result) => inFull(result, apart, lines, painter)).join('')
  const sample = sampleOf(apart.originals, most).map(({ result, diagnostic }) => {
    const copies = apart.copiesOf(result).length
    const more = copies > 0 ? `  (also in ${plural(copies, 'more file')})` : ''
    return findingInShort(diagnostic, result.path, more, lines.get(result.path)!, painter)
  })
  return `${sample.join('')}${sample.length > 0 ? '\n' : ''}${count(found - sample.length)} more. All: --max-findings all · one a line: -f concise · only new ones from now on: --baseline-write\n`
}

function statisticsTable(results: readonly Result[], painter: Paint): string {
  const { paint } = painter
  const rows = statisticsOf(results).map((row) => ({ row, cells: cellsOf(row) }))
  const widths = HEAD.map((name, column) =>
    rows.reduce((widest, { cells }) => Math.max(widest, cells[column]!.length), name.length),
  )
  // Paint takes no room, so the widths are those of the plain cells.
  const line = (cells: readonly string[], painted: readonly string[]): string => {
    const shown = cells.map((cell, column) => {
      const blanks = ' '.repeat(widths[column]! - cell.length)
      return NUMBERS.includes(column) ? blanks + painted[column]! : painted[column]! + blanks
    })
    return `${shown.join('  ').trimEnd()}\n`
  }
  const head = line(
    HEAD,
    HEAD.map((name) => paint('bold', name)),
  )
  const body = rows.map(({ row, cells }) =>
    line(cells, [painter.rule(row.rule), paint(row.severity, row.severity), ...cells.slice(2)]),
  )
  return `${head}${body.join('')}\n`
}

function cellsOf({ rule, severity, findings, files, fixable, example }: RuleStatistics): readonly string[] {
  const place = `${visiblePath(example.path)}:${example.line}:${example.column}`
  return [rule, severity, count(findings), count(files), count(fixable), place]
}

function inFull(
  result: Result,
  { copiesOf }: Originals,
  lines: ReadonlyMap<string, Lines>,
  painter: Paint,
): string {
  const found = result.diagnostics.map((each) => findingInFull(each, result.path, lines, painter))
  const copies = copiesOf(result)
  const same =
    copies.length > 0 ? `  The same in ${plural(copies.length, 'more file')}: ${named(copies)}\n` : ''
  return `${painter.paint('bold', visiblePath(result.path))}\n${found.join('')}${same}\n`
}

function named(copies: readonly Result[]): string {
  const names = copies.slice(0, NAMED_COPIES).map(({ path }) => visiblePath(path))
  return names.join(', ') + (copies.length > NAMED_COPIES ? ', …' : '')
}

function summaryLine({ results, hidden, silenced }: RunReport, { paint }: Paint): string {
  const summary = summarize(results)
  const { files, errors, warnings, infos } = summary
  if (files === 0) return `${paint('bold', 'No file was checked')}.\n`
  const checked = `${plural(files, 'file')} checked${notShown(hidden)}${notReported(results, silenced)}`
  if (errors + warnings + infos === 0)
    return `${paint('bold', hidden > 0 ? 'No errors' : 'No findings')}, ${checked}.\n`
  return `${paint('bold', counts(summary, hidden))}; ${checked}${howToFix(summary)}${unlisted(summary)}.\n`
}
