import type { Diagnostic, Edit, Fix } from '../model.ts'

/** `safe` fixes keep the meaning of a file; `suggested` ones need a person's consent. */
export type Fixing = 'safe' | 'suggested'

export interface Fixed {
  readonly text: string
  /** How many fixes were applied. */
  readonly applied: number
}

/**
 * Applies the fixes of diagnostics to the text that they were reported in. Of two fixes that touch, the later
 * one is left for
 * another round, since its edits may no longer fit. With `suggested`, safe fixes are applied too.
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[], fixing: Fixing): Fixed {
  const fixes = diagnostics.flatMap(({ fix }) =>
    fix !== undefined && (fix.safe || fixing === 'suggested') ? fix : [],
  )
  const parts: string[] = []
  let at = 0
  let touched = -1
  let applied = 0
  const edits = fixes.flatMap((fix) => joinEdits(text, fix) ?? [])
  for (const {
    range: [start, end],
    text: replacement,
  } of edits.sort((a, b) => a.range[0] - b.range[0])) {
    if (start <= touched) continue
    parts.push(text.slice(at, start), replacement)
    at = end
    touched = end
    applied++
  }
  return { text: parts.join('') + text.slice(at), applied }
}

/**
 * The edits of a fix as one edit that spans them, with the text between them kept; undefined where there is
 * none.
 */
export function joinEdits(text: string, { edits }: Fix): Edit | undefined {
  const [first, ...others] = edits.toSorted((a, b) => a.range[0] - b.range[0])
  return (
    first &&
    others.reduce(
      (joined, { range: [start, end], text: replacement }) => ({
        range: [joined.range[0], end],
        text: joined.text + text.slice(joined.range[1], start) + replacement,
      }),
      first,
    )
  )
}
