import type { Range } from '../../model.ts'
import type { Markdown } from '../../syntax/markdown/index.ts'
import type { BodyText, Section } from './sections.ts'

// Bounded, so that a file of nothing but openings stays linear.
const HTML_IMAGE =
  /<img\b[^<>]{0,1000}?\ssrc\s{0,9}=\s{0,9}(?:"([^"<>]{0,2000})"|'([^'<>]{0,2000})'|([^\s"'<>]{1,2000}))/gi
const REFERENCE = /!\[([^[\]]{0,999})\](?:\[([^[\]]{0,999})\])?(?!\()/g

/** The first image of a section, whether `![…](…)`, `![…][label]` or `<img src>`. */
export function avatarOf(
  text: string,
  { links, fences, comments }: Markdown,
  { content: [start, end] }: Section,
): BodyText | undefined {
  const hidden: readonly Range[] = [
    ...fences.map(({ opening, content }): Range => [opening[0], content[1]]),
    ...comments.map(({ range }) => range),
  ]
  const isShown = (at: number): boolean => !hidden.some(([from, to]) => from <= at && at < to)
  const within = text.slice(start, end)
  const images: BodyText[] = []
  const inline = links.find(({ kind, range: [at] }) => kind === 'image' && at >= start && at < end)
  if (inline !== undefined) images.push({ text: inline.target, range: inline.range })
  for (const { 0: written, 1: double, 2: single, 3: bare, index } of within.matchAll(HTML_IMAGE)) {
    if (!isShown(start + index)) continue
    images.push({ text: double ?? single ?? bare!, range: [start + index, start + index + written.length] })
    break
  }
  const targets = within.includes('![') ? targetsOf(text, links) : new Map<string, string>()
  for (const { 0: written, 1: description, 2: label, index } of within.matchAll(REFERENCE)) {
    const target = targets.get(nameOf(label || description!))
    if (target === undefined || !isShown(start + index)) continue
    images.push({ text: target, range: [start + index, start + index + written.length] })
    break
  }
  return images.toSorted((a, b) => a.range[0] - b.range[0])[0]
}

function targetsOf(text: string, links: Markdown['links']): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const {
    kind,
    target,
    range: [at],
  } of links) {
    if (kind !== 'definition') continue
    const label = /\[([^[\]]+)\]:[ \t]*<?$/.exec(
      text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 1100), at),
    )?.[1]
    if (label !== undefined && !targets.has(nameOf(label))) targets.set(nameOf(label), target)
  }
  return targets
}

function nameOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}
