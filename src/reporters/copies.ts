import type { Result } from './report.ts'

/** Files with findings, without those that only repeat the findings of one before. */
export interface Originals {
  readonly originals: readonly Result[]
  /** The files that repeat an original. */
  copiesOf(original: Result): readonly Result[]
}

/** Sets apart files with the same findings at the same places as a file before. Files without any are left out. */
export function setCopiesApart(results: readonly Result[]): Originals {
  const byFindings = new Map<string, Result[]>()
  for (const result of results) {
    if (result.diagnostics.length === 0) continue
    const key = keyOf(result)
    const same = byFindings.get(key)
    if (same === undefined) byFindings.set(key, [result])
    else same.push(result)
  }
  const groups = new Map([...byFindings.values()].map(([original, ...copies]) => [original!, copies]))
  return { originals: [...groups.keys()], copiesOf: (original) => groups.get(original) ?? [] }
}

/** In UTF-16 code units: all messages of a file may be more than a string holds. */
const MESSAGE = 500

function keyOf({ diagnostics }: Result): string {
  return diagnostics
    .map(
      ({ rule, severity, range, message }) =>
        `${rule} ${severity} ${range[0]} ${range[1]} ${message.length} ${message.slice(0, MESSAGE)}`,
    )
    .join('\0')
}
