import type { Document, Range } from '../../model.ts'
import { outside, trimEnd } from '../position.ts'
import { view } from '../views.ts'
import { isOdd } from './fence-lines.ts'
import { endParagraph, linksInUse, readDefinition, scanInline } from './inline.ts'
import type { Line } from './lines.ts'
import { CODE_INDENT, columnOf, isOutside, openAt, readLine, runLength, skipBlanks } from './lines.ts'
import { commentText, readTags, tagEnd } from './marks.ts'
import { meantFences } from './meant-fences.ts'
import type { Markdown, OpenFence, OpenHtml, Scan } from './scan.ts'

export type { Fence, Heading, Link, Markdown } from './scan.ts'

/**
 * The Markdown of a document's body. It is read when a rule asks for it. What is meant as code is none of it, though
 * CommonMark takes it for text because of fences that do not match.
 */
export const markdownOf = view(({ text, body }: Document): Markdown => {
  const markdown = withMeantFences(scanMarkdown(text, body), text)
  // A text on the line of a fence is that after a block, whose first line was lost.
  const isTorn = markdown.fences.some(({ opening }) => PROSE.test(text.slice(...opening)))
  return isTorn ? { ...markdown, unsureFrom: body[0] } : markdown
})

/** A fence line with the start of a sentence. */
const PROSE = /^(?:`+|~+)[ \t]*[A-Z]\w*(?: [\w.,]+){4}/

function withMeantFences(markdown: Markdown, text: string): Markdown {
  const { fences } = markdown
  if (!fences.some((fence) => isOdd(fence, text))) return markdown
  const meant = meantFences(markdown, text)
  const [firstFence] = fences[0]!.opening
  if (meant === undefined) return { ...markdown, unsureFrom: firstFence }
  const isWhole =
    meant.doubts.length === 0 && meant.strays.every(({ range: [, end] }) => text.slice(end).trim() === '')
  const blocks = meant.blocks.flatMap(({ opening, closing, around }): { range: Range }[] =>
    closing === undefined || around !== undefined ? [] : [{ range: [opening.range[1], closing.range[0]] }],
  )
  return {
    ...markdown,
    meant,
    ...(!isWhole && { unsureFrom: firstFence }),
    links: outside(blocks, markdown.links),
    tags: outside(blocks, markdown.tags),
    paragraphs: outside(blocks, markdown.paragraphs),
  }
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

/** Takes in a line that belongs to no open fence or HTML block. */
function readBlock(scan: Scan, line: Line): void {
  const { content, end, opened, outer, column, indent } = line
  const quoted = line.quotes > 0
  const listed = opened > 0
  if (content >= end || listed || (quoted && scan.paragraph?.quoted === false)) endParagraph(scan)
  if (content >= end && !listed) return
  const { depth } = scan
  scan.depth = openAt(scan, column)
  for (const item of outer) scan.items[scan.depth++] = item
  if (listed) scan.items[scan.depth++] = opened
  if (content >= end) return
  const top = !quoted && scan.depth === 0
  if (indent < CODE_INDENT && openBlock(scan, line, top)) return
  if (scan.paragraph !== undefined) {
    // The text goes on with that of the items.
    scan.paragraph.end = end
    scan.depth = depth
  } else if (indent < CODE_INDENT) scan.paragraph = { start: content, end, top, quoted }
}

function openBlock(scan: Scan, line: Line, top: boolean): boolean {
  const mark = scan.text[line.content]!
  if ('`~'.includes(mark) && openFence(scan, line)) return true
  if (mark === '#' && atxHeading(scan, line, top)) return true
  if ('=-'.includes(mark) && setextHeading(scan, line, top)) return true
  if (mark === '<' && openHtml(scan, line)) return true
  if (mark === '[' && scan.paragraph === undefined && readDefinition(scan, line)) return true
  if (!isThematicBreak(scan.text, line.content, line.end)) return false
  endParagraph(scan)
  return true
}

