import type { Frontmatter } from '../syntax/frontmatter.ts'
import { scanMarkdown } from '../syntax/markdown/index.ts'
import { FIELDS } from './agent/fields.ts'
import { COPILOT_KEYS } from './copilot/fields.ts'

const KNOWN = new Set([...Object.keys(FIELDS), ...COPILOT_KEYS].map((key) => key.toLowerCase()))

/** A `---` YAML `---` block below something else. */
export type MisplacedBlock = Pick<Frontmatter, 'opening' | 'content'>

/**
 * The block of fields that does not open a text: a known field is right below the first of two thematic
 * breaks, below blank lines, a comment, a fence’s opening, a paragraph or one heading.
 */
export function misplacedBlock(text: string): MisplacedBlock | undefined {
  // To the flag `m`, CR alone and U+2028 would end a line too.
  const lines = [...text.matchAll(/(?<=^|\n)---[ \t\r]*(?=\n|$)/g)]
  const index = lines.findIndex((line, at) => {
    const next = lines[at + 1]
    return next !== undefined && isFields(text.slice(line.index + line[0].length + 1, next.index))
  })
  const [line, close] = lines.slice(index, index + 2)
  if (index === -1 || line === undefined || close === undefined) return undefined
  const { headings, fences } = scanMarkdown(text, [0, text.length])
  if (headings.filter(({ range }) => range[0] < line.index).length > 1) return undefined
  const fence = fences.find(({ content }) => content[0] <= line.index && line.index < content[1])
  if (fence !== undefined && text.slice(0, fence.opening[0]).trim() !== '') return undefined
  const end = line.index + line[0].trimEnd().length
  return { opening: [line.index, end], content: [line.index + line[0].length + 1, close.index] }
}

function isFields(text: string): boolean {
  return (
    /^[ \t]*[A-Za-z][\w-]*[ \t]*:(?=\s)/.test(text) &&
    looseKeys(text).some((key) => KNOWN.has(key.toLowerCase()))
  )
}

/** The words before a `:` at the start of lines: the top-level keys of fields that YAML cannot read. */
export function looseKeys(text: string): readonly string[] {
  return [...text.matchAll(/^["']?([A-Za-z][\w-]*)["']?[ \t]*:(?=\s|$)/gm)].map((match) => match[1]!)
}
