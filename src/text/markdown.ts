import { trimEnd } from './position.ts'
import { rememberingLast } from './memoize-last.ts'
import type { Comment, Document, Range } from '../model.ts'

export interface Heading {
  readonly level: number
  readonly text: string
  /** The heading's text, without its marks. */
  readonly range: Range
  /** Where the content below it starts. */
  readonly end: number
}

export interface Fence {
  /** The first word behind the opening fence, such as `js`. */
  readonly language: string
  readonly opening: Range
  /** The lines between the two fences. */
  readonly content: Range
  readonly closed: boolean
}

export interface Link {
  readonly kind: 'link' | 'image' | 'definition'
  /** The destination without `<>`, backslash escapes and common entities; percent-encoding is kept. */
  readonly target: string
  readonly range: Range
}

/** A run of text lines, at the top level of the document when `top`. */
export interface Paragraph {
  readonly range: Range
  readonly top: boolean
}

export interface Markdown {
  readonly headings: readonly Heading[]
  readonly fences: readonly Fence[]
  readonly links: readonly Link[]
  readonly comments: readonly Comment[]
  readonly paragraphs: readonly Paragraph[]
}

interface Line {
  readonly start: number
  /** Without the line break. */
  readonly end: number
  /** Where the line after it starts. */
  readonly next: number
  /** Behind block-quote and list marks and their blanks. */
  readonly content: number
  readonly quoted: boolean
  /**
   * The column at which the content starts of the innermost list item that opens here, 0 without one; and
   * those of the items around it that open here too.
   */
  readonly opened: number
  readonly outer: readonly number[]
  /** Columns of white space before the first mark or, without one, the content. */
  readonly column: number
  /** The column of the content. */
  readonly contentColumn: number
  /**
   * Columns of white space before the content: from the last mark on, or else from where the list item's
   * content starts.
   */
  readonly indent: number
}

interface OpenFence {
  readonly mark: string
  readonly language: string
  readonly opening: Range
  /** Columns from the line's start. */
  readonly indent: number
  /** The column at which the content of the list item around it starts, 0 outside of lists. */
  readonly item: number
  readonly quoted: boolean
  readonly content: number
}

interface OpenHtml {
  /** The text that ends the block in the line that holds it, or a blank line. */
  readonly until: string
  readonly item: number
  readonly quoted: boolean
}

interface Scan {
  readonly text: string
  readonly end: number
  readonly headings: Heading[]
  readonly fences: Fence[]
  readonly links: Link[]
  readonly comments: Comment[]
  readonly paragraphs: Paragraph[]
  paragraph:
    | { readonly start: number; end: number; readonly top: boolean; readonly quoted: boolean }
    | undefined
  fence: OpenFence | undefined
  html: OpenHtml | undefined
  /**
   * Where the next mark of a link and of a comment stands. What is read comes in the order of the text, so
   * none is looked for twice.
   */
  nextLink: number
  nextComment: number
  /**
   * The columns at which the content of list items starts, ever greater. The first `depth` of them are open;
   * text may open the others again.
   */
  readonly items: number[]
  depth: number
}

const BLANK_LINE = '\n'
const CODE_INDENT = 4
const TAB = 4
const DEEPEST_PARENTHESES = 32
const NOWHERE = 2 ** 30
const NO_ITEMS: readonly number[] = []
const BLOCK_TAGS = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p ' +
    'param search section summary table tbody td tfoot th thead title tr track ul'
  ).split(' '),
)

/**
 * The Markdown of a document's body. It is read when a rule asks for it: most documents have nothing that
 * would matter.
 */
export const markdownOf: (document: Document) => Markdown = rememberingLast(({ source, body }) =>
  scanMarkdown(source.text, body),
)

/**
 * Reads the blocks and links of Markdown in `range` of `text`, after CommonMark 0.31, line by line and in linear time.
 * Code, HTML blocks and comments are opaque: nothing in them is a heading or a link. Never throws. `shortcut`
 * only makes it faster.
 */
export function scanMarkdown(text: string, range: Range, shortcut: typeof plainLine = plainLine): Markdown {
  const scan: Scan = {
    text,
    end: range[1],
    headings: [],
    fences: [],
    links: [],
    comments: [],
    paragraphs: [],
    paragraph: undefined,
    fence: undefined,
    html: undefined,
    items: [],
    depth: 0,
    nextLink: -1,
    nextComment: -1,
  }
  for (let start = range[0], next; start < scan.end; start = next) {
    const lineBreak = text.indexOf('\n', start)
    next = lineBreak === -1 || lineBreak >= scan.end ? scan.end : lineBreak + 1
    let end = lineBreak === -1 ? scan.end : Math.min(lineBreak, scan.end)
    if (end > start && text[end - 1] === '\r') end--
    if (shortcut(scan, start, end)) continue
    const line = readLine(scan, start, end, next)
    const inFence = scan.fence !== undefined && continueFence(scan, scan.fence, line)
    const inHtml = !inFence && scan.html !== undefined && continueHtml(scan, scan.html, line)
    if (!inFence && !inHtml) readBlock(scan, line)
  }
  endParagraph(scan)
  if (scan.fence !== undefined) endFence(scan, scan.fence, scan.end, false)
  return scan
}

