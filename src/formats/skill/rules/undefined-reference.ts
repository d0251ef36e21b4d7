import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSkill } from '../example.ts'
import { spacedLinks, undefinedReferences } from '../loose-brackets.ts'
import type { Skill } from '../parse.ts'

export const undefinedReference: Rule<Skill> = {
  id: 'skill/undefined-reference',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'Every link of the form `[text][label]` has a definition',
  why: 'Without a line `[label]: target` it is no link, and nobody knows where it was meant to lead.',
  source: 'https://spec.commonmark.org/0.31.2/#reference-link',
  bad: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms][forms].\n` },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms][forms].\n\n[forms]: references/forms.md\n`,
    files: { 'skills/pdf/references/forms.md': '# Forms\n' },
  },
  check(skill, report) {
    const { text } = skill
    for (const range of spacedLinks(skill))
      report(range, `${quote(text.slice(...range))} is no link. Delete the space before the parenthesis.`)
    for (const { range, label } of undefinedReferences(skill))
      report(
        range,
        `${quote(text.slice(...range))} is no link, since no line defines ${quote(label)}. Add a line ${quote(`[${label}]: target`)}, or remove the brackets.`,
      )
  },
}
