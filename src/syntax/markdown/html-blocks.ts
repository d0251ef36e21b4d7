import { trimEnd } from '../position.ts'
import { commentText, readTags, tagEnd } from './html-tags.ts'
import { endParagraph } from './inline.ts'
import type { Line } from './lines.ts'
import { columnOf, isOutside } from './lines.ts'
import type { OpenHtml, Scan } from './scan.ts'

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
  readTagsOf(scan, line)
  if (endsHtml(scan, scan.html, line)) scan.html = undefined
  return true
}

function readTagsOf(scan: Scan, line: Line): void {
  if (!scan.mayTag || scan.html?.until !== BLANK_LINE) return
  const isComment = scan.text.slice(line.content, line.end).includes('<!--')
  if (!isComment) readTags(scan, line.content, line.end)
}

/**
 * What ends the block that `html`, the rest of a line, starts, below an open paragraph or not; undefined when
 * it starts none.
 */
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

/**
 * Whether the line still belongs to the HTML block, which ends with the quote or list item that it stands in.
 */
export function continueHtml(scan: Scan, html: OpenHtml, line: Line): boolean {
  if (isOutside(html, line)) {
    scan.html = undefined
    return false
  }
  readTagsOf(scan, line)
  if (endsHtml(scan, html, line)) scan.html = undefined
  return true
}

function endsHtml({ text }: Scan, { until, quoted }: OpenHtml, line: Line): boolean {
  return until === BLANK_LINE
    ? line.content >= line.end
    : text
        .slice(quoted ? line.content : line.start, line.end)
        .toLowerCase()
        .includes(until)
}
