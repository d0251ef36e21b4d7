import { visiblePath } from '../text/escape-invisible.ts'
import { count } from '../text/wording.ts'
import type { Paint } from './paint.ts'
import type { Result } from './report.ts'
import type { RuleStatistics } from './statistics.ts'
import { statisticsOf } from './statistics.ts'

const HEAD = ['rule', 'severity', 'findings', 'files', 'fixable', 'example']
const NUMBERS: readonly number[] = [2, 3, 4]

/** A table of what each rule has found, and an empty line. */
export function* statisticsTable(results: readonly Result[], painter: Paint): Iterable<string> {
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
  yield line(
    HEAD,
    HEAD.map((name) => paint('bold', name)),
  )
  for (const { row, cells } of rows)
    yield line(cells, [painter.rule(row.rule), paint(row.severity, row.severity), ...cells.slice(2)])
  yield '\n'
}

function cellsOf({ rule, severity, findings, files, fixable, example }: RuleStatistics): readonly string[] {
  const place = `${visiblePath(example.path)}:${example.line}:${example.column}`
  return [rule, severity, count(findings), count(files), count(fixable), place]
}