/** Whether a line that starts with a character of this code may be something else than text at the margin. */
const IS_MARK: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  ' \t`~#=-<[>*+_0123456789'.includes(String.fromCharCode(code)),
)

/**
 * Takes in a line that can be nothing but blank, code in an open fence, or text at the margin: most are, and
 * need no closer look. Whether it was one.
 */
function plainLine(scan: Scan, start: number, end: number): boolean {
  const { text, fence, paragraph } = scan
  if (scan.html !== undefined) return false
  if (fence !== undefined)
    return (
      !fence.quoted &&
      fence.item === 0 &&
      (start === end || text[skipBlanks(text, start, end)] !== fence.mark[0])
    )
  if (start === end) {
    endParagraph(scan)
    return true
  }
  if (IS_MARK[text.charCodeAt(start)] === true) return false
  // Text at the margin goes on with the paragraph of a list item, and leaves the item open.
  if (paragraph !== undefined) {
    paragraph.end = end
    return true
  }
  scan.depth = 0
  scan.paragraph = { start, end, top: true, quoted: false }
  return true
}

function readLine(scan: Scan, start: number, end: number, next: number): Line {
  const { text, paragraph } = scan
  let content = skipBlanks(text, start, end)
  const column = columnAt(text, start, content, 0)
  let contentColumn = column
  let indent = column - columnOf(scan, openAt(scan, column))
  let quoted = false
  let opened = 0
  let outer: number[] | undefined
  while (content < end && indent < CODE_INDENT) {
    const quote = text[content] === '>'
    const mark = quote ? 1 : listMark(text, content, end)
    if (mark === 0 || (!quote && paragraph?.top && !interrupts(text, content, mark, end))) break
    if (quote) quoted = true
    const behind = contentColumn + mark
    const after = skipBlanks(text, content + mark, end)
    contentColumn = columnAt(text, content + mark, after, behind)
    content = after
    indent = Math.max(contentColumn - behind - 1, 0)
    if (quote) continue
    if (opened > 0) (outer ??= []).push(opened)
    opened = content >= end || indent >= CODE_INDENT ? behind + 1 : contentColumn
  }
  return {
    start,
    end,
    next,
    content,
    quoted,
    opened,
    outer: outer ?? NO_ITEMS,
    column,
    contentColumn,
    indent,
  }
}

function skipBlanks(text: string, start: number, end: number): number {
  while (start < end && (text[start] === ' ' || text[start] === '\t')) start++
  return start
}

/**
 * The column of `end`, behind the blanks at `start`, which stands at `column`; a tab reaches to the next
 * multiple of four.
 */
function columnAt(text: string, start: number, end: number, column: number): number {
  for (let at = start; at < end; at++) column += text[at] === '\t' ? TAB - (column % TAB) : 1
  return column
}

/** How many of the open list items a line at `column` may belong to. There may be thousands. */
function openAt({ items, depth }: Scan, column: number): number {
  let low = 0
  while (low < depth) {
    const middle = (low + depth) >> 1
    if (items[middle]! <= column) low = middle + 1
    else depth = middle
  }
  return low
}

/** Where the content starts of the innermost of `depth` list items, 0 outside of lists. */
function columnOf({ items }: Scan, depth: number): number {
  return depth === 0 ? 0 : items[depth - 1]!
}

/** The length of the list mark at `start`, 0 when there is none. */
function listMark(text: string, start: number, end: number): number {
  let after = start
  if ('-*+'.includes(text[start]!)) after++
  else {
    while (after - start < 9 && text[after]! >= '0' && text[after]! <= '9') after++
    if (after === start || (text[after] !== '.' && text[after] !== ')')) return 0
    after++
  }
  return after >= end || text[after] === ' ' || text[after] === '\t' ? after - start : 0
}

/** Only an item with content, and a number only as 1, ends a paragraph. */
function interrupts(text: string, start: number, mark: number, end: number): boolean {
  return (
    trimEnd(text, start, end) > start + mark && (mark === 1 || /^1.$/.test(text.slice(start, start + mark)))
  )
}

