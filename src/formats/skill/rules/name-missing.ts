import type { Details, Field, Rule } from '../../../model.ts'
import { isBlank } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { writeYaml } from '../../../text/write-yaml.ts'
import { goodSkill } from '../example.ts'
import { isName, normalizeName } from '../name.ts'
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
  violations: ['missing-name'],
  check(skill, report) {
    const field = skill.fields.get('name')
    if (!skill.readable || !isBlank(field)) return
    const dialect =
      skill.fields.has('domain') || skill.fields.has('tags')
        ? { postscript: ' For a skill of the Skills plane choose `--dialect skills-plane`.' }
        : {}
    const { directory } = skill
    const name = directory !== undefined && isName(directory) ? normalizeName(directory) : undefined
    report(
      field?.key ?? skill.frontmatter.opening,
      `The skill has no \`name\`. ${adviceFor(name, directory)}.`,
      { ...(name !== undefined && naming(name, skill, field)), violation: 'missing-name', ...dialect },
    )
  },
}

function adviceFor(name: string | undefined, directory: string | undefined): string {
  if (name !== undefined) return `Add \`name: ${writeYaml(name)}\``
  const advice = 'Add one of lowercase letters, digits and hyphens'
  return directory === undefined ? advice : `${advice}, and rename the directory to it`
}

function naming(
  directory: string,
  { fields, frontmatter: { content }, source: { text } }: Skill,
  field: Field | undefined,
): Details {
  const title = `Name it \`${directory}\``
  const name = writeYaml(directory)
  if (field !== undefined && field.range[0] < field.range[1]) return suggest(title, field.range, name)
  if (field !== undefined) return besideColon(title, text, field, name)
  const [first] = fields.values()
  // Above the first key only blank lines and comments, or else a line of its own would be no part of the
  // mapping.
  const above = /^(?:[ \t]*(?:\r?|#[^\n]*)\n)*([ \t]*)$/.exec(
    text.slice(content[0], first?.key[0] ?? content[1]),
  )
  if (above === null) return {}
  return suggest(
    title,
    [content[0], content[0]],
    `${above[1]}name: ${name}${text[content[0] - 2] === '\r' ? '\r\n' : '\n'}`,
  )
}

/**
 * A comment may follow the colon, and the name must stand before it. Nothing where there is no colon, or a
 * tag behind it.
 */
function besideColon(title: string, text: string, { key, range }: Field, name: string): Details {
  const colon = /^\s*:/.exec(text.slice(key[1]))
  if (colon === null) return {}
  const at = key[1] + colon[0].length
  return text.slice(at, range[0]).trim() === '' ? suggest(title, [at, at], ` ${name}`) : {}
}
