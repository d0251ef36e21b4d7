import type { Diagnostic } from '../model.ts'
import { counter } from '../wording/compare.ts'
import type { Hash, Result } from './report.ts'
import { linesIn } from './report.ts'

const WINDOW = 100
const FACTOR = 37
const HALF = 2 ** 32
const END_OF_FILE = 0xffff

/**
 * GitHub's `primaryLocationLineHash` of each line of a text, the first at index 1: it stays when other lines
 * change, so that an alert keeps its identity. Computed as `github/codeql-action` does in src/fingerprints.ts.
 */
export function lineHashes(text: string): readonly string[] {
  const { units, starts } = unitsOf(text)
  const number = counter()
  const hashes = starts.map((start) => {
    let high = 0
    let low = 0
    for (let index = start; index < start + WINDOW; index++) {
      low = low * FACTOR + (units[index] ?? 0)
      high = (high * FACTOR + Math.floor(low / HALF)) >>> 0
      low >>>= 0
    }
    const hash = ((BigInt(high) << 32n) | BigInt(low)).toString(16)
    return `${hash}:${number(hash)}`
  })
  return ['', ...hashes]
}

/** The text's units without spaces and tabs, each line break as `\n`, and where lines start in them. */
function unitsOf(text: string): { units: number[]; starts: number[] } {
  const units: number[] = []
  const starts: number[] = []
  let lineStart = true
  for (let index = 0; index <= text.length; index++) {
    const unit = index === text.length ? END_OF_FILE : text.charCodeAt(index)
    if (unit === 0x20 || unit === 0x09 || (unit === 0x0a && text[index - 1] === '\r')) continue
    if (lineStart) starts.push(units.length)
    lineStart = unit === 0x0a || unit === 0x0d
    units.push(unit === 0x0d ? 0x0a : unit)
  }
  return { units, starts }
}

/**
 * Our own fingerprint of each finding, which stays where other lines move it: a hash of the file, the rule and its
 * line without blanks, and its number among those that are the same.
 */
export function fingerprints(results: readonly Result[], sha256: Hash): ReadonlyMap<Diagnostic, string> {
  const all = new Map<Diagnostic, string>()
  for (const result of results) {
    if (result.diagnostics.length === 0) continue
    const lines = linesIn(result)
    const number = counter()
    // A long line may have thousands of findings.
    const hashes = new Map<string, string>()
    for (const diagnostic of result.diagnostics) {
      const { rule, range } = diagnostic
      const { line } = lines.locate(range).start
      const place = `${rule} ${line}`
      const hash =
        hashes.get(place) ??
        sha256(JSON.stringify([result.uri, rule, lines.read(line).text.replace(/[ \t]+/g, '')])).slice(0, 16)
      hashes.set(place, hash)
      all.set(diagnostic, `${hash}-${number(hash)}`)
    }
  }
  return all
}
