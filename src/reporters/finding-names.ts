import { createHash } from 'node:crypto'
import type { Diagnostic } from '../model.ts'
import type { Result } from './report.ts'
import { linesIn } from './report.ts'

/**
 * What each finding is called from run to run, so that it is known again where other lines moved it: the file, the
 * rule, the text of its line without blanks, and its number among those that are the same.
 */
export function findingNames(results: readonly Result[]): ReadonlyMap<Diagnostic, string> {
  const names = new Map<Diagnostic, string>()
  for (const result of results) {
    if (result.diagnostics.length === 0) continue
    const lines = linesIn(result)
    const seen = new Map<string, number>()
    for (const diagnostic of result.diagnostics) {
      const text = lines.read(lines.locate(diagnostic.range).start.line).text.replace(/[ \t]+/g, '')
      const hash = hashOf([result.uri, diagnostic.rule, text])
      const number = (seen.get(hash) ?? 0) + 1
      seen.set(hash, number)
      names.set(diagnostic, `${hash}-${number}`)
    }
  }
  return names
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
