import { findingNames } from './finding-names.ts'
import { items, printJson } from './json.ts'
import type { RunReport } from './report.ts'
import { linesIn } from './report.ts'

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const

/**
 * GitLab's Code Quality report. Paths are relative to the root of the repository.
 * Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function gitlab(report: RunReport): Iterable<string> {
  return printJson(items(findingsOf(report)))
}

function* findingsOf({ results }: RunReport): Iterable<object> {
  for (const result of results) {
    const names = findingNames([result])
    const { locate } = linesIn(result)
    for (const diagnostic of result.diagnostics) {
      const { rule, severity, message, range } = diagnostic
      const { line } = locate(range).start
      // What is not well-formed would be an escape that parsers of JSON refuse.
      const path = result.uri.toWellFormed()
      yield {
        description: message.toWellFormed(),
        check_name: rule,
        fingerprint: names.get(diagnostic),
        severity: SEVERITIES[severity],
        location: { path, lines: { begin: line } },
      }
    }
  }
}
