import type { Range } from '../../model.ts'
import { trimEnd } from '../position.ts'
import { scanInline } from './inline.ts'
import type { Line } from './lines.ts'
import { runLength, skipBlanks } from './lines.ts'
import { endParagraph } from './paragraphs.ts'
import type { Scan } from './scan.ts'

/** Takes in the heading `# …` that the line may be. Only one at the `top` is listed. Whether it was one. */
export function atxHeading(scan: Scan, line: Line, top: boolean): boolean {
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
export function setextHeading(scan: Scan, line: Line, top: boolean): boolean {
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
