import type { Comment, Data, Document, Range, Value } from '../model.ts'
import type { Frontmatter } from './frontmatter.ts'
import type { Markdown } from './markdown/index.ts'
import { markdownOf } from './markdown/index.ts'
import { matchesIn } from './position.ts'

/** The comments of a document of YAML and Markdown. */
export function commentsOf(
  document: Document & { readonly frontmatter: Frontmatter },
  markdown: Markdown = markdownOf(document),
): readonly Comment[] {
  return [...frontmatterComments(document.text, document.frontmatter), ...markdown.comments]
}

function frontmatterComments(text: string, { content, fields }: Frontmatter): readonly Comment[] {
  const comments: Comment[] = []
  // Both come in the order of the file: there may be thousands of each.
  const texts = textRanges(fields.values(), new Set()).sort(([a], [b]) => a - b)
  let next = 0
  for (const { range, match } of matchesIn(text, content, /(?<=^|[ \t])#[^\r\n]*/gm)) {
    const [start] = range
    while (next < texts.length && texts[next]![1] <= start) next++
    if (next < texts.length && texts[next]![0] <= start) continue
    const written = match[0].trimEnd()
    comments.push({ text: written.replace(/^#+/, '').trim(), range: [start, start + written.length] })
  }
  return comments
}

/** The ranges of texts among values. An alias shares its anchor's value, which is `known` by then. */
function textRanges(values: Iterable<Value>, known: Set<Data>): Range[] {
  const ranges: Range[] = []
  for (const { value, range } of values) {
    if (typeof value === 'string') ranges.push(range)
    if (typeof value !== 'object' || value === null || known.has(value)) continue
    known.add(value)
    for (const inner of textRanges(value.values(), known)) ranges.push(inner)
  }
  return ranges
}
