import { frontmatterComments } from '../../frontmatter.ts'
import type { Frontmatter } from '../../frontmatter.ts'
import type { Markdown } from '../../markdown.ts'
import type { Comment, Document } from '../../types.ts'

/** The comments of a document of YAML and Markdown. */
export function commentsOf({ source, frontmatter, markdown }: Document & { readonly frontmatter: Frontmatter; readonly markdown: Markdown }): readonly Comment[] {
  return [...frontmatterComments(source.text, frontmatter), ...markdown.comments]
}
