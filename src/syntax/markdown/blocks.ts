import type { Range } from '../../model.ts'
import { trimEnd } from '../position.ts'
import { endParagraph, readDefinition, scanInline } from './inline.ts'
import type { Line } from './lines.ts'
import { CODE_INDENT, openAt, runLength, skipBlanks } from './lines.ts'
import { openFence, openHtml } from './opaque-blocks.ts'
import type { Scan } from './scan.ts'

/** Takes in a line that belongs to no open fence or HTML block. */
export function readBlock(scan: Scan, line: Line): void {
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
