const WINDOW = 100
const FACTOR = 37
const HALF = 2 ** 32
const END_OF_FILE = 0xffff

/**
 * GitHub's `primaryLocationLineHash` of each line of a text, the first at index 1: it stays when other lines
 * change, so
 * that an alert keeps its identity. Computed as `github/codeql-action` does in src/fingerprints.ts.
 */
export function lineHashes(text: string): string[] {
  const { units, starts } = withoutBlanks(text)
  const seen = new Map<string, number>()
  const hashes = starts.map((start) => {
    let high = 0
    let low = 0
    for (let index = start; index < start + WINDOW; index++) {
      low = low * FACTOR + (units[index] ?? 0)
      high = (high * FACTOR + Math.floor(low / HALF)) >>> 0
      low >>>= 0
    }
    const hash = ((BigInt(high) << 32n) | BigInt(low)).toString(16)
    seen.set(hash, (seen.get(hash) ?? 0) + 1)
    return `${hash}:${seen.get(hash)}`
  })
  return ['', ...hashes]
}

/**
 * The text's units without spaces and tabs, with one `\n` a line break and the mark of its end, and where
 * each line starts in them.
 */
function withoutBlanks(text: string): { units: number[]; starts: number[] } {
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
