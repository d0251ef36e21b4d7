import { visible, visiblePath } from '../wording/escape-invisible.ts'
import type { RunReport } from './report.ts'
import { linesByPath } from './report.ts'

/** A line for each finding and nothing else: for grep, editors and problem matchers. */
export function concise(report: RunReport): string {
  const lines = linesByPath(report)
  return report.results
    .flatMap(({ path, diagnostics }) =>
      diagnostics.map(({ rule, severity, message, range }) => {
        const { line, column } = lines.get(path)!.locate(range).start
        return `${visiblePath(path)}:${line}:${column}: ${severity} ${rule}: ${visible(message)}\n`
      }),
    )
    .join('')
}