function isThematicBreak(text: string, start: number, end: number): boolean {
  return (
    '-*_'.includes(text[start]!) &&
    end - start < 200 &&
    /^([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(text.slice(start, end))
  )
}

/** Takes in the heading `# …` that the line may be. Only one at the `top` is listed. Whether it was one. */
function atxHeading(scan: Scan, line: Line, top: boolean): boolean {
  const { text } = scan
  const level = runLength(text, line.content, line.end)
  const after = line.content + level
  if (level > 6 || (after < line.end && text[after] !== ' ' && text[after] !== '\t')) return false
  endParagraph(scan)
  const start = skipBlanks(text, after, line.end)
  let end = trimEnd(text, start, line.end)
  let marks = end
  while (marks > start && text[marks - 1] === '#') marks--
  if (marks === start || text[marks - 1] === ' ' || text[marks - 1] === '\t')
    end = trimEnd(text, start, marks)
  if (top) scan.headings.push({ level, text: text.slice(start, end), range: [start, end], end: line.next })
  scanInline(scan, start, end)
  return true
}

/** Makes a heading of the open paragraph where the line underlines it with `=` or `-`. Whether it does. */
function setextHeading(scan: Scan, line: Line, top: boolean): boolean {
  const { text, paragraph } = scan
  if (paragraph === undefined || !paragraph.top || !top) return false
  if (trimEnd(text, line.content, line.end) !== line.content + runLength(text, line.content, line.end))
    return false
  const { start, end } = paragraph
  scan.paragraph = undefined
  const range: Range = [start, trimEnd(text, start, end)]
  scan.headings.push({
    level: text[line.content] === '=' ? 1 : 2,
    text: text.slice(...range),
    range,
    end: line.next,
  })
  scanInline(scan, start, end)
  return true
}

/** Opens the fence that the line may be. Whether it was one. */
function openFence(scan: Scan, line: Line): boolean {
  const { text } = scan
  const length = runLength(text, line.content, line.end)
  if (length < 3) return false
  const info = text.slice(line.content + length, line.end).trim()
  if (text[line.content] === '`' && info.includes('`')) return false
  endParagraph(scan)
  scan.fence = {
    mark: text.slice(line.content, line.content + length),
    language: /^\S*/.exec(info)![0],
    opening: [line.content, trimEnd(text, line.content, line.end)],
    indent: line.contentColumn,
    item: columnOf(scan, scan.depth),
    quotes: line.quotes,
    content: line.next,
  }
  return true
}

/** Whether the line belongs to the fence, which ends with the quote or list item around it. */
function continueFence(scan: Scan, fence: OpenFence, line: Line): boolean {
  if (isOutside(fence, line)) {
    endFence(scan, fence, line.start, true)
    return false
  }
  const { text } = scan
  const start = fence.quotes > 0 ? line.content : skipBlanks(text, line.start, line.end)
  if (line.column > fence.indent + 3 || !text.startsWith(fence.mark, start)) return true
  if (trimEnd(text, start, line.end) === start + runLength(text, start, line.end))
    endFence(scan, fence, line.start, true)
  return true
}

function endFence(scan: Scan, fence: OpenFence, end: number, closed: boolean): void {
  const { language, opening, content } = fence
  scan.fences.push({ language, opening, content: [Math.min(content, end), end], closed })
  scan.fence = undefined
}

const BLANK_LINE = '\n'
const BLOCK_TAGS = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p ' +
    'param search section summary table tbody td tfoot th thead title tr track ul'
  ).split(' '),
)

/** Opens the HTML block that the line may start. Whether it starts one. */
function openHtml(scan: Scan, line: Line): boolean {
  const until = endOf(scan.text.slice(line.content, line.end), scan.paragraph !== undefined)
  if (until === undefined) return false
  endParagraph(scan)
  scan.html = { until, item: columnOf(scan, scan.depth), quotes: line.quotes }
  if (until === '-->') {
    const close = scan.text.indexOf('-->', line.content + 4)
    const end = close === -1 || close >= scan.end ? scan.end : close + 3
    scan.comments.push({ text: commentText(scan.text, line.content, end), range: [line.content, end] })
  }
  readHtml(scan, scan.html, line)
  return true
}

function endOf(html: string, inParagraph: boolean): string | undefined {
  if (html.startsWith('<!--')) return '-->'
  if (html.startsWith('<?')) return '?>'
  if (html.startsWith('<![CDATA[')) return ']]>'
  if (/^<![a-z]/i.test(html)) return '>'
  const tag = /^<\/?([a-z][a-z0-9-]*)(?=[\s/>]|$)/i.exec(html)?.[1]?.toLowerCase()
  if (tag === undefined) return undefined
  if (/^(?:pre|script|style|textarea)$/.test(tag) && html[1] !== '/') return `</${tag}>`
  if (BLOCK_TAGS.has(tag)) return BLANK_LINE
  return !inParagraph && tagEnd(html, 0) === trimEnd(html, 0, html.length) ? BLANK_LINE : undefined
}

/** Whether the line belongs to the HTML block, which ends with the quote or list item around it. */
function continueHtml(scan: Scan, html: OpenHtml, line: Line): boolean {
  if (isOutside(html, line)) {
    scan.html = undefined
    return false
  }
  readHtml(scan, html, line)
  return true
}

function readHtml(scan: Scan, { until, quotes }: OpenHtml, line: Line): void {
  const html = scan.text.slice(quotes > 0 || until === BLANK_LINE ? line.content : line.start, line.end)
  if (until === BLANK_LINE && !html.includes('<!--')) readTags(scan, line.content, line.end)
  if (until === BLANK_LINE ? html === '' : html.toLowerCase().includes(until)) scan.html = undefined
}
