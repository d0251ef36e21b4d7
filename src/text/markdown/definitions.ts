import type { Range } from '../../model.ts'
import { withoutEscapes } from './escapes.ts'
import type { Line } from './lines.ts'
import { labelOf } from './references.ts'
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

/** The end of the definition at `start` and of the line break below it; `start` itself when there is none. */
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
