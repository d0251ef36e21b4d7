import { findingNames } from './finding-names.ts'
import { printJson } from './json.ts'
import type { Result, RunReport } from './report.ts'
import { linesIn } from './report.ts'

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const

/**
 * GitLab's Code Quality report. Paths are relative to the root of the repository.
 * Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function gitlab({ results }: RunReport): string {
  return printJson(results.flatMap(issuesOf))
}

function issuesOf(result: Result): readonly object[] {
  const names = findingNames([result])
  const { locate } = linesIn(result)
  return result.diagnostics.map((diagnostic) => ({
    // What is not well-formed would be an escape that parsers of JSON refuse.
    description: diagnostic.message.toWellFormed(),
    check_name: diagnostic.rule,
    fingerprint: names.get(diagnostic),
    severity: SEVERITIES[diagnostic.severity],
    location: {
      path: result.uri.toWellFormed(),
      lines: { begin: locate(diagnostic.range).start.line },
    },
  }))
}
