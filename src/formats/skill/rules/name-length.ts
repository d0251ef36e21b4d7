import type { Rule } from '../../../model.ts'
import { codePoints } from '../../../text/code-points.ts'
import { count } from '../../../text/wording.ts'
import { goodSkill } from '../example.ts'
import { LONGEST_NAME, normalizeName } from '../name.ts'
import type { Skill } from '../parse.ts'
import { renaming } from '../rename.ts'

const long = 'converts-scanned-invoices-into-spreadsheets-and-checks-every-total'

export const nameLength: Rule<Skill> = {
  id: 'skill/name-length',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The name has at most 64 characters',
  why: 'Agent Skills allow 64, counted as characters, not bytes. Clients refuse or cut a longer name.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: `skills/${long}/SKILL.md`, text: goodSkill.text.replace('name: pdf', `name: ${long}`) },
  good: goodSkill,
  violations: ['name-too-long'],
  check({ name, directory }, report) {
    const length = codePoints(normalizeName(name?.value ?? ''))
    if (name === undefined || length <= LONGEST_NAME) return
    const { advice, details } = renaming(name, directory)
    report(name.range, `The name has ${count(length)} characters; ${LONGEST_NAME} are allowed. ${advice}.`, {
      ...details,
      violation: 'name-too-long',
    })
  },
}
