import type { Read, Workspace } from '../lint/workspace.ts'
import type { FieldRow, Range } from '../model.ts'
import { markdownOf } from '../syntax/markdown/index.ts'
import { trimEnd } from '../syntax/position.ts'
import { codePoints } from '../wording/code-points.ts'
import { count } from '../wording/wording.ts'
import { mentionsIn } from './names.ts'

/** A part of a document, and the parts in it. */
export interface Part {
  readonly kind: 'frontmatter' | 'field' | 'section' | 'plane' | 'tool'
  readonly name: string
  /** All of it, without the blank lines at its end. */
  readonly range: Range
  /** Its name, or where it starts. */
  readonly head: Range
  readonly parts: readonly Part[]
}

/** The parts of a document in its order: the frontmatter, and sections, planes and tools, each in what it lies in. */
export function outlineOf({ document }: Read, path: string, workspace: Workspace): readonly Part[] {
  const { text, fields, body } = document
  const named = mentionsIn(path, workspace).flatMap(({ kind, name, title = name, range, extent }) =>
    (kind === 'plane' || kind === 'tool') && extent !== undefined
      ? [{ kind, name: title, head: range, range: extent }]
      : [],
  )
  const { headings } = markdownOf(document)
  const sections = headings.map(({ level, text: name, range: head }, index) => {
    const next = headings.slice(index + 1).find((other) => other.level <= level)
    const start = text.lastIndexOf('\n', head[0] - 1) + 1
    const end = next === undefined ? body[1] : text.lastIndexOf('\n', next.range[0] - 1) + 1
    return { kind: 'section' as const, name, head, range: [start, end] as const }
  })
  const parts = [...named, ...sections].toSorted((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1])
  const end = trimEnd(text, 0, body[0])
  if (end === 0) return nested(parts, text, body[1])
  const keys = [...fields].map(
    ([name, { key, range }]): Part => ({
      kind: 'field',
      name,
      head: key,
      range: [key[0], Math.max(range[1], key[1])],
      parts: [],
    }),
  )
  const frontmatter: Part = {
    kind: 'frontmatter',
    name: 'Frontmatter',
    range: [0, end],
    head: [0, Math.min(3, end)],
    parts: keys.filter(({ range }) => range[1] <= end),
  }
  return [frontmatter, ...nested(parts, text, body[1])]
}

/** Puts each part into the one before it that it starts in, and ends it there at the latest. */
function nested(parts: readonly Omit<Part, 'parts'>[], text: string, limit: number): readonly Part[] {
  const found: Part[] = []
  for (let index = 0; index < parts.length; ) {
    const part = parts[index]!
    const end = Math.min(part.range[1], limit)
    const within = parts.slice(index + 1).findIndex(({ range }) => range[0] >= end)
    const next = within === -1 ? parts.length : index + 1 + within
    const range: Range = [part.range[0], Math.max(trimEnd(text, part.range[0], end), part.head[1])]
    found.push({
      ...part,
      name: part.name || '…',
      range,
      parts: nested(parts.slice(index + 1, next), text, end),
    })
    index = next
  }
  return found
}

/** What can be folded in a document: the parts of its outline, and fences. */
export function foldsIn(read: Read, path: string, workspace: Workspace): readonly Range[] {
  const rangesOf = (parts: readonly Part[]): readonly Range[] =>
    parts.flatMap((part) => [part.range, ...rangesOf(part.parts)])
  const { text } = read.document
  const fences = markdownOf(read.document).fences.map(({ opening, content, closed }): Range => {
    const end = closed ? content[1] + 1 : trimEnd(text, opening[0], content[1])
    return [opening[0], end]
  })
  return [...rangesOf(outlineOf(read, path, workspace)), ...fences]
}

/** How much of their limits the fields of a document take: `1,068 of 1,024`, by where the value ends. */
export function budgetsIn({
  document,
  format,
}: Read): readonly { readonly at: number; readonly text: string }[] {
  const rows: Readonly<Record<string, FieldRow>> = format?.fields ?? {}
  return [...document.fields].flatMap(([name, { value, range }]) => {
    const max = Object.hasOwn(rows, name) ? rows[name]!.max : undefined
    if (max === undefined || typeof value !== 'string') return []
    return {
      at: trimEnd(document.text, ...range),
      text: `${count(codePoints(value.trim()))} of ${count(max)}`,
    }
  })
}
