import { visible, visiblePath } from '../wording/escape-invisible.ts'
import type { RunReport } from './report.ts'
import { findingsOf, linesByPath } from './report.ts'

/** A line for each finding and nothing else: for grep, editors and problem matchers. */
export function concise(report: RunReport): string {
  const lines = linesByPath(report)
  return findingsOf(report.results)
    .map(({ result: { path }, diagnostic: { rule, severity, message, range } }) => {
      const place = `${visiblePath(path)}:${lines(path).startOf(range)}`
      return `${place}: ${severity} ${rule}: ${visible(message)}\n`
    })
    .join('')
}
