import type { GoodExample, YamlDocument } from '../lint/document.ts'
import type { Rule } from '../model.ts'

interface Wanted {
  readonly why: string
  readonly source: string
  /** A file of the format with one line of text. */
  readonly good: GoodExample
  readonly mindedBy?: readonly string[]
}

/** The rule `<group>/body-empty`. */
export function bodyEmpty(group: string, { why, source, good, mindedBy }: Wanted): Rule<YamlDocument> {
  return {
    id: `${group}/body-empty`,
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Instructions follow the frontmatter',
    why,
    ...(mindedBy && { mindedBy }),
    source,
    bad: { path: good.path, text: good.text.slice(0, good.text.lastIndexOf('\n', good.text.length - 2) + 1) },
    good,
    check({ frontmatter, body, text }, report) {
      if (frontmatter.state === 'absent' || text.slice(...body).trim() !== '') return
      report(frontmatter.closing, 'Nothing follows the frontmatter. Write the instructions below it.', {
        covers: [`${group}/unreferenced-file`],
      })
    },
  }
}
