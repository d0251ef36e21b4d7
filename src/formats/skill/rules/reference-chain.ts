import type { Target } from '../../../references/targets.ts'
import { mentionsOf, relativeTargets, resolve } from '../../../references/targets.ts'
import { basename, dirname } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { listed, plural } from '../../../wording/wording.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'
import { MOST_LINKS, MOST_UNITS, referenceAt } from '../references.ts'

const MOST_SHOWN = 3

const FORMS = '[the forms](references/forms.md)'
const FILES = {
  'skills/pdf/references/forms.md': 'See [fields](fields.md).\n',
  'skills/pdf/references/fields.md': '# Fields\n',
}

export const referenceChain = skillRule({
  id: 'skill/reference-chain',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'SKILL.md itself names every Markdown file that its references link',
  why: 'Models often read only the start of a file that they reach by a chain of links. Agent Skills ask for no nested chains. For one skill, at most 16 MiB of references and 2,000 of their links are looked at.',
  whenNot: 'The references are a manual that the model walks through from page to page.',
  mindedBy: [],
  source: 'https://agentskills.io/specification#file-references',
  bad: withBody(goodSkill, `See ${FORMS}.`, FILES),
  good: withBody(goodSkill, `See ${FORMS} and [the fields](references/fields.md).`, FILES),
  check(skill, report) {
    const linked = relativeTargets(skill).filter(({ to }) => isBundledMarkdown(to, skill))
    const known = new Set(linked.map(({ to }) => to.path))
    const search: Search = { skill, known, read: new Set(), units: MOST_UNITS, links: MOST_LINKS }
    for (const { link, to } of linked) {
      const unnamed = unnamedFrom(to.path, search)
      if (unnamed.size > 0) report(link.range, messageOn(to.written, unnamed))
    }
  },
})

function messageOn(reference: string, unnamed: ReadonlyMap<string, boolean>): string {
  const shown = [...unnamed.keys()].slice(0, MOST_SHOWN).map((name) => quote(name))
  const more = unnamed.size - shown.length
  const names = listed(more > 0 ? [...shown, plural(more, 'more file')] : shown)
  const leads = [...unnamed.values()].every((isLinked) => isLinked) ? 'links' : 'refers to'
  return `${quote(reference)} ${leads} ${names}, which SKILL.md does not name. Link ${unnamed.size > 1 ? 'them' : 'it'} here, too.`
}

interface Search {
  readonly skill: Skill
  /** The paths that SKILL.md links, and those that were reported. */
  readonly known: Set<string>
  /** The real paths of the files that were read. */
  readonly read: Set<string>
  units: number
  links: number
}

/** The files that SKILL.md does not name and a reference points to, from its folder; whether by an own link. */
function unnamedFrom(reference: string, search: Search): ReadonlyMap<string, boolean> {
  const { skill, known, read } = search
  const { home, files } = skill
  const unnamed = new Map<string, boolean>()
  const queue = new Set([reference])
  for (const path of queue) {
    const real = files.real(path)
    if (real === undefined || read.has(real)) continue
    if (search.units <= 0 || search.links <= 0) break
    read.add(real)
    const { size, targets } = referenceAt(real, files)
    search.units -= size
    for (const target of targets.slice(0, search.links)) {
      search.links--
      const next = resolve(target, dirname(path), files)
      if (known.has(next.path) || !isBundledMarkdown(next, skill)) continue
      const name = next.path.slice(home.length)
      if (mentionsOf(skill).paths.has(name)) continue
      unnamed.set(name, path === reference)
      queue.add(next.path)
      known.add(next.path)
    }
  }
  return unnamed
}

function isBundledMarkdown({ exists, path }: Target['to'], { home }: Skill): boolean {
  return (
    exists && path.startsWith(home) && path.endsWith('.md') && basename(path).toLowerCase() !== 'skill.md'
  )
}
