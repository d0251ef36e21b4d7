import { visiblePath } from '../wording/escape-invisible.ts'
import { count, plural, table } from '../wording/wording.ts'
import type { Extent, LinesByPath, Result, RunReport } from './report.ts'
import { countListed, counts, howToFix, leftOut, linesByPath, summarize, unlisted } from './report.ts'
import type { Originals } from './sample.ts'
import { sampleOf, setCopiesApart } from './sample.ts'
import { statisticsOf } from './statistics.ts'
import type { Paint } from './text-finding.ts'
import { findingInFull, findingInShort, paintOf } from './text-finding.ts'

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

/** The findings by file, or a sample of those that are more than `most`. */
function shownOf(report: RunReport, most: number, found: number, painter: Paint): string {
  const apart = setCopiesApart(report.results)
  const lines = linesByPath(report)
  if (countListed(apart.originals) <= most)
    return apart.originals.map((result) => inFull(result, apart, lines, painter)).join('')
  const sample = sampleOf(apart.originals, most).map((finding) => {
    const copies = apart.copiesOf(finding.result).length
    const more = copies > 0 ? `  (also in ${plural(copies, 'more file')})` : ''
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
  const same =
    copies.length > 0 ? `  The same in ${plural(copies.length, 'more file')}: ${named(copies)}\n` : ''
  return `${painter.paint('bold', visiblePath(result.path))}\n${found.join('')}${same}\n`
}

function named(copies: readonly Result[]): string {
  const names = copies.slice(0, NAMED_COPIES).map(({ path }) => visiblePath(path))
  return names.join(', ') + (copies.length > NAMED_COPIES ? ', …' : '')
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
