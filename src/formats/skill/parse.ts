import { dirname } from 'node:path/posix'
import { textField } from '../../fields.ts'
import type { TextField } from '../../fields.ts'
import { parseFrontmatter } from '../../frontmatter.ts'
import type { YamlDocument } from '../../frontmatter-rules.ts'
import { scanMarkdown } from '../../markdown.ts'
import type { Markdown } from '../../markdown.ts'
import type { Source } from '../../types.ts'

export interface Skill extends YamlDocument {
  readonly markdown: Markdown
  readonly name: TextField | undefined
  readonly description: TextField | undefined
  /** The real name of the skill's directory. */
  readonly directory: string
  /** The path of the skill's directory from the root: '' at the root, else with a final `/`. */
  readonly home: string
  /** Whether a field that is not there was left out, rather than hidden by frontmatter that cannot be read. */
  readonly readable: boolean
}

export function parseSkill(source: Source): Skill {
  const frontmatter = parseFrontmatter(source.text)
  const { fields, body } = frontmatter
  return {
    source, frontmatter, fields, body,
    markdown: scanMarkdown(source.text, body),
    name: nonBlank(textField(fields, 'name')),
    description: nonBlank(textField(fields, 'description')),
    directory: source.directory,
    home: source.path.includes('/') ? `${dirname(source.path)}/` : '',
    readable: frontmatter.state === 'read',
  }
}

function nonBlank(field: TextField | undefined): TextField | undefined {
  return field?.value.trim() === '' ? undefined : field
}
