import { basename, dirname } from 'node:path/posix'
import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { listed, plural } from '../../../text/wording.ts'
import { mentionsOf } from '../../links/mentions.ts'
import type { Target } from '../../links/targets.ts'
import { relativeTargets, resolve } from '../../links/targets.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'
import { readReference } from '../references.ts'

/**
 * What is looked at for one skill. Links make of a few bytes a name for a large file, so many skills can share
 * the same references, and each would cost as much as all of them.
 */
const MOST_UNITS = 16 * 1024 * 1024
const MOST_LINKS = 2000

/** Files that a message names. */
const MOST_SHOWN = 3

export const referenceChain: Rule<Skill> = {
  id: 'skill/reference-chain',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'SKILL.md itself names every Markdown file that its references link',
  why: 'Models often read only the start of a file that they reach by a chain of links. Agent Skills ask for no nested chains. For one skill, at most 16 MiB of references and 2,000 of their links are looked at.',
  whenNot: 'The references are a manual that the model walks through from page to page.',
  mindedBy: [],
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
    const { files } = skill.source
    const linked = relativeTargets(skill).filter(({ to }) => isBundledMarkdown(to, skill))
    const known = new Set(linked.map(({ to }) => to.path))
    const seen = new Set<string>()
    let units = MOST_UNITS
    let links = MOST_LINKS
    for (const { link, to } of linked) {
      const real = files.real(to.path)
      if (real === undefined || seen.has(real)) continue
      if (units <= 0 || links <= 0) return
      seen.add(real)
      const { size, targets } = readReference(to.path, real, files)
      units -= size
      const unnamed = new Set<string>()
      for (const target of targets.slice(0, links)) {
        links--
        const next = resolve(target, dirname(to.path), files)
        if (known.has(next.path) || !isBundledMarkdown(next, skill)) continue
        const name = next.path.slice(skill.home.length)
        if (!mentionsOf(skill.source).paths.has(name)) unnamed.add(name)
      }
      if (unnamed.size > 0) report(link.range, messageOn(to.written, [...unnamed]))
    }
  },
}

function messageOn(reference: string, unnamed: readonly string[]): string {
  const shown = unnamed.slice(0, MOST_SHOWN).map((name) => quote(name))
  const more = unnamed.length - shown.length
  const names = listed(more > 0 ? [...shown, plural(more, 'more file')] : shown)
  return `${quote(reference)} links ${names}, which SKILL.md does not name. Link ${unnamed.length > 1 ? 'them' : 'it'} here, too.`
}

/** Whether a place is a Markdown file of the skill itself, SKILL.md left out. */
function isBundledMarkdown({ exists, path }: Target['to'], { home }: Skill): boolean {
  return (
    exists && path.startsWith(home) && path.endsWith('.md') && basename(path).toLowerCase() !== 'skill.md'
  )
}
