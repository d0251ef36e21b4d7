import type { Rule } from '../../../model.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const controlCharacter: Rule<Skill> = {
  id: 'skill/control-character',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'The frontmatter has no control characters',
  why: 'YAML forbids them, parsers differ in what they make of them, and a terminal that prints a name may obey them.',
  source: 'https://yaml.org/spec/1.2.2/#51-character-set',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('Reads', 'Reads\u0007') },
  good: goodSkill,
  check({ frontmatter: { content }, source: { text } }, report) {
    for (const { 0: found, index } of text
      .slice(...content)
      .matchAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+|\r(?!\n)/g)) {
      const start = content[0] + index
      const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      report(
        [start, start + found.length],
        `The frontmatter has the control character U+${code} here. Delete it.`,
      )
    }
  },
}
