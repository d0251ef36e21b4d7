import type { RepositoryRule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import type { SkillHeader } from '../../skill/header.ts'
import { reportDuplicates } from '../../skill/report-duplicate-names.ts'
import { goodPlane, PLANE } from '../example.ts'

export const duplicateName: RepositoryRule<SkillHeader> = {
  id: 'plane/duplicate-name',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No two skills of one `skills` directory have the same name',
  why: 'A search for the name finds both, and the model cannot tell them apart. Names are compared ignoring case.',
  source: PLANE,
  bad: {
    ...goodPlane,
    files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# DEPLOYMENT') },
  },
  good: {
    ...goodPlane,
    files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# Release') },
  },
  checkAll(headers, report) {
    reportDuplicates(headers, (name) => `Another skill is named ${quote(name)} too. Rename one.`, report)
  },
}
