import type { Document } from '../../model.ts'
import { matchesIn, outside } from '../position.ts'
import { markdownOf } from './index.ts'
import { codeSpanEnds } from './marks.ts'

/** What an expression matches in the paragraphs of a document, outside of code, with its places in the text. */
export function matchesInProse(document: Document, expression: RegExp): ReturnType<typeof matchesIn> {
  const { text } = document
  return markdownOf(document).paragraphs.flatMap(({ range }) => {
    const matches = matchesIn(text, range, expression)
    if (matches.length === 0) return []
    const spans = [...codeSpanEnds(text.slice(...range))].map(([start, end]) => ({
      range: [range[0] + start, range[0] + end] as const,
    }))
    // They come from the last to the first.
    return outside(spans.reverse(), matches)
  })
}
