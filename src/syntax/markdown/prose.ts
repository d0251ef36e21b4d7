import type { Document, Range } from '../../model.ts'
import { markdownOf } from './index.ts'
import { codeSpanEnds } from './marks.ts'

/** What an expression matches in the paragraphs of a document, outside of code, with its places in the text. */
export function matchesInProse(
  document: Document,
  expression: RegExp,
): readonly { readonly range: Range; readonly match: RegExpExecArray }[] {
  return markdownOf(document).paragraphs.flatMap(({ range: [start, end] }) =>
    outsideCode(document.text.slice(start, end), expression).map((match) => ({
      range: [start + match.index, start + match.index + match[0].length] as const,
      match,
    })),
  )
}

function outsideCode(written: string, expression: RegExp): readonly RegExpExecArray[] {
  const matches = [...written.matchAll(expression)]
  if (matches.length === 0) return []
  const spans = [...codeSpanEnds(written)]
  let next = spans.length - 1
  return matches.filter(({ index }) => {
    // The spans come from the last to the first.
    while (next >= 0 && spans[next]![1] <= index) next--
    return next < 0 || spans[next]![0] > index
  })
}
