import type { Document, Range } from '../../model.ts'
import { readBlock } from './blocks.ts'
import { endParagraph, linksInUse } from './inline.ts'
import { readLine } from './lines.ts'
import { continueFence, continueHtml, endFence } from './opaque-blocks.ts'
import type { Markdown, Scan } from './scan.ts'

export type { Fence, Heading, Link, Markdown } from './scan.ts'

/** The Markdown of a document's body. It is read when a rule asks for it. */
export function markdownOf(document: Document): Markdown {
  return document.once(readMarkdown)
}

function readMarkdown({ text, body }: Document): Markdown {
  return scanMarkdown(text, body)
}

/**
 * Reads the blocks and links of Markdown in `range` of `text`, after CommonMark 0.31, line by line and in
 * linear time. Code, HTML blocks and comments are opaque: nothing in them is a heading or a link. Never
 * throws.
 */
export function scanMarkdown(text: string, range: Range): Markdown {
  const scan: Scan = {
    text,
    end: range[1],
    headings: [],
    fences: [],
    links: [],
    comments: [],
    paragraphs: [],
    tags: [],
    definitions: [],
    inlines: [],
    paragraph: undefined,
    fence: undefined,
    html: undefined,
    items: [],
    depth: 0,
    nextMark: -1,
  }
  for (let start = range[0], next = 0; start < scan.end; start = next) {
    const lineBreak = text.indexOf('\n', start)
    next = lineBreak === -1 || lineBreak >= scan.end ? scan.end : lineBreak + 1
    let end = lineBreak === -1 ? scan.end : Math.min(lineBreak, scan.end)
    if (end > start && text[end - 1] === '\r') end--
    const line = readLine(scan, start, end, next)
    const inFence = scan.fence !== undefined && continueFence(scan, scan.fence, line)
    const inHtml = !inFence && scan.html !== undefined && continueHtml(scan, scan.html, line)
    if (!inFence && !inHtml) readBlock(scan, line)
  }
  endParagraph(scan)
  if (scan.fence !== undefined) endFence(scan, scan.fence, scan.end, false)
  return { ...scan, links: linksInUse(scan) }
}
