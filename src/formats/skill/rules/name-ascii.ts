import type { Rule } from '../../../model.ts'
import { codePointOf } from '../../../text/code-points.ts'
import { quote } from '../../../text/quote.ts'
import { goodSkill } from '../example.ts'
import { nameFault, normalizeName } from '../name.ts'
import type { Skill } from '../parse.ts'

export const nameAscii: Rule<Skill> = {
  id: 'skill/name-ascii',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The letters and digits of the name are a–z and 0–9',
  why: 'The specification says “lowercase letters (`a-z`)”, and VS Code, Roo Code and claude.ai enforce it. skills-ref accepts letters of any script.',
  whenNot: 'Your clients accept other scripts, and your users write in one.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/café/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: café') },
  good: { path: 'skills/cafe/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: cafe') },
  check({ name }, report) {
    if (name === undefined || nameFault(name.value) !== undefined) return
    const letter = /[^a-z0-9-]/u.exec(normalizeName(name.value))?.[0] ?? /[^a-z0-9-]/u.exec(name.value)?.[0]
    if (letter === undefined) return
    report(
      name.range,
      `The name ${quote(name.value)} has ${quote(letter)} (${codePointOf(letter)}), which some clients refuse. Rename the skill and its directory with a–z, 0–9 and hyphens.`,
    )
  },
}
