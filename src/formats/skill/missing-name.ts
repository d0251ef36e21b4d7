import type { Missing } from '../../lint/fields/rules.ts'
import type { Details, Field } from '../../model.ts'
import { suggest } from '../../wording/fixes.ts'
import { writeYaml } from '../../wording/write-yaml.ts'
import { isName, normalizeName } from './name.ts'
import type { Skill } from './parse.ts'

/** What to say of a skill without a name: its directory may be it. */
export function missingName(skill: Skill, field: Field | undefined): Missing {
  const isOfPlane = skill.fields.has('domain') || skill.fields.has('tags')
  const { directory } = skill
  const name = directory !== undefined && isName(directory) ? normalizeName(directory) : undefined
  return {
    message: `The skill has no \`name\`. ${adviceFor(name, directory)}.`,
    violation: 'missing-name',
    ...(isOfPlane && {
      postscript: ' For a skill of the Skills plane choose `--dialect skills-plane`.',
    }),
    ...(name !== undefined && naming(name, skill, field)),
  }
}

function adviceFor(name: string | undefined, directory: string | undefined): string {
  if (name !== undefined) return `Add \`name: ${writeYaml(name)}\``
  const advice = 'Add one of lowercase letters, digits and hyphens'
  return directory === undefined ? advice : `${advice}, and rename the directory to it`
}

function naming(
  directory: string,
  { fields, frontmatter: { content }, text }: Skill,
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
