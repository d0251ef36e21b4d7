import type { Range } from '../../model.ts'
import { trimEnd } from '../position.ts'
import type { Line } from './lines.ts'
import { codeSpanEnds, commentText, readDestination, readTags, tagEnd, withoutEscapes } from './marks.ts'
import type { Link, Scan } from './scan.ts'

/** Finds the links, images and comments of the text between two offsets, that of one block. */
export function scanInline(scan: Scan, start: number, end: number): void {
  scan.inlines.push([start, end])
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
    } else if (character === '<') {
      const close = tagEnd(text, at)
      readTags(scan, start + at, start + close)
      at = close - 1
    } else if (character === '[') openers.push(text[at - 1] === '!' && text[at - 2] !== '\\')
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
          target: withoutEscapes(text.slice(from, to)),
          range: [start + from, start + to],
        })
      at = destination.end - 1
    }
  }
}

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

/** A definition. On the next line only what looks like a path is a destination: any text may stand there. */
const DEFINITION =
  /^(\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*(?:\r?\n[ \t>]*(?![ \t>])(?=<|\S*\/))?)(<[^<>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?[ \t]*(?:\r?\n[ \t>]*|$)/

/** Takes in the definition that the line may be. Whether it was one. */
export function readDefinition(scan: Scan, line: Line): boolean {
  return afterDefinition(scan, line.content, line.end) === line.end
}

/** Takes in the definitions that a paragraph starts with, and gives where its text starts after them. */
function afterDefinitions(scan: Scan, start: number, end: number): number {
  while (start < end && scan.text[start] === '[') {
    const next = afterDefinition(scan, start, end)
    if (next === start) return start
    start = next
  }
  return start
}

function afterDefinition(scan: Scan, start: number, end: number): number {
  const [all = '', before = '', written = ''] = DEFINITION.exec(scan.text.slice(start, end)) ?? []
  if (all === '') return start
  const angled = written.startsWith('<') ? 1 : 0
  const range: Range = [start + before.length + angled, start + before.length + written.length - angled]
  const link: Link = { kind: 'definition', target: withoutEscapes(scan.text.slice(...range)), range }
  scan.links.push(link)
  scan.definitions.push({ label: labelOf(before.slice(1, before.lastIndexOf(']:'))), link })
  return start + all.length
}

/** As labels are compared: in any letter case, and with any white space. */
export function labelOf(written: string): string {
  return written.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The links of a text without definitions that nothing uses, and without a second one of a label. */
export function linksInUse({ text, links, definitions, inlines }: Scan): readonly Link[] {
  if (definitions.length === 0) return links
  const used = new Set<string>()
  for (const range of inlines) addLabels(text.slice(...range), used)
  const unused = new Set<Link>()
  for (const { label, link } of definitions) if (!used.delete(label)) unused.add(link)
  return links.filter((link) => !unused.has(link))
}

/** The texts in brackets that may be labels: those without brackets in them, and before no destination. */
function addLabels(text: string, labels: Set<string>): void {
  const codeEnds = codeSpanEnds(text)
  let open = -1
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '`') at = (codeEnds.get(at) ?? at + 1) - 1
    else if (character === '[') open = at
    else if (character === ']') {
      if (open !== -1 && text[at + 1] !== '(') labels.add(labelOf(text.slice(open + 1, at)))
      open = -1
    }
  }
}
