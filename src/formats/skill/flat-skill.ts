import { ownPlaceOf } from '../../clients/places.ts'
import type { Source } from '../../model.ts'
import { splitFrontmatter } from '../../syntax/frontmatter.ts'
import { basename, dirname, join } from '../../wording/paths.ts'
import { looseKeys } from '../misplaced-frontmatter.ts'

/** Files right in a folder of skills, as globs and as an expression: such as `.claude/skills/pdf.md`. */
export const FLAT_FILES = '**/.*/skills/!(README|SKILL).md'
const FLAT = /(?:^|\/)\.[^/]*\/skills\/(?!(?:readme|skill)\.md$)[^/]*\.md$/i

/** The name of one to copy. */
const TEMPLATE = /^(?:_.*|(?:skill[-_.])?template)\.md$/i

/** Whether a path is that of a file right in a folder of skills, where most clients want a folder for each. */
export function isFlat(path: string): boolean {
  return FLAT.test(path)
}

/** What people and systems make of the name, in the folder of a skill. */
export const MISNAMED_FILES = '**/skills/*/**/SKILL{S.md,.md.txt,.txt,.markdown,.mdx,.md.md}'

/** Whether a file has such a name. */
export function isMisnamed(path: string): boolean {
  return /^skill(?:s\.md|\.(?:md\.)?txt|\.markdown|\.mdx|\.md\.md)$/i.test(basename(path))
}

/** Whether Mintlify publishes a file, from beside its settings: https://www.mintlify.com/docs/ai/skillmd. */
export function isPublished({ path, files }: Pick<Source, 'path' | 'files'>): boolean {
  if (basename(path) !== 'skill.md' || ownPlaceOf(path) !== undefined) return false
  return /mintlify\.com\/(?:schema\/)?docs\.json/.test(files.read(join(dirname(path), 'docs.json')) ?? '')
}

/** Whether such a file is meant as a skill: it has a name and a description, and none is beside it; it is none to copy. */
export function isMeantAsSkill({ path, text, files }: Source): boolean {
  if (!isFlat(path) && !isMisnamed(path)) return true
  if (TEMPLATE.test(basename(path))) return false
  if (isMisnamed(path) && files.list(dirname(path)).some(({ name }) => /^skill\.md$/i.test(name)))
    return false
  const { state, content } = splitFrontmatter(text)
  if (state !== 'closed') return false
  const keys = looseKeys(text.slice(...content))
  return keys.includes('name') && keys.includes('description')
}
