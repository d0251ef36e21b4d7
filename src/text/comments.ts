import type { Comment, Document } from '../model.ts'
import type { Frontmatter } from './frontmatter.ts'
import { frontmatterComments } from './frontmatter.ts'
import type { Markdown } from './markdown/index.ts'
import { markdownOf } from './markdown/index.ts'

/** The comments of a document of YAML and Markdown. */
export function commentsOf(
  document: Document & { readonly frontmatter: Frontmatter },
  markdown: Markdown = markdownOf(document),
): readonly Comment[] {
  return [...frontmatterComments(document.source.text, document.frontmatter), ...markdown.comments]
}
