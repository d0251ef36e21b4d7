import { dirname, join } from 'node:path/posix'
import type { Details, Document, Report, Rule } from '../../model.ts'
import { quote } from '../../text/quote.ts'
import { plural } from '../../text/wording.ts'
import { MOST_FINDINGS } from '../collect-diagnostics.ts'
import { deadLinksOf } from './dead-links.ts'
import { surroundingsOf } from './meant.ts'
import type { Place } from './targets.ts'
import { absoluteTargets } from './targets.ts'
import type { Verdict } from './verdicts.ts'
import { LONGEST_PATH, onAbsolute, verdictOn } from './verdicts.ts'

/** So many links of one cause are one finding. */
const MANY = 3

/** A format whose links are judged. */
interface Linking<D extends Document> {
  readonly group: string
  readonly severity: Rule<D>['severity']
  readonly source: string
  /** A file of the format whose last line is text. */
  readonly good: { readonly path: string; readonly text: string }
  /** What the reader has, and the path of its directory: '' or with a final `/`. */
  readonly whole: 'skill' | 'repository'
  readonly home: (document: D) => string
  /** The same of what is always there with it. */
  readonly reach: (document: D) => string
}

/** The rule `<group>/dead-link`. */
export function deadLink<D extends Document>({
  group,
  severity,
  source,
  good,
  whole,
  home,
  reach,
}: Linking<D>): Rule<D> {
  const bad = `${good.text}\nSee [the forms](references/forms.md).\n`
  return {
    id: `${group}/dead-link`,
    severity,
    fix: 'suggested',
    allow: 'paths, as links have them',
    summary: 'Every relative link leads to a file that exists',
    why: 'The model follows the link when it needs the file, fails, and guesses. Code, comments, placeholders, what git ignores and links with a scheme are not judged.',
    source,
    bad: { path: good.path, text: bad },
    good: {
      path: good.path,
      text: bad,
      files: { [join(dirname(good.path), 'references/forms.md')]: '# Forms\n' },
    },
    check(document, report, { allows }) {
      const isJudged = ({ to }: { readonly to: Place }): boolean =>
        !allows(to.written) && !allows(to.written.replace(/^\.\//, ''))
      const links = deadLinksOf(document).filter(isJudged)
      const absolute = (whole === 'skill' ? absoluteTargets(document, home(document)) : []).filter(
        ({ link }) => !allows(link.target),
      )
      // Most files have none, and what surrounds them takes time to see.
      if (links.length === 0 && absolute.length === 0) return
      const around = surroundingsOf(document, home(document), reach(document))
      const verdicts = [
        ...links.map((dead, index) => verdictOn(dead, index < MOST_FINDINGS, around, whole)),
        ...absolute.map((target) => onAbsolute(target, around)),
      ]
      for (const verdict of together(verdicts)) reportLinks(verdict, report)
    },
  }
}

/** Verdicts with one cause, made one where there are many, in the order of the text. */
function together(verdicts: readonly Verdict[]): readonly Verdict[] {
  const byCause = new Map<string, Verdict[]>()
  const others: Verdict[] = []
  for (const verdict of verdicts) {
    const same = byCause.get(verdict.cause?.key ?? '')
    if (verdict.cause === undefined) others.push(verdict)
    else if (same === undefined) byCause.set(verdict.cause.key, [verdict])
    else same.push(verdict)
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
      message: () => message(links.length),
      edits: verdicts.flatMap((verdict) => verdict.edits),
    },
  ]
}

function reportLinks({ links: [first, ...rest], message, edits }: Verdict, report: Report): void {
  const related = rest
    .slice(0, MOST_FINDINGS)
    .map(({ range }) => ({ range, message: 'This link has the same cause.' }))
  const details: Details = {
    ...(related.length > 0 && { related }),
    ...(edits.length > 0 && { fix: { title: titleOf(edits), safe: false, edits } }),
  }
  report(first.range, message(), details)
}

function titleOf(edits: Verdict['edits']): string {
  const [{ range, text } = { range: [0, 0], text: '' }] = edits
  if (edits.some((edit) => edit.text !== text)) return `Correct ${plural(edits.length, 'link')}`
  return `${range[0] === range[1] ? 'Add' : 'Write'} ${quote(text, LONGEST_PATH)}`
}
