import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Rule, RuleInfo } from '../model.ts'

type About = Pick<RuleInfo, 'why' | 'source' | 'mindedBy'> & { readonly good: GoodExample }

/** The rule `<group>/body-empty`; `good` is a file of the format with one line of text. */
export function bodyEmpty(group: string, { good, ...about }: About): Rule<YamlDocument> {
  return {
    id: `${group}/body-empty`,
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Instructions follow the frontmatter',
    ...about,
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
