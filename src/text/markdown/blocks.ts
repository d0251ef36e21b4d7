import { readDefinition } from './definitions.ts'
import { openFence } from './fences.ts'
import { atxHeading, setextHeading } from './headings.ts'
import { openHtml } from './html-blocks.ts'
import type { Line } from './lines.ts'
import { CODE_INDENT } from './lines.ts'
import { openAt } from './list-items.ts'
import { endParagraph } from './paragraphs.ts'
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
      if (scan.paragraph === undefined && readDefinition(scan, line)) return true
      break
  }
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
