import { ruleUrl, tool } from '../tool.ts'
import { linesOf, summarize } from './report.ts'
import type { RunReport } from './report.ts'

/** The JSON report: the contract of the README and of `schema/report.schema.json`. */
export function json({ results }: RunReport): string {
  const lines = new Map(results.map(({ path, text }) => [path, linesOf(text ?? '')]))
  const report = {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    files: results.map(({ path, format, tokens }) => ({ path, format, tokens })),
    diagnostics: results.flatMap(({ path, format, diagnostics }) => diagnostics.map(({ rule, severity, message, range, related, fix }) => ({
      path, format, rule, severity, message,
      range: lines.get(path)!.locate(range),
      url: ruleUrl(rule),
      related: related?.map((other) => ({ path: other.path ?? path, range: lines.get(other.path ?? path)!.locate(other.range), message: other.message })),
      fix: fix && { title: fix.title, safe: fix.safe, edits: fix.edits.map((edit) => ({ range: lines.get(path)!.locate(edit.range), text: edit.text })) },
    }))),
    summary: summarize(results),
  }
  return `${stringify(report)}\n`
}

/** JSON in which no string holds `##[`, which GitHub's runner obeys anywhere in a line of a log. */
export function stringify(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replaceAll('##[', '##\\u005b')
}
