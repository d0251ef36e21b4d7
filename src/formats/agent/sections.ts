import type { Range } from '../../model.ts'
import type { Heading, Markdown } from '../../syntax/markdown/index.ts'
import { plainText } from '../../syntax/markdown/plain-text.ts'

/** The headings that carry a value, and the level at which loaders look for each. */
export const SECTIONS: ReadonlyMap<string, number> = new Map([
  ['system', 2],
  ['rules', 2],
  ['tools', 2],
  ['avatar', 1],
])

/** A heading that carries a value, and what is below it up to the next such heading or one above it. */
export interface Section {
  readonly heading: Heading
  /** Without the blank space around it. */
  readonly content: Range
}

/** Text from the body that may be in the frontmatter instead. */
export interface BodyText {
  readonly text: string
  /** The same with its line breaks, where these are not part of the text. */
  readonly lines?: string
  readonly range: Range
}

/** The first section of each title, by its title in lower case; the body ends at the offset `end`. */
export function sectionsOf(text: string, end: number, { headings }: Markdown): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>()
  // From the last heading to the first, so that what ends a section is known and the first of two stays.
  const next = { 1: end, 2: end }
  for (const heading of headings.toReversed()) {
    const { level, range } = heading
    if (level !== 1 && level !== 2) continue
    const title = heading.text.toLowerCase()
    const carries = SECTIONS.get(title) === level
    if (carries) sections.set(title, { heading, content: trimmed(text, heading.end, next[level]) })
    next[2] = text.lastIndexOf('\n', range[0] - 1) + 1
    if (level === 1 || carries) next[1] = next[2]
  }
  return sections
}

function trimmed(text: string, start: number, end: number): Range {
  const content = text.slice(start, end)
  const from = start + content.length - content.trimStart().length
  return [from, Math.max(from, start + content.trimEnd().length)]
}

/** The first level-1 heading and the first paragraph below it; `# Avatar` has an image below it instead. */
export function titleAndDescription(text: string, { headings, paragraphs }: Markdown) {
  const title = headings.find(({ level }) => level === 1)
  const index = headings.findIndex(
    (heading) => heading.level === 1 && heading.text.toLowerCase() !== 'avatar',
  )
  const heading = headings[index]
  const next = headings[index + 1]?.range[0] ?? text.length
  const paragraph =
    heading && paragraphs.find(({ range, top }) => top && range[0] >= heading.end && range[0] < next)
  return {
    title: title && shown(title.text, title.range),
    description: paragraph && shown(text.slice(...paragraph.range), paragraph.range),
  }
}

/** What a reader sees of a heading or a paragraph, on one line; undefined when that is nothing. */
function shown(markdown: string, range: Range): BodyText | undefined {
  const lines = plainText(markdown).trim()
  return lines === '' ? undefined : { text: lines.replaceAll('\n', ' '), lines, range }
}

/** The text below the heading of a section, at that heading; undefined if there is none. */
export function contentOf(text: string, section: Section | undefined): BodyText | undefined {
  if (section === undefined || section.content[0] === section.content[1]) return undefined
  return { text: text.slice(...section.content), range: section.heading.range }
}

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
  const inline = links.find(({ kind, range: [at] }) => kind === 'image' && at >= start && at < end)
  const targets = targetsOf(text, links)
  const firstOf = (pattern: RegExp, targetOf: (match: RegExpExecArray) => string | undefined) => {
    for (const match of within.matchAll(pattern)) {
      const at = start + match.index
      const target = targetOf(match)
      if (target !== undefined && isShown(at))
        return [{ text: target, range: [at, at + match[0].length] as const }]
    }
    return []
  }
  const images: readonly BodyText[] = [
    ...(inline === undefined ? [] : [{ text: inline.target, range: inline.range }]),
    ...firstOf(HTML_IMAGE, ([, double, single, bare]) => double ?? single ?? bare),
    ...firstOf(REFERENCE, ([, description, label]) => targets.get(nameOf(label || description!))),
  ]
  return images.toSorted((a, b) => a.range[0] - b.range[0])[0]
}

function targetsOf(text: string, links: Markdown['links']): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const { target, range } of links.filter(({ kind }) => kind === 'definition')) {
    const [at] = range
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
