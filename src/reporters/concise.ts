import { visible, visiblePath } from '../text/escape-invisible.ts'
import type { RunReport } from './report.ts'
import { linesByPath } from './report.ts'

/** A line for each finding and nothing else: for grep, editors and problem matchers. */
export function* concise(report: RunReport): Iterable<string> {
  const lines = linesByPath(report)
  for (const { path, diagnostics } of report.results)
    for (const { rule, severity, message, range } of diagnostics) {
      const { line, column } = lines.get(path)!.locate(range).start
      yield `${visiblePath(path)}:${line}:${column}: ${severity} ${rule}: ${visible(message)}\n`
    }
}
