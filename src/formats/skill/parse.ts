import type { FieldDocument } from '../../lint/fields/table.ts'
import type { Files, Source } from '../../model.ts'
import type { PlacedSkill } from '../../references/placed-skill.ts'
import type { TextField } from '../../syntax/fields.ts'
import { textField } from '../../syntax/fields.ts'
import { frontmatterOf, parseFrontmatter } from '../../syntax/frontmatter.ts'
import { view, viewAt } from '../../syntax/views.ts'
import { basename, dirname, foldersAbove, join } from '../../wording/paths.ts'
import { isName, normalizeName } from './name.ts'
import { noSkillAs } from './no-skill.ts'

export interface Skill extends FieldDocument, PlacedSkill {
  /** The real name of the skill's directory; undefined at the root of a repository. */
  readonly directory: string | undefined
  /** Whether the file is a part of the skill around it, rather than a skill of its own. */
  readonly fragment: boolean
  /** What to say of a file without frontmatter that is likely no skill, but a part of one, or a list. */
  readonly noSkill: string | undefined
  /** Whether the file is no SKILL.md, but one that it refers to. */
  readonly reference?: true
  /** Whether the skill is one of the Skills plane, which takes no name from the frontmatter. */
  readonly plane: boolean
}

/** Reads a SKILL.md. Never throws: what cannot be read is in its frontmatter. */
export function parseSkill(source: Source, plane = false): Skill {
  const frontmatter = frontmatterOf(source)
  const { fields, body } = frontmatter
  const enclosing = enclosingSkill(source)
  return {
    ...source,
    frontmatter,
    fields,
    body,
    plane,
    name: nonBlank(textField(fields, 'name')),
    description: nonBlank(textField(fields, 'description')),
    home: source.path.includes('/') ? `${dirname(source.path)}/` : '',
    readable: frontmatter.state === 'read',
    enclosing,
    noSkill: frontmatter.state === 'absent' && enclosing === undefined ? noSkillAs(source) : undefined,
    // A skill at the root is around everything; what is broken below it is more likely a skill.
    fragment: enclosing !== undefined && enclosing !== '' && frontmatter.state === 'absent',
  }
}

/** The file of another name that a SKILL.md is a symbolic link to, such as an agent’s; undefined for any other. */
export const linkedTo = view(({ path, files }: Source): string | undefined => {
  const real = files.real(path)
  return real === undefined || real === path || /(?:^|\/)SKILL\.md$/i.test(real) ? undefined : real
})

/** The name that the skill in a directory gives itself. */
export const nameAt = viewAt((directory: string, files: Files): string | undefined => {
  const { fields } = parseFrontmatter(files.read(join(directory, 'SKILL.md')) ?? '')
  return textField(fields, 'name')?.value
})

/** The directory beside that of a skill which has the name that the skill gives itself, and a skill, too. */
export function namesakeOf({ path, name, files }: Skill): string | undefined {
  const directory = dirname(path)
  const own = normalizeName(name?.value ?? '')
  if (!isName(own) || own === basename(directory)) return undefined
  const beside = join(dirname(directory), own)
  return files.has(`${beside}/SKILL.md`) && files.mayName(beside) ? beside : undefined
}

function enclosingSkill({ path, files }: Source): string | undefined {
  for (const directory of foldersAbove(path).slice(1)) {
    if (basename(directory) === 'skills') return undefined
    if (files.has(join(directory, 'SKILL.md'))) return directory === '.' ? '' : directory
  }
  return undefined
}

/** Whether a file is a second one of the skill that it is in. */
export const isCopyOfOuter = view(
  ({ enclosing, text, files }: Skill): boolean =>
    enclosing !== undefined && enclosing !== '' && files.read(join(enclosing, 'SKILL.md')) === text,
)

function nonBlank(field: TextField | undefined): TextField | undefined {
  return field?.value.trim() === '' ? undefined : field
}
