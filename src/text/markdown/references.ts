import { codeSpanEnds } from './code-spans.ts'
import type { Link, Scan } from './scan.ts'

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
