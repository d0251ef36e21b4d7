import type { Rule } from '../../../model.ts'
import { safely } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { writeYaml } from '../../../text/write-yaml.ts'
import { goodSkill } from '../example.ts'
import { nameFault, slugOf } from '../name.ts'
import type { Skill } from '../parse.ts'

export const nameFormat: Rule<Skill> = {
  id: 'skill/name-format',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The name is lowercase letters, digits and single hyphens between them',
  why: 'Clients build paths and commands of the name, and refuse capitals, spaces, underscores and stray hyphens.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/PDF_Tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: PDF_Tools') },
  good: { path: 'skills/pdf-tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: pdf-tools') },
  check({ name, directory }, report) {
    const fault = nameFault(name?.value ?? '')
    if (name === undefined || fault === undefined) return
    const slug = slugOf(name.value)
    const cure = slug === '' ? 'Use lowercase letters, digits and hyphens' : `Write \`${slug}\``
    const fix =
      slug === directory ? safely(`Write \`${slug}\``, { range: name.range, text: writeYaml(slug) }) : {}
    report(name.range, `The name ${quote(name.value)} ${fault}. ${cure}.`, fix)
  },
}
