import { frontmatterComments } from './frontmatter.ts'
import type { Frontmatter } from './frontmatter.ts'
import { markdownOf } from './markdown.ts'
import type { Markdown } from './markdown.ts'
import type { Comment, Document } from '../model.ts'

/** The comments of a document of YAML and Markdown. */
export function commentsOf(
  document: Document & { readonly frontmatter: Frontmatter },
  markdown: Markdown = markdownOf(document),
): readonly Comment[] {
  return [...frontmatterComments(document.source.text, document.frontmatter), ...markdown.comments]
}
