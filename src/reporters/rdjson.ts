import type { Diagnostic, Range } from '../model.ts'
import type { Position } from '../syntax/position.ts'
import { byteLength } from '../wording/code-points.ts'
import { joinEdits } from '../wording/fixes.ts'
import { printJson } from './json.ts'
import type { Result, RunReport } from './report.ts'
import { linesOf, summarize } from './report.ts'
import { ruleUrl, tool } from './tool-identity.ts'

const SEVERITIES = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const

/**
 * The Reviewdog Diagnostic Format, as one `DiagnosticResult`. Paths are relative to the working directory,
 * columns count bytes of UTF-8.
 */
export function rdjson({ results }: RunReport): string {
  const { errors, warnings, infos } = summarize(results)
  const worst = errors > 0 ? 'error' : warnings > 0 ? 'warning' : infos > 0 ? 'info' : undefined
  return printJson({
    source: { name: tool.name, url: tool.homepage },
    severity: worst && SEVERITIES[worst],
    diagnostics: results.flatMap(diagnosticsOf),
  })
}

function diagnosticsOf({ path, text = '', diagnostics }: Result): readonly object[] {
  const locate = byteLocator(text)
  // What is not well-formed would be an escape that reviewdog's parser refuses, and with it the whole report.
  return diagnostics.map((diagnostic) => ({
    message: diagnostic.message.toWellFormed(),
    location: { path: path.toWellFormed(), range: locate(diagnostic.range) },
    severity: SEVERITIES[diagnostic.severity],
    code: { value: diagnostic.rule, url: ruleUrl(diagnostic.rule) },
    suggestions: suggestionsOf(diagnostic, text, locate),
  }))
}

/** Each suggestion is applied on its own, so all edits of a fix are one. */
function suggestionsOf({ fix }: Diagnostic, text: string, locate: ByteLocator): object[] | undefined {
  const edit = fix && joinEdits(text, fix)
  return edit && [{ range: locate(edit.range), text: edit.text }]
}

type ByteLocator = (range: Range) => object

/** Lines and columns from 1, columns in bytes of UTF-8, those of a byte order mark too; the end is exclusive. */
function byteLocator(text: string): ByteLocator {
  const { locate, read } = linesOf(text)
  const inBytes = ({ line, offset }: Position): object => ({
    line,
    column: byteLength(text.slice(read(line).start, offset)) + 1,
  })
  return (range) => {
    const { start, end } = locate(range)
    return { start: inBytes(start), end: inBytes(end) }
  }
}
