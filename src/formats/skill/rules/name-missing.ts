import { nameFault } from '../name.ts'
import { isBlank } from '../../../fields.ts'
import { suggest } from '../../../message.ts'
import type { Details, Field, Rule } from '../../../types.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const nameMissing: Rule<Skill> = {
  id: 'skill/name-missing',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The frontmatter has a `name`',
  why: 'Agent Skills require it: the model asks for a skill by its name.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('name: pdf\n', '') },
  good: goodSkill,
  check(skill, report) {
    const field = skill.fields.get('name')
    if (!skill.readable || !isBlank(field)) return
    const dialect = skill.fields.has('domain') || skill.fields.has('tags') ? ' For a skill of the Skills plane choose `--dialect skills-plane`.' : ''
    report(field?.key ?? skill.frontmatter.opening, `The skill has no \`name\`. Add the name of its directory.${dialect}`, directoryName(skill, field))
  },
}

function directoryName({ directory, frontmatter: { content }, source: { text } }: Skill, field: Field | undefined): Details {
  if (nameFault(directory) !== undefined) return {}
  const title = `Name it \`${directory}\``
  if (field === undefined) return suggest(title, [content[0], content[0]], `name: ${directory}${text[content[0] - 2] === '\r' ? '\r\n' : '\n'}`)
  return suggest(title, field.range, field.range[0] === field.range[1] ? ` ${directory}` : directory)
}
