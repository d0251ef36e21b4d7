import type { Diagnostic } from '../model.ts'
import { joinEdits } from '../text/join-edits.ts'

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
