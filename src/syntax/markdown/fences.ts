import { trimEnd } from '../position.ts'
import { endParagraph } from './inline.ts'
import type { Line } from './lines.ts'
import { columnOf, isOutside, runLength, skipBlanks } from './lines.ts'
import type { OpenFence, Scan } from './scan.ts'

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

/**
 * Whether the line still belongs to the fence. A fence ends with the quote or list item that it stands in.
 */
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
export function endFence(
  scan: Scan,
  { language, opening, content }: OpenFence,
  end: number,
  closed: boolean,
): void {
  scan.fences.push({ language, opening, content: [Math.min(content, end), end], closed })
  scan.fence = undefined
}
