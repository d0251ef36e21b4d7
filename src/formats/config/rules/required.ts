import type { Document, Rule } from '../../../model.ts'
import { quotePath } from '../../../wording/quote.ts'
import { goodSkill, skillWith } from '../../skill/example.ts'
import { unmetBy } from '../unmet.ts'

const files = {
  'passmuster.yaml': 'require:\n  - files: [skills/**/SKILL.md]\n    fields: [license]\n',
}

export const required: Rule<Document> = {
  id: 'config/required',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'A file has what the config requires of it',
  why: 'The setting `require` of a [config file](config.md#requirements) says what a team demands of its own files: fields, values, headings, files beside them. Where the config requires nothing, the rule reports nothing. A requirement can set its own `severity`. It says nothing of a file whose frontmatter cannot be read.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/requirements.md',
  bad: { ...goodSkill, files },
  good: { path: goodSkill.path, text: skillWith('license: MIT').text, files },
  check(document, report, { demands }) {
    for (const requirement of demands?.requirements ?? []) {
      const { by, value, relatedTo } = requirement
      for (const { range, problem, fix, keys } of unmetBy(document, requirement))
        report(range, `${problem}. ${fix}, as ${quotePath(by)} requires.`, {
          severity: value.severity ?? 'warning',
          related: relatedTo(...keys),
        })
    }
  },
}
