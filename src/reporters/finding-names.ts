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
    // A long line may have thousands of findings.
    const hashes = new Map<string, string>()
    for (const diagnostic of result.diagnostics) {
      const { line } = lines.locate(diagnostic.range).start
      const place = `${diagnostic.rule} ${line}`
      const hash =
        hashes.get(place) ?? hashOf([result.uri, diagnostic.rule, withoutBlanks(lines.read(line).text)])
      hashes.set(place, hash)
      const number = (seen.get(hash) ?? 0) + 1
      seen.set(hash, number)
      names.set(diagnostic, `${hash}-${number}`)
    }
  }
  return names
}

function withoutBlanks(text: string): string {
  return text.replace(/[ \t]+/g, '')
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