function readBlock(scan: Scan, line: Line): void {
  const { content, end, quoted, opened, outer, column, indent } = line
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

/** Whether the line is more than text. */
function openBlock(scan: Scan, line: Line, top: boolean): boolean {
  switch (scan.text[line.content]) {
    case '`':
    case '~':
      if (openFence(scan, line)) return true
      break
    case '#':
      if (atxHeading(scan, line, top)) return true
      break
    case '=':
    case '-':
      if (setextHeading(scan, line, top)) return true
      break
    case '<':
      if (openHtml(scan, line)) return true
      break
    case '[':
      if (scan.paragraph === undefined && definition(scan, line)) return true
      break
  }
  if (!isThematicBreak(scan.text, line.content, line.end)) return false
  endParagraph(scan)
  return true
}

function endParagraph(scan: Scan): void {
  if (scan.paragraph === undefined) return
  const { end, top } = scan.paragraph
  const start = behindDefinitions(scan, scan.paragraph.start, end)
  scan.paragraph = undefined
  if (start >= end) return
  scan.paragraphs.push({ range: [start, trimEnd(scan.text, start, end)], top })
  scanInline(scan, start, end)
}

function runLength(text: string, start: number, end: number): number {
  let after = start
  while (after < end && text[after] === text[start]) after++
  return after - start
}

function isThematicBreak(text: string, start: number, end: number): boolean {
  return (
    '-*_'.includes(text[start]!) &&
    end - start < 200 &&
    /^([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(text.slice(start, end))
  )
}

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
    quoted: line.quoted,
    content: line.next,
  }
  return true
}

/** Whether the line lies behind the quote or list item that a block stands in. */
function isBehind(
  { quoted, item }: { readonly quoted: boolean; readonly item: number },
  line: Line,
): boolean {
  return quoted ? !line.quoted : line.column < item && line.content < line.end
}

/**
 * Whether the line still belongs to the fence. A fence ends with the quote or list item that it stands in.
 */
function continueFence(scan: Scan, fence: OpenFence, line: Line): boolean {
  if (isBehind(fence, line)) {
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

function endFence(scan: Scan, { language, opening, content }: OpenFence, end: number, closed: boolean): void {
  scan.fences.push({ language, opening, content: [Math.min(content, end), end], closed })
  scan.fence = undefined
}

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

function openHtml(scan: Scan, line: Line): boolean {
  const html = scan.text.slice(line.content, line.end)
  const tag = /^<\/?([a-z][a-z0-9-]*)(?=[\s/>]|$)/i.exec(html)?.[1]!.toLowerCase()
  let until: string | undefined
  if (html.startsWith('<!--')) until = '-->'
  else if (html.startsWith('<?')) until = '?>'
  else if (html.startsWith('<![CDATA[')) until = ']]>'
  else if (/^<![a-z]/i.test(html)) until = '>'
  else if (tag !== undefined && /^(?:pre|script|style|textarea)$/.test(tag) && html[1] !== '/')
    until = `</${tag}>`
  else if (tag !== undefined && BLOCK_TAGS.has(tag)) until = BLANK_LINE
  else if (
    tag !== undefined &&
    scan.paragraph === undefined &&
    tagEnd(html, 0) === trimEnd(html, 0, html.length)
  )
    until = BLANK_LINE
  if (until === undefined) return false
  endParagraph(scan)
  scan.html = { until, item: columnOf(scan, scan.depth), quoted: line.quoted }
  if (until === '-->') {
    const close = scan.text.indexOf('-->', line.content + 4)
    const end = close === -1 || close >= scan.end ? scan.end : close + 3
    scan.comments.push({ text: commentText(scan.text, line.content, end), range: [line.content, end] })
  }
  if (endsHtml(scan, scan.html, line)) scan.html = undefined
  return true
}

/**
 * Whether the line still belongs to the HTML block, which ends with the quote or list item that it stands in.
 */
function continueHtml(scan: Scan, html: OpenHtml, line: Line): boolean {
  if (isBehind(html, line)) {
    scan.html = undefined
    return false
  }
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

function commentText(text: string, start: number, end: number): string {
  return text.slice(start + 4, text.endsWith('-->', end) ? end - 3 : end).trim()
}

function definition(scan: Scan, line: Line): boolean {
  return behindDefinition(scan, line.content, line.end) === line.end
}

/**
 * A definition. On the next line its destination is taken for one only if it looks like a path: below a label
 * in brackets there may be any text.
 */
const DEFINITION =
  /^(\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*(?:\r?\n[ \t>]*(?![ \t>])(?=<|\S*\/))?)(<[^<>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?[ \t]*(?:\r?\n[ \t>]*|$)/

/** Where the text of a paragraph starts behind the definitions that it starts with. */
function behindDefinitions(scan: Scan, start: number, end: number): number {
  while (start < end && scan.text[start] === '[') {
    const next = behindDefinition(scan, start, end)
    if (next === start) return start
    start = next
  }
  return start
}

/** Behind the definition at `start`, and the line break below it; `start` itself when there is none. */
function behindDefinition(scan: Scan, start: number, end: number): number {
  const [all = '', before = '', written = ''] = DEFINITION.exec(scan.text.slice(start, end)) ?? []
  if (all === '') return start
  const angled = written.startsWith('<') ? 1 : 0
  const range: Range = [start + before.length + angled, start + before.length + written.length - angled]
  scan.links.push({ kind: 'definition', target: unescape(scan.text.slice(...range)), range })
  return start + all.length
}

/** Finds the links, images and comments of one paragraph. */
function scanInline(scan: Scan, start: number, end: number): void {
  if (scan.nextLink < start) scan.nextLink = placeOf(scan.text, '](', start)
  if (scan.nextComment < start) scan.nextComment = placeOf(scan.text, '<!--', start)
  if (scan.nextLink >= end && scan.nextComment >= end) return
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
    } else if (character === '<') at = tagEnd(text, at) - 1
    else if (character === '[') openers.push(text[at - 1] === '!' && text[at - 2] !== '\\')
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
          target: unescape(text.slice(from, to)),
          range: [start + from, start + to],
        })
      at = destination.end - 1
    }
  }
}

/** An HTML tag, in whose attributes nothing is a link, or an address in angle brackets. */
const TAG =
  /<(?:[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z\d-]*\s*|[a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iy

/** Behind the tag at `start`; behind its `<` when there is none. */
function tagEnd(text: string, start: number): number {
  TAG.lastIndex = start
  return TAG.test(text) ? TAG.lastIndex : start + 1
}

/** Where a mark stands from `start` on; behind the end of all texts where there is none. */
function placeOf(text: string, mark: string, start: number): number {
  const at = text.indexOf(mark, start)
  return at === -1 ? NOWHERE : at
}

/**
 * For the start of each run of backticks the end of its code span, or of the run itself when no equal run
 * follows.
 */
function codeSpanEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  if (!text.includes('`')) return ends
  const nextOfLength = new Map<number, number>()
  for (const run of [...text.matchAll(/`+/g)].reverse()) {
    const end = run.index + run[0].length
    ends.set(run.index, nextOfLength.get(run[0].length) ?? end)
    nextOfLength.set(run[0].length, end)
  }
  return ends
}

/**
 * The destination of an inline link from behind its `(`; `end` lies behind its `)`. Undefined when it is
 * none.
 */
function readDestination(text: string, from: number): { range: Range; end: number } | undefined {
  let at = skipSpace(text, from)
  const angled = text[at] === '<'
  const start = angled ? at + 1 : at
  at = angled ? angledEnd(text, start) : bareEnd(text, start)
  if (at === -1) return undefined
  const range: Range = [start, at]
  const afterTarget = angled ? at + 1 : at
  at = skipSpace(text, afterTarget)
  if (at > afterTarget && text[at] !== ')') at = skipSpace(text, titleEnd(text, at))
  return text[at] === ')' ? { range, end: at + 1 } : undefined
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at++
  return at
}

function angledEnd(text: string, at: number): number {
  for (; at < text.length && !'<\n'.includes(text[at]!); at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '>') return at
  }
  return -1
}

function bareEnd(text: string, at: number): number {
  let depth = 0
  for (; at < text.length && text[at]! > ' '; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(' && ++depth > DEEPEST_PARENTHESES) return -1
    else if (text[at] === ')' && --depth < 0) return at
  }
  return depth === 0 ? at : -1
}

/** Behind the title that starts at `at`; `at` itself when none does. */
function titleEnd(text: string, at: number): number {
  const close = text[at] === '(' ? ')' : text[at]
  if (close !== ')' && close !== '"' && close !== "'") return at
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++
    else if (text[end] === close) return end + 1
    else if (text[end] === '(' && close === ')') return at
  }
  return at
}

/** Backslash escapes and numeric entities, and the named ones of marks; there are two thousand others. */
const ESCAPE = /\\([!-/:-@[-`{-~])|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot));/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function unescape(target: string): string {
  if (!/[\\&]/.test(target)) return target
  return target.replace(
    ESCAPE,
    (_, escaped?: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (escaped !== undefined) return escaped
      return name !== undefined
        ? ENTITIES[name]!
        : character(decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal))
    },
  )
}

function character(code: number): string {
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
    ? '\ufffd'
    : String.fromCodePoint(code)
}
