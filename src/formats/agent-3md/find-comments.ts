import type { Comment } from '../../model.ts'
import { scanMarkdown } from '../../syntax/markdown/index.ts'
import { lineEnd, trimEnd } from '../../syntax/position.ts'
import type { Agent3md } from './parse.ts'

/** The lines of the frontmatter that start with `#`, and the HTML comments of the body outside of code. */
export function commentsOf({ text, opening, body }: Agent3md): readonly Comment[] {
  const comments: Comment[] = []
  for (let start = lineEnd(text, opening[0]) + 1; start < body[0]; start = lineEnd(text, start) + 1) {
    const first = start + /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))![0].length
    if (text[first] !== '#') continue
    const end = trimEnd(text, first, lineEnd(text, first))
    comments.push({ text: text.slice(first, end).replace(/^#+/, '').trim(), range: [first, end] })
  }
  return [...comments, ...scanMarkdown(text, body).comments]
}
