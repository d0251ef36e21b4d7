import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { goodSkill } from '../example.ts'
import { nameFault } from '../name.ts'
import type { Skill } from '../parse.ts'
import { renaming } from '../rename.ts'

export const nameFormat: Rule<Skill> = {
  id: 'skill/name-format',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The name is lowercase letters, digits and single hyphens between them',
  why: 'Clients build paths and commands from the name. They refuse capitals, spaces, underscores and stray hyphens. The finding also covers a name that is too long or not that of its directory: the proposal fixes all three.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/pdf-tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: PDF_Tools') },
  good: { path: 'skills/pdf-tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: pdf-tools') },
  violations: ['name-bad-charset'],
  check({ name, directory }, report) {
    const fault = nameFault(name?.value ?? '')
    if (name === undefined || fault === undefined) return
    const { advice, details } = renaming(name, directory)
    // What is accepted of capitals differs.
    const isCapitals = nameFault(name.value.toLowerCase()) === undefined
    report(name.range, `The name ${quote(name.value)} ${fault}. ${advice}.`, {
      ...details,
      ...(isCapitals ? { punished: ['name-bad-charset'] } : { violation: 'name-bad-charset' }),
    })
  },
}
