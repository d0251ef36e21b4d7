import type { Diagnostic, Edit, Range } from '../model.ts'
import { applyFixes } from './apply-fixes.ts'

const BROKEN = /\/frontmatter-(?:unclosed|yaml)$/

/**
 * What is wrong with the other fields of a file whose frontmatter cannot be read: as they are once the safe fixes of
 * that are applied, at the places that they have now. They come without fixes, which would be those of another text.
 */
export function maskedFindings(
  found: readonly Diagnostic[],
  text: string,
  judge: (text: string) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const repairs = found.filter(({ rule, fix }) => BROKEN.test(rule) && fix?.safe)
  if (repairs.length === 0) return []
  const { text: repaired, edits } = applyFixes(text, repairs, 'safe')
  const placed = ({ rule }: Diagnostic, range: Range): string => `${rule} ${range.join()}`
  const known = new Set(found.map((each) => placed(each, each.range)))
  // Of a broken value one finding is enough.
  const isBroken = ([start, end]: Range): boolean =>
    repairs.some(({ range }) => start <= range[1] && range[0] <= end)
  return judge(repaired).flatMap((each) => {
    const range = rangeBefore(each.range, edits)
    if (range === undefined || isBroken(range) || known.has(placed(each, range))) return []
    const { fix: _, related: __, ...rest } = each
    return { ...rest, range }
  })
}

/** A range of a text as it was before edits; undefined where it starts or ends in what they wrote. */
function rangeBefore([start, end]: Range, edits: readonly Edit[]): Range | undefined {
  const [from, to] = [offsetBefore(start, edits), offsetBefore(end, edits)]
  return from === undefined || to === undefined ? undefined : [from, to]
}

function offsetBefore(offset: number, edits: readonly Edit[]): number | undefined {
  let moved = 0
  for (const { range, text } of edits) {
    const start = range[0] + moved
    if (offset <= start) break
    if (offset < start + text.length) return undefined
    moved += text.length - (range[1] - range[0])
  }
  return offset - moved
}
