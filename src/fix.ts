import type { Diagnostic, Edit, Fix } from './types.ts'

/** `safe` fixes keep the meaning of a file; `suggested` ones need a person's consent. */
export type Fixing = 'safe' | 'suggested'

export interface Fixed {
  readonly text: string
  /** How many fixes were applied. */
  readonly applied: number
}

/**
 * Applies the fixes of diagnostics to the text that they were reported in. Of two fixes that touch, the later one is left for
 * another round, since its edits may no longer fit. With `suggested`, safe fixes are applied too.
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[], fixing: Fixing): Fixed {
  const fixes = diagnostics.flatMap(({ fix }) => (fix !== undefined && (fix.safe || fixing === 'suggested') ? fix : []))
  const parts: string[] = []
  let at = 0
  let touched = -1
  let applied = 0
  for (const edits of fixes.map(inOrder).sort((a, b) => a[0]!.range[0] - b[0]!.range[0])) {
    if (edits[0]!.range[0] <= touched) continue
    for (const { range: [start, end], text: replacement } of edits) {
      parts.push(text.slice(at, start), replacement)
      at = end
    }
    touched = at
    applied++
  }
  return { text: parts.join('') + text.slice(at), applied }
}

function inOrder({ edits }: Fix): readonly Edit[] {
  return edits.toSorted((a, b) => a.range[0] - b.range[0])
}
