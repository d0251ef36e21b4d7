import type { Rule } from '../../../model.ts'
import { suggest } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { writeYaml } from '../../../text/write-yaml.ts'
import { goodSkill } from '../example.ts'
import { isName, normalizeName } from '../name.ts'
import type { Skill } from '../parse.ts'

export const nameDirectory: Rule<Skill> = {
  id: 'skill/name-directory',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The name is the name of the skill’s directory',
  why: 'Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/excel/SKILL.md', text: goodSkill.text },
  good: goodSkill,
  check({ name, directory }, report) {
    if (name === undefined) return
    const [written, real] = [normalizeName(name.value), normalizeName(directory)]
    if (written === real) return
    const difference = written.toLowerCase() === real.toLowerCase() ? ', which differs in case' : ''
    const fix = isName(directory)
      ? suggest(`Rename to ${quote(directory)}`, name.range, writeYaml(directory))
      : {}
    report(
      name.range,
      `The skill is named ${quote(name.value)} but its directory is ${quote(directory)}${difference}. Give both the same name.`,
      fix,
    )
  },
}
