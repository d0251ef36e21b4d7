import type { Diagnostic } from '../model.ts'
import { counter } from '../wording/compare.ts'
import type { Result } from './report.ts'
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
export function fingerprints(results: readonly Result[]): ReadonlyMap<Diagnostic, string> {
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

/** What SHA-256 starts with, and adds in each of its rounds. Source: FIPS 180-4, 4.2.2 and 5.3.3. */
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]

/** SHA-256 of a text as UTF-8, in hexadecimal. Browsers have it only as a promise. */
function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const message = new Uint8Array(length)
  message.set(bytes)
  message[bytes.length] = 0x80
  const view = new DataView(message.buffer)
  view.setUint32(length - 4, bytes.length * 8)
  const state = Uint32Array.from(START)
  for (let block = 0; block < length; block += 64)
    addBlock(state, (index) => view.getUint32(block + index * 4))
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function addBlock(state: Uint32Array, wordAt: (index: number) => number): void {
  const words = new Uint32Array(64)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index++) {
    const [early, late] = [words[index - 15]!, words[index - 2]!]
    words[index] =
      index < 16
        ? wordAt(index)
        : words[index - 16]! +
          words[index - 7]! +
          (rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)) +
          (rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10))
    const choice = (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g))
    const majority = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    const sum = h + choice + ROUNDS[index]! + words[index]!
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + sum) | 0, c, b, a, (sum + majority) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index]! += word
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
