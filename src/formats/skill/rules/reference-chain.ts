import { basename } from 'node:path/posix'
import type { Rule } from '../../../model.ts'
import { splitFrontmatter } from '../../../text/frontmatter.ts'
import { scanMarkdown } from '../../../text/markdown/index.ts'
import { quote } from '../../../text/quote.ts'
import type { Target } from '../../links.ts'
import { mayLink, relativeTargets, targetsIn } from '../../links.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const referenceChain: Rule<Skill> = {
  id: 'skill/reference-chain',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'SKILL.md itself links every Markdown file that its references link',
  why: 'Models often read only the start of a file that they reach by a chain of links. Agent Skills ask for no nested chains.',
  source: 'https://agentskills.io/specification#file-references',
  bad: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms](references/forms.md).\n`,
    files: {
      'skills/pdf/references/forms.md': 'See [fields](fields.md).\n',
      'skills/pdf/references/fields.md': '# Fields\n',
    },
  },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms](references/forms.md) and [the fields](references/fields.md).\n`,
    files: {
      'skills/pdf/references/forms.md': 'See [fields](fields.md).\n',
      'skills/pdf/references/fields.md': '# Fields\n',
    },
  },
  check(skill, report) {
    const linked = bundledMarkdown(relativeTargets(skill), skill)
    const known = new Set(linked.map(({ to }) => to.path))
    const seen = new Set<string>()
    for (const {
      link,
      to: { path, written },
    } of linked) {
      if (seen.has(path)) continue
      seen.add(path)
      const next = linksOf(path, skill).find(({ to }) => !known.has(to.path))
      if (next !== undefined)
        report(
          link.range,
          `${quote(written)} links on to ${quote(next.to.path.slice(skill.home.length))}, which SKILL.md does not link. Link it here too.`,
        )
    }
  },
}

function linksOf(path: string, skill: Skill): readonly Target[] {
  const { files } = skill.source
  // Most references link nothing, and need not be read as Markdown.
  const text = files.read(path, '.md')
  if (text === undefined || !mayLink(text)) return []
  return bundledMarkdown(targetsIn(scanMarkdown(text, splitFrontmatter(text).body), { path, files }), skill)
}

/** The targets that are Markdown files of the skill itself, SKILL.md left out. */
function bundledMarkdown(targets: readonly Target[], { home }: Skill): readonly Target[] {
  return targets.filter(
    ({ to: { exists, path } }) =>
      exists && path.startsWith(home) && path.endsWith('.md') && basename(path).toLowerCase() !== 'skill.md',
  )
}
