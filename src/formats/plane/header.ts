import type { Range } from '../../model.ts'
import type { Heading } from '../../syntax/markdown/index.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { plainText } from '../../syntax/markdown/plain-text.ts'
import type { SkillHeader } from '../skill/header.ts'
import type { Skill } from '../skill/parse.ts'

/** The heading that names a skill of the Skills plane: the first after one `#`. */
export function nameHeading(skill: Skill): Heading | undefined {
  return markdownOf(skill).headings.find(
    // Not one with a line below it.
    ({ level, text, range: [start] }) =>
      level === 1 &&
      text !== '' &&
      skill.text.slice(skill.text.lastIndexOf('\n', start - 1) + 1, start).includes('#'),
  )
}

/** The name is the first `#` heading as a reader sees it, else the directory's; compared ignoring case. */
export function planeHeader(document: Skill): SkillHeader {
  const heading = nameHeading(document)
  const name = heading === undefined ? document.directory : plainText(heading.text)
  if (name === undefined) return { name }
  return { name: { text: name.toLowerCase(), range: heading?.range ?? startOf(document) } }
}

/** The first line of the body that has text, else the frontmatter's closing line. */
export function startOf({ body, frontmatter, text }: Skill): Range {
  const first = text.slice(...body).search(/\S/)
  if (first === -1) return frontmatter.closing
  const start = body[0] + first
  return [start, start + /^.*/.exec(text.slice(start))![0].trimEnd().length]
}
