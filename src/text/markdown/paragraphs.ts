import { trimEnd } from '../position.ts'
import { afterDefinitions } from './definitions.ts'
import { scanInline } from './inline.ts'
import type { Scan } from './scan.ts'

/** Ends the open paragraph, if there is one, and finds what its text holds. */
export function endParagraph(scan: Scan): void {
  if (scan.paragraph === undefined) return
  const { end, top } = scan.paragraph
  const start = afterDefinitions(scan, scan.paragraph.start, end)
  scan.paragraph = undefined
  if (start >= end) return
  scan.paragraphs.push({ range: [start, trimEnd(scan.text, start, end)], top })
  scanInline(scan, start, end)
}
