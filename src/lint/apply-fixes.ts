import type { Diagnostic, Edit, Fix } from '../model.ts'
import { applyEdits } from '../wording/fixes.ts'

/** `safe` fixes keep the meaning of what is read of a file; `suggested` ones need a person's consent. */
export type Fixing = 'safe' | 'suggested'

/** An edit and which fix it is a part of: the number of that in the order of their first places. */
interface Part {
  readonly fix: number
  readonly edit: Edit
}

/**
 * Applies the fixes of diagnostics to the text that they were reported in, and counts them. Of two fixes that touch, the
 * later one is left for another round, since its edits may no longer fit. With `suggested`, safe fixes are applied too.
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[], fixing: Fixing) {
  const fixes = diagnostics.flatMap(({ fix }) =>
    fix !== undefined && fix.edits.length > 0 && (fix.safe || fixing === 'suggested') ? fix : [],
  )
  const kept = withoutConflicts(fixes)
  const edits = kept.map(({ edit }) => edit)
  return { text: applyEdits(text, edits), edits, applied: new Set(kept.map(({ fix }) => fix)).size }
}

/** The edits of the fixes that do not touch another one's, in the order of the text. The first is always one. */
function withoutConflicts(fixes: readonly Fix[]): readonly Part[] {
  const start = ({ edits }: Fix): number =>
    edits.reduce((least, { range }) => Math.min(least, range[0]), Infinity)
  const sorted = fixes
    .map((fix) => ({ fix, start: start(fix) }))
    .sort((a, b) => a.start - b.start)
    .flatMap(({ fix }, index) => fix.edits.map((edit) => ({ fix: index, edit })))
    .sort((a, b) => a.edit.range[0] - b.edit.range[0])
  const dropped = new Set<number>()
  const kept: Part[] = []
  for (const part of sorted) {
    for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
      if (dropped.has(part.fix)) break
      if (!dropped.has(last.fix)) {
        if (last.fix === part.fix || last.edit.range[1] < part.edit.range[0]) break
        dropped.add(Math.max(last.fix, part.fix))
      }
      if (dropped.has(last.fix)) kept.pop()
    }
    if (!dropped.has(part.fix)) kept.push(part)
  }
  return kept.filter(({ fix }) => !dropped.has(fix))
}
