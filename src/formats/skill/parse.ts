import { basename, dirname, join } from 'node:path/posix'
import type { Source } from '../../model.ts'
import type { TextField } from '../../text/fields.ts'
import { textField } from '../../text/fields.ts'
import { parseFrontmatter } from '../../text/frontmatter.ts'
import type { FieldDocument } from '../fields/table.ts'

export interface Skill extends FieldDocument {
  readonly name: TextField | undefined
  readonly description: TextField | undefined
  /** The real name of the skill's directory; undefined at the root of a repository. */
  readonly directory: string | undefined
  /** The path of the skill's directory from the root: '' at the root, else with a final `/`. */
  readonly home: string
  /**
   * The directory of the skill around this one, '' for the root. A `skills` directory is a collection: no
   * skill is around it.
   */
  readonly enclosing: string | undefined
  /** Whether the file is a part of the skill around it, rather than a skill of its own. */
  readonly fragment: boolean
  /** Whether the file is no SKILL.md, but one that it refers to. */
  readonly reference?: true
  /** Whether the skill is one of the Skills plane, which takes no name from the frontmatter. */
  readonly plane: boolean
}

/** Reads a SKILL.md. Never throws: what cannot be read is in its frontmatter. */
export function parseSkill(source: Source, plane = false): Skill {
  const frontmatter = parseFrontmatter(source.text)
  const { fields, body } = frontmatter
  const enclosing = enclosingSkill(source)
  return {
    source,
    frontmatter,
    fields,
    body,
    plane,
    name: nonBlank(textField(fields, 'name')),
    description: nonBlank(textField(fields, 'description')),
    directory: source.directory,
    home: source.path.includes('/') ? `${dirname(source.path)}/` : '',
    readable: frontmatter.state === 'read',
    enclosing,
    // A skill at the root is around everything; what is broken below it is more likely a skill than a part of
    // it.
    fragment: enclosing !== undefined && enclosing !== '' && frontmatter.state === 'absent',
  }
}

function enclosingSkill({ path, files }: Source): string | undefined {
  let directory = dirname(path)
  while (directory !== '.') {
    directory = dirname(directory)
    if (basename(directory) === 'skills') return undefined
    if (files.has(join(directory, 'SKILL.md'))) return directory === '.' ? '' : directory
  }
  return undefined
}

function nonBlank(field: TextField | undefined): TextField | undefined {
  return field?.value.trim() === '' ? undefined : field
}
