import type { Source } from '../../model.ts'
import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { dirname } from '../../wording/paths.ts'
import { unopenedFields } from '../absent-frontmatter.ts'

/** What lies beside a skill, too. */
const BESIDE = /^(?:readme|skills?|references?|examples?|changelog|license|agents|claude|gemini)\.md$/i
/** Of fewer a skill may have as many beside it. */
const FEWEST_PAGES = 3

const PROGRAM = /\.(?:[cm]?[jt]sx?|go|py|rs)$/i

/**
 * Whether a `skill.md` is a page of documentation about skills, or a text of a program: it lies among other pages,
 * beside code, in `src/` or in `docs/`, and has no field of a skill.
 */
export function isPage({ path, text, files }: Source): boolean {
  if (!/(?:^|\/)[Ss]kill\.md$/.test(path) || /(?:^|\/)skills\//i.test(path)) return false
  const { state, fields } = parseFrontmatter(text)
  if (fields.has('name') || fields.has('description')) return false
  if (state !== 'read' && (state !== 'absent' || unopenedFields(text) !== undefined)) return false
  const beside = files.list(dirname(path)).map(({ name }) => name)
  const isOfProgram = /(?:^|\/)src\//.test(path) || beside.some((name) => PROGRAM.test(name))
  if (state === 'absent' && (isOfProgram || /(?:^|\/)docs\//.test(path))) return true
  const pages = beside.filter((name) => /\.md$/i.test(name) && !BESIDE.test(name))
  return pages.length >= FEWEST_PAGES && !/(?:^|\/)skill\//i.test(path)
}
