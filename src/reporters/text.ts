import { visiblePath } from '../text/escape-invisible.ts'
import { count, plural } from '../text/wording.ts'
import type { Originals } from './copies.ts'
import { setCopiesApart } from './copies.ts'
import type { Paint } from './paint.ts'
import { paintOf } from './paint.ts'
import type { Extent, Result, RunReport } from './report.ts'
import {
  counts,
  howToFix,
  linesByPath,
  linesIn,
  notReported,
  notShown,
  summarize,
  unlisted,
} from './report.ts'
import { sampleOf } from './spread.ts'
import { statisticsTable } from './statistics-table.ts'
import { findingInFull, findingInShort } from './text-finding.ts'

/** Above so many findings the statistics come first, and no more are shown unless somebody asks. */
const MANY = 50

/** How many copies of a file are named. */
const NAMED_COPIES = 10

/**
 * The findings, each with its line and the place underlined, and a line that counts them. Of many findings first
 * the statistics, then a sample. For a terminal and people.
 */
export function* text(report: RunReport): Iterable<string> {
  const { results, extent, links = false } = report
  const { most, statisticsOnly }: Extent = extent ?? { most: MANY, statisticsOnly: false }
  const painter = paintOf(report)
  const found = results.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
  if (found > 0 && (statisticsOnly || found > MANY)) yield* statisticsTable(results, painter)
  if (!statisticsOnly) yield* shownOf(report, most, found, painter)
  yield summaryLine(report, painter)
  if (found > 0 && !links) yield 'Explain a rule: passmuster --explain RULE\n'
}

/** The findings by file, or a sample of those that are more than `most`. */
function* shownOf(report: RunReport, most: number, found: number, painter: Paint): Iterable<string> {
  const apart = setCopiesApart(report.results)
  const own = apart.originals.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
  if (own <= most) {
    yield* byFile(report, apart, painter)
    return
  }
  const sample = sampleOf(apart.originals, most)
  for (const { result, diagnostic } of sample) {
    const copies = apart.copiesOf(result).length
    const more = copies > 0 ? `  (also in ${plural(copies, 'more file')})` : ''
    yield findingInShort(diagnostic, result.path, more, linesIn(result), painter)
  }
  if (sample.length > 0) yield '\n'
  yield `${count(found - sample.length)} more. All: --max-findings all · one a line: -f concise · only new ones from now on: --baseline-write\n`
}

function* byFile(report: RunReport, { originals, copiesOf }: Originals, painter: Paint): Iterable<string> {
  const lines = linesByPath(report)
  for (const result of originals) {
    yield `${painter.paint('bold', visiblePath(result.path))}\n`
    for (const diagnostic of result.diagnostics) yield findingInFull(diagnostic, result.path, lines, painter)
    const copies = copiesOf(result)
    if (copies.length > 0) yield `  The same in ${plural(copies.length, 'more file')}: ${named(copies)}\n`
    yield '\n'
  }
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
