import { fingerprints } from './fingerprints.ts'
import { printJson } from './json.ts'
import type { RunReport } from './report.ts'
import { findingsOf, linesByPath } from './report.ts'

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const

/**
 * GitLab's Code Quality report. Paths are relative to the root of the repository.
 * Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function gitlab({ results, sha256 }: RunReport): string {
  const known = fingerprints(results, sha256)
  const lines = linesByPath({ results })
  const issues = findingsOf(results).map(({ result, diagnostic }) => ({
    // What is not well-formed would be an escape that parsers of JSON refuse.
    description: diagnostic.message.toWellFormed(),
    check_name: diagnostic.rule,
    fingerprint: known.get(diagnostic),
    severity: SEVERITIES[diagnostic.severity],
    location: {
      path: result.uri.toWellFormed(),
      lines: { begin: lines(result.path).locate(diagnostic.range).start.line },
    },
  }))
  return printJson(issues)
}
