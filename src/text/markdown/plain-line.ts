import { skipBlanks } from './lines.ts'
import { endParagraph } from './paragraphs.ts'
import type { Scan } from './scan.ts'

/** Whether a line that starts with a character of this code may be something else than text at the margin. */
const IS_MARK: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  ' \t`~#=-<[>*+_0123456789'.includes(String.fromCharCode(code)),
)

/**
 * Takes in a line that can be nothing but blank, code in an open fence, or text at the margin: most are, and
 * need no closer look. Whether it was one.
 */
export function plainLine(scan: Scan, start: number, end: number): boolean {
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
