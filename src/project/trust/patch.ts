/** A line of a hunk. `line` is its number in the new text; of a deleted one, that of the line after it. */
export interface PatchLine {
  readonly mark: ' ' | '+' | '-'
  readonly line: number
  readonly text: string
}

/** The lines that stand together in a patch. */
export type Hunk = readonly PatchLine[]

/** The hunks of a unified diff without its header; undefined for no patch or one that is not whole. */
export function readPatch(patch: string | undefined): readonly Hunk[] | undefined {
  if (patch === undefined || patch === '') return undefined
  const lines = patch.replace(/\n$/, '').split('\n')
  const hunks: Hunk[] = []
  for (let at = 0; at < lines.length; ) {
    const next = readHunk(lines, at, hunks)
    if (next === undefined) return undefined
    at = next
  }
  return hunks
}

/** Adds the hunk that starts at an index; the index after it, or undefined when it is not whole. */
function readHunk(lines: readonly string[], at: number, hunks: Hunk[]): number | undefined {
  const [, before = '1', start, after = '1'] =
    /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at]!) ?? []
  if (start === undefined) return undefined
  let [old, fresh] = [Number(before), Number(after)]
  // The place of no lines is the line before it.
  let line = Number(start) + (fresh === 0 ? 1 : 0)
  const hunk: PatchLine[] = []
  for (at++; old > 0 || fresh > 0; at++) {
    const written = lines[at]
    if (written === undefined) return undefined
    if (written.startsWith('\\')) continue
    const mark = written.startsWith('-') ? '-' : written.startsWith('+') ? '+' : ' '
    hunk.push({ mark, line, text: written.slice(1) })
    if (mark !== '+') old--
    if (mark === '-') continue
    fresh--
    line++
  }
  hunks.push(hunk)
  return lines[at]?.startsWith('\\') ? at + 1 : at
}
