import type { Document, Rule } from '../model.ts'
import type { Frontmatter } from '../text/frontmatter.ts'

/** A document whose fields stand in a `---` YAML `---` block. */
export interface YamlDocument extends Document {
  readonly frontmatter: Frontmatter
}

interface GoodExample {
  readonly path: string
  readonly text: string
}

/** The rule `<group>/frontmatter-unclosed`; `good` is a file of the format with frontmatter. */
export function frontmatterUnclosed(group: string, source: string, good: GoodExample): Rule<YamlDocument> {
  return {
    id: `${group}/frontmatter-unclosed`,
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The frontmatter ends with a `---` line',
    why: 'Without the closing line no client sees any field: the whole file is text, or the file is refused.',
    source,
    bad: { path: good.path, text: good.text.replace('\n---\n', '\n') },
    good,
    check({ frontmatter }, report) {
      if (frontmatter.state === 'unclosed')
        report(
          frontmatter.opening,
          'The frontmatter that `---` opens here is never closed. Add a line `---` below its last field.',
        )
    },
  }
}

/** The rule `<group>/frontmatter-yaml`; `good` is a file of the format with frontmatter. */
export function frontmatterYaml(group: string, source: string, good: GoodExample): Rule<YamlDocument> {
  return {
    id: `${group}/frontmatter-yaml`,
    severity: { recommended: 'error', strict: 'error' },
    fix: 'safe',
    summary: 'The frontmatter is a YAML mapping',
    why: 'A client that cannot read the YAML skips the file. Most often an unquoted value holds a `: `, which starts a mapping. A key that stands twice is an error in YAML 1.2, and an alias needs its anchor. Frontmatter above 64 KiB is not read.',
    source,
    bad: { path: good.path, text: good.text.replace('---\n', '---\nsummary: Use when: the user asks\n') },
    good,
    check({ frontmatter }, report) {
      for (const { range, message, details } of frontmatter.problems) report(range, message, details)
    },
  }
}
