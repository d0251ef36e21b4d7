import { trimEnd } from '../position.ts'
import { endParagraph } from './inline.ts'
import type { Line } from './lines.ts'
import { columnOf, isOutside, runLength, skipBlanks } from './lines.ts'
import { commentText, readTags, tagEnd } from './marks.ts'
import type { OpenFence, OpenHtml, Scan } from './scan.ts'

/** Opens the fence that the line may be. Whether it was one. */
export function openFence(scan: Scan, line: Line): boolean {
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
    quoted: line.quoted,
    content: line.next,
  }
  return true
}

/** Whether the line belongs to the fence, which ends with the quote or list item around it. */
export function continueFence(scan: Scan, fence: OpenFence, line: Line): boolean {
  if (isOutside(fence, line)) {
    endFence(scan, fence, line.start, true)
    return false
  }
  const { text } = scan
  const start = fence.quoted ? line.content : skipBlanks(text, line.start, line.end)
  if (line.column > fence.indent + 3 || !text.startsWith(fence.mark, start)) return true
  if (trimEnd(text, start, line.end) === start + runLength(text, start, line.end))
    endFence(scan, fence, line.start, true)
  return true
}

/** Ends the open fence, whose content ends at `end`. */
export function endFence(scan: Scan, fence: OpenFence, end: number, closed: boolean): void {
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
export function openHtml(scan: Scan, line: Line): boolean {
  const until = endOf(scan.text.slice(line.content, line.end), scan.paragraph !== undefined)
  if (until === undefined) return false
  endParagraph(scan)
  scan.html = { until, item: columnOf(scan, scan.depth), quoted: line.quoted }
  if (until === '-->') {
    const close = scan.text.indexOf('-->', line.content + 4)
    const end = close === -1 || close >= scan.end ? scan.end : close + 3
    scan.comments.push({ text: commentText(scan.text, line.content, end), range: [line.content, end] })
  }
  readHtml(scan, scan.html, line)
  return true
}

/** What ends the block that `html`, the rest of a line, starts; undefined where it starts none. */
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
export function continueHtml(scan: Scan, html: OpenHtml, line: Line): boolean {
  if (isOutside(html, line)) {
    scan.html = undefined
    return false
  }
  readHtml(scan, html, line)
  return true
}

function readHtml(scan: Scan, { until, quoted }: OpenHtml, line: Line): void {
  const html = scan.text.slice(quoted || until === BLANK_LINE ? line.content : line.start, line.end)
  if (until === BLANK_LINE && !html.includes('<!--')) readTags(scan, line.content, line.end)
  if (until === BLANK_LINE ? html === '' : html.toLowerCase().includes(until)) scan.html = undefined
}
