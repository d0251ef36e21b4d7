import { createHash } from 'node:crypto'
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
    const seen = new Map<string, number>()
    const { locate, read } = linesIn(result)
    for (const { rule, severity, message, range } of result.diagnostics) {
      const { line } = locate(range).start
      // What is not well-formed would be an escape that parsers of JSON refuse.
      const path = result.uri.toWellFormed()
      const about = [path, rule, read(line).text.replace(/[ \t]+/g, '')].join('\0')
      const number = (seen.get(about) ?? 0) + 1
      seen.set(about, number)
      yield {
        description: message.toWellFormed(),
        check_name: rule,
        fingerprint: createHash('sha256').update(`${about}\0${number}`).digest('hex'),
        severity: SEVERITIES[severity],
        location: { path, lines: { begin: line } },
      }
    }
  }
}
