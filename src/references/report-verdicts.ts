import { MOST_FINDINGS } from '../lint/collect-diagnostics.ts'
import type { Edit, Report, Severity } from '../model.ts'
import { quote } from '../wording/quote.ts'
import { plural } from '../wording/wording.ts'
import { add } from './bundled-files.ts'
import type { Verdict } from './verdicts.ts'
import { LONGEST_SHOWN } from './verdicts.ts'

/** So many links of one cause are one finding. */
const MANY = 3

/** Reports verdicts, those of one cause together where there are many. `noun` is what they are about. */
export function reportVerdicts(
  verdicts: readonly Verdict[],
  report: Report,
  noun: 'link' | 'path',
  severity?: Severity,
): void {
  for (const { links, message, edits = [] } of together(verdicts)) {
    const [first, ...rest] = links
    const related = rest
      .slice(0, MOST_FINDINGS)
      .map(({ range }) => ({ range, message: `This ${noun} has the same cause.` }))
    report(first.range, message, {
      ...(severity !== undefined && { severity }),
      ...(related.length > 0 && { related }),
      ...(edits.length > 0 && { fix: { title: titleOf(edits, noun), safe: false, edits } }),
    })
  }
}

/** Verdicts with one cause, made one where there are many, in the order of the text. */
function together(verdicts: readonly Verdict[]): readonly Verdict[] {
  const byCause = new Map<string, [Verdict, ...Verdict[]]>()
  const others: Verdict[] = []
  for (const verdict of verdicts) {
    if (verdict.cause === undefined) others.push(verdict)
    else add(byCause, verdict.cause.key, verdict)
  }
  const all = [...others, ...[...byCause.values()].flatMap(joined)]
  return all.sort((a, b) => a.links[0].range[0] - b.links[0].range[0])
}

function joined(verdicts: readonly Verdict[]): readonly Verdict[] {
  const [first] = verdicts
  const links = verdicts.flatMap((verdict) => verdict.links).sort((a, b) => a.range[0] - b.range[0])
  if (first?.cause === undefined || verdicts.length === 1 || links.length < MANY) return verdicts
  const { message } = first.cause
  return [
    {
      links: [links[0]!, ...links.slice(1)],
      message: message(links.length),
      edits: verdicts.flatMap(({ edits = [] }) => edits),
    },
  ]
}

function titleOf(edits: readonly Edit[], noun: string): string {
  const { range, text } = edits[0]!
  if (edits.some((edit) => edit.text !== text)) return `Correct ${plural(edits.length, noun)}`
  return `${range[0] === range[1] ? 'Add' : 'Write'} ${quote(text, LONGEST_SHOWN)}`
}
