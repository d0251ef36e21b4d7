import type { Range } from '../../model.ts'
import { codeSpanEnds } from './code-spans.ts'
import { withoutEscapes } from './escapes.ts'
import type { Line } from './lines.ts'
import type { Link, Scan } from './scan.ts'

/**
 * A definition. On the next line its destination is taken for one only if it looks like a path: below a label
 * in brackets there may be any text.
 */
const DEFINITION =
  /^(\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*(?:\r?\n[ \t>]*(?![ \t>])(?=<|\S*\/))?)(<[^<>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?[ \t]*(?:\r?\n[ \t>]*|$)/

/** Takes in the definition that the line may be. Whether it was one. */
export function readDefinition(scan: Scan, line: Line): boolean {
  return afterDefinition(scan, line.content, line.end) === line.end
}

/** Takes in the definitions that a paragraph starts with, and gives where its text starts after them. */
export function afterDefinitions(scan: Scan, start: number, end: number): number {
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

/**
 * The links of a text without the definitions that nothing refers to, and of those of one label without all but
 * the first: they lead nobody anywhere.
 */
export function linksInUse({ text, links, definitions, inlines = [] }: Scan): readonly Link[] {
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
