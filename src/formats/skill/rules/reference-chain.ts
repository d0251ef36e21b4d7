import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { listed, plural } from '../../../wording/wording.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'
import { unnamedReferences } from '../unnamed-references.ts'

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
    for (const { link, to, unnamed } of unnamedReferences(skill))
      report(link.range, messageOn(to.written, unnamed))
  },
}

function messageOn(reference: string, unnamed: ReadonlyMap<string, boolean>): string {
  const shown = [...unnamed.keys()].slice(0, MOST_SHOWN).map((name) => quote(name))
  const more = unnamed.size - shown.length
  const names = listed(more > 0 ? [...shown, plural(more, 'more file')] : shown)
  const leads = [...unnamed.values()].every((isLinked) => isLinked) ? 'links' : 'refers to'
  return `${quote(reference)} ${leads} ${names}, which SKILL.md does not name. Link ${unnamed.size > 1 ? 'them' : 'it'} here, too.`
}
