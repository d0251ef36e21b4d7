import type { Source } from '../../model.ts'
import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { dirname } from '../../wording/paths.ts'
import { unopenedFields } from '../frontmatter-missing.ts'

/** What lies beside a skill, too. */
const BESIDE = /^(?:readme|skills?|references?|examples?|changelog|license|agents|claude|gemini)\.md$/i
/** Of fewer a skill may have as many beside it. */
const FEWEST_PAGES = 3

/** Whether a `skill.md` is a page of documentation about skills: it lies among other pages, and has no field of a skill. */
export function isPage({ path, text, files }: Source): boolean {
  if (!/(?:^|\/)skill\.md$/.test(path) || /(?:^|\/)skills?\//i.test(path)) return false
  const { state, fields } = parseFrontmatter(text)
  if (fields.has('name') || fields.has('description')) return false
  if (state !== 'read' && (state !== 'absent' || unopenedFields(text) !== undefined)) return false
  const pages = files.list(dirname(path)).filter(({ name }) => /\.md$/i.test(name) && !BESIDE.test(name))
  return pages.length >= FEWEST_PAGES
}
