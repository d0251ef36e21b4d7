import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Rule } from '../model.ts'
import { reportMissing } from './absent-frontmatter.ts'
import type { Punished } from './frontmatter-rules.ts'

interface Wanted<D extends YamlDocument> {
  readonly group: string
  readonly why: string
  readonly source: string
  /** The text of a file that lacks frontmatter. */
  readonly bad: string
  readonly good: GoodExample
  /** The fields that the frontmatter must have, for a message. */
  readonly fields: (document: D) => string
  readonly punished?: Punished<D>
  /** What to say of a file without frontmatter that is something else, such as a link to another one. */
  readonly ofOther?: (document: D) => string | undefined
  /** What to say of a file that needs no frontmatter, since it is likely a part of another one. */
  readonly ofPart?: (document: D) => string | undefined
}

/** The rule `<group>/frontmatter-missing`. */
export function frontmatterMissing<D extends YamlDocument>(wanted: Wanted<D>): Rule<D> {
  const { group, why, source, bad, good, fields, punished, ofOther, ofPart } = wanted
  return {
    id: `${group}/frontmatter-missing`,
    severity: { recommended: 'error', strict: 'error' },
    fix: 'safe',
    summary: 'The file starts with frontmatter: a `---` line, fields, a `---` line',
    why,
    source,
    bad: { path: good.path, text: bad },
    good,
    ...(punished?.violations && { violations: punished.violations }),
    check(document, report) {
      if (document.frontmatter.state !== 'absent') return
      const also = punished?.of(document)
      const part = ofPart?.(document)
      if (part !== undefined)
        return report(document.frontmatter.opening, part, { ...also, severity: 'info', violation: undefined })
      const link = ofOther?.(document)
      if (link !== undefined) return report(document.frontmatter.opening, link, also)
      reportMissing(document, fields(document), (range, message, details) =>
        report(range, message, { ...details, ...also }),
      )
    },
  }
}
