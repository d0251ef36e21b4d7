import { bundledFiles, skillsOf } from '../../references/bundled-files.ts'
import { itemsOf } from '../../syntax/fields.ts'
import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { viewAt } from '../../syntax/views.ts'
import { basename, join } from '../../wording/paths.ts'
import { CLIENT_FIELDS } from './client-fields.ts'
import type { Skill } from './parse.ts'

/** Fields of people’s own that say who starts the skill. */
const CALLER = /deleg|caller|called|invoked|parent|(?:used|loaded)[-_]?by/i

const OF_OTHERS = /(?:^|\/)(?:agents|commands)\//i
const PATH = /(?<![\w.-])([\w.-]+)\/SKILL\.md\b|\bskills\/([\w-]+)/gi
const MOST_READ = 500

/** Whether somebody starts a skill that no client does: a field of its own says who, or another file names it. */
export function hasCaller({ fields, home, name, path, files }: Skill): boolean {
  for (const [key, { value }] of fields)
    if (CALLER.test(key) && !CLIENT_FIELDS.has(key) && value !== false && value !== null) return true
  const skills = [...skillsOf(files).values()].flat().map((folder) => join(folder, 'SKILL.md'))
  const others = bundledFiles('', files).files.filter((file) => OF_OTHERS.test(file) && /\.md$/i.test(file))
  const names = [basename(home), name?.value ?? '']
  return [...others, ...skills]
    .slice(0, MOST_READ)
    .some((file) => file !== path && names.some((each) => files.once(namedAt, file).has(each)))
}

/** The names of the skills to which the text at a path has a path, or that its frontmatter lists. */
const namedAt = viewAt((path, files): ReadonlySet<string> => {
  const text = files.read(path) ?? ''
  const listed = itemsOf(parseFrontmatter(text).fields.get('skills')).flatMap(({ value }) =>
    typeof value === 'string' ? value.split(',').map((each) => each.trim()) : [],
  )
  const written = [...text.matchAll(PATH)].map(([, file, folder]) => (file ?? folder)!)
  return new Set([...listed, ...written])
})
