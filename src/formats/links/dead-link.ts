import { dirname, join } from 'node:path/posix'
import type { Document, Rule } from '../../model.ts'
import { MOST_FINDINGS } from '../collect-diagnostics.ts'
import type { Dead } from './dead-links.ts'
import { deadLinksOf, deadTagsOf } from './dead-links.ts'
import { surroundingsOf } from './meant.ts'
import { reportVerdicts } from './report-verdicts.ts'
import type { Place } from './targets.ts'
import type { Verdict } from './verdicts.ts'
import { verdictOn } from './verdicts.ts'

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
  /** Whether a document is one that its readers need only now and then, so that its links are warnings. */
  readonly isExtra?: (document: D) => boolean
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
  isExtra,
}: Linking<D>): Rule<D> {
  const bad = `${good.text}\nSee [the forms](references/forms.md).\n`
  return {
    id: `${group}/dead-link`,
    severity,
    fix: 'suggested',
    allow: 'paths, as links have them',
    summary: 'Every relative link points to a file that exists',
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
      const tags = whole === 'skill' && !isExtra?.(document) ? deadTagsOf(document).filter(isJudged) : []
      // Most files have none, and what surrounds them takes time to see.
      if (links.length === 0 && tags.length === 0) return
      const around = surroundingsOf(document, home(document), reach(document))
      const judge = (dead: Dead, index: number): Verdict =>
        verdictOn(dead, index < MOST_FINDINGS, around, whole)
      reportVerdicts(links.map(judge), report, 'link', isExtra?.(document) ? 'warning' : undefined)
      reportVerdicts(tags.map(judge), report, 'link', 'info')
    },
  }
}
