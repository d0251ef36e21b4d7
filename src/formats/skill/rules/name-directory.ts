import { suggest } from '../../../message.ts'
import type { Rule } from '../../../types.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const nameDirectory: Rule<Skill> = {
  id: 'skill/name-directory',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The name is the name of the skill’s directory',
  why: 'Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/excel/SKILL.md', text: goodSkill.text },
  good: goodSkill,
  check({ name, directory }, report) {
    if (name === undefined) return
    const [written, real] = [name.value.trim().normalize('NFKC'), directory.normalize('NFKC')]
    if (written === real) return
    const onlyCase = written.toLowerCase() === real.toLowerCase() ? ': only the case differs' : ''
    report(name.range, `The skill is named \`${name.value}\` but its directory is \`${directory}\`${onlyCase}. Give both the same name.`, suggest(`Rename to \`${directory}\``, name.range, directory))
  },
}
