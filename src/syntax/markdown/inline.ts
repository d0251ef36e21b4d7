import { trimEnd } from '../position.ts'
import { codeSpanEnds } from './code-spans.ts'
import { afterDefinitions } from './definitions.ts'
import { readDestination } from './destinations.ts'
import { withoutEscapes } from './escapes.ts'
import { commentText, readTags, tagEnd } from './html-tags.ts'
import type { Scan } from './scan.ts'

const NOWHERE = 2 ** 30

/** Finds the links, images and comments of the text between two offsets, that of one block. */
export function scanInline(scan: Scan, start: number, end: number): void {
  scan.inlines?.push([start, end])
  if (scan.nextLink < start) scan.nextLink = placeOf(scan.text, '](', start)
  if (scan.nextComment < start) scan.nextComment = placeOf(scan.text, '<!--', start)
  if (scan.nextLink >= end && scan.nextComment >= end && !scan.mayTag) return
  const text = scan.text.slice(start, end)
  const codeEnds = codeSpanEnds(text)
  const openers: boolean[] = []
  // Links do not nest: an opener outside a link that is complete cannot open another.
  let inactive = 0
  let comments = true
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '`') at = (codeEnds.get(at) ?? at + 1) - 1
    else if (character === '<' && comments && text.startsWith('<!--', at)) {
      const close = text.indexOf('-->', at + 4)
      comments = close !== -1
      if (!comments) continue
      scan.comments.push({ text: commentText(text, at, close + 3), range: [start + at, start + close + 3] })
      at = close + 2
    } else if (character === '<') {
      const close = tagEnd(text, at)
      if (scan.mayTag) readTags(scan, start + at, start + close)
      at = close - 1
    } else if (character === '[') openers.push(text[at - 1] === '!' && text[at - 2] !== '\\')
    else if (character === ']') {
      const image = openers.pop()
      const nested = openers.length < inactive
      inactive = Math.min(inactive, openers.length)
      if (image === undefined || text[at + 1] !== '(' || (nested && !image)) continue
      const destination = readDestination(text, at + 2)
      if (destination === undefined) continue
      if (!image) inactive = openers.length
      const [from, to] = destination.range
      if (to > from)
        scan.links.push({
          kind: image ? 'image' : 'link',
          target: withoutEscapes(text.slice(from, to)),
          range: [start + from, start + to],
        })
      at = destination.end - 1
    }
  }
}

/** Where a mark stands from `start` on; after the end of all texts where there is none. */
function placeOf(text: string, mark: string, start: number): number {
  const at = text.indexOf(mark, start)
  return at === -1 ? NOWHERE : at
}

/** Ends the open paragraph, if there is one, and finds what its text holds. */
export function endParagraph(scan: Scan): void {
  if (scan.paragraph === undefined) return
  const { end, top } = scan.paragraph
  const start = afterDefinitions(scan, scan.paragraph.start, end)
  scan.paragraph = undefined
  if (start >= end) return
  scan.paragraphs.push({ range: [start, trimEnd(scan.text, start, end)], top })
  scanInline(scan, start, end)
}
