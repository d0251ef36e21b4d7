import type { FieldDocument } from '../../lint/fields/table.ts'
import type { Source } from '../../model.ts'
import { skillsOf } from '../../references/bundled-files.ts'
import type { PlacedSkill } from '../../references/placed-skill.ts'
import { isOfProject } from '../../references/placed-skill.ts'
import type { TextField } from '../../syntax/fields.ts'
import { textField } from '../../syntax/fields.ts'
import { frontmatterOf } from '../../syntax/frontmatter.ts'
import { view } from '../../syntax/views.ts'
import { basename, dirname, foldersAbove, join } from '../../wording/paths.ts'
import { quotePath } from '../../wording/quote.ts'

export interface Skill extends FieldDocument, PlacedSkill {
  /** The real name of the skill's directory; undefined at the root of a repository. */
  readonly directory: string | undefined
  /** Whether the file is a part of the skill around it, rather than a skill of its own. */
  readonly fragment: boolean
  /** The skill that a file without frontmatter is likely laid over, in the words of a message. */
  readonly overlays: string | undefined
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
    directory: source.directory,
    home: source.path.includes('/') ? `${dirname(source.path)}/` : '',
    readable: frontmatter.state === 'read',
    enclosing,
    overlays: frontmatter.state === 'absent' && enclosing === undefined ? overlaidBy(source) : undefined,
    // A skill at the root is around everything; what is broken below it is more likely a skill.
    fragment: enclosing !== undefined && enclosing !== '' && frontmatter.state === 'absent',
  }
}

/** The file of another name that a SKILL.md is a symbolic link to, such as an agent’s; undefined for any other. */
export const linkedTo = view(({ path, files }: Source): string | undefined => {
  const real = files.real(path)
  return real === undefined || real === path || /(?:^|\/)SKILL\.md$/i.test(real) ? undefined : real
})

/** What a build puts around a part of a file that it composes. */
const MARKER = /^\ufeff?\s{0,99}<!--[\w:./ -]{0,200}\b(?:start|begin)\b[\w:./ -]{0,200}-->/i

/** Somebody meant frontmatter. */
const FIELD = /^[ \t]{0,99}(?:name|description)[ \t]{0,99}:/m

/**
 * The skill that a file without frontmatter is likely a part of: one of its name has frontmatter, or a marker starts the
 * file. In a folder of skills, where clients look, it takes both.
 */
function overlaidBy({ path, text, files, directory }: Source): string | undefined {
  const folder = dirname(path)
  if (directory === undefined || FIELD.test(text) || isOfProject(`${folder}/`)) return undefined
  const isMarked = MARKER.test(text)
  const original = skillsOf(files)
    .get(directory)
    ?.find((other) => other !== folder && files.read(`${other}/SKILL.md`)?.startsWith('---'))
  const isSeen = basename(dirname(folder)) === 'skills'
  const isPart = isSeen ? isMarked && original !== undefined : isMarked || original !== undefined
  if (!isPart) return undefined
  return original !== undefined && files.mayName(original)
    ? `the skill ${quotePath(original)}`
    : 'another skill'
}

function enclosingSkill({ path, files }: Source): string | undefined {
  for (const directory of foldersAbove(path).slice(1)) {
    if (basename(directory) === 'skills') return undefined
    if (files.has(join(directory, 'SKILL.md'))) return directory === '.' ? '' : directory
  }
  return undefined
}

function nonBlank(field: TextField | undefined): TextField | undefined {
  return field?.value.trim() === '' ? undefined : field
}
