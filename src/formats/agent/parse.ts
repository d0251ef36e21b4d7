import { isMapping, textField } from '../../text/fields.ts'
import type { TextField } from '../../text/fields.ts'
import { parseFrontmatter } from '../../text/frontmatter.ts'
import type { YamlDocument } from '../frontmatter-rules.ts'
import { scanMarkdown } from '../../text/markdown.ts'
import type { Heading, Markdown } from '../../text/markdown.ts'
import type { Field, Range, Source } from '../../model.ts'
import { misplacedBlock } from '../misplaced.ts'
import type { MisplacedBlock } from '../misplaced.ts'
import { avatarOf } from './avatar.ts'
import { readTools } from './tools.ts'
import type { JavaScript, Tool, Tools } from './tools.ts'

/** The headings that carry a value, and the level at which loaders look for each. */
export const SECTIONS: ReadonlyMap<string, number> = new Map([
  ['system', 2],
  ['rules', 2],
  ['tools', 2],
  ['avatar', 1],
])

/**
 * A heading that carries a value, and what stands below it up to the next heading of its level or above, or
 * that carries a value too.
 */
export interface Section {
  readonly heading: Heading
  /** Without the blank space around it. */
  readonly content: Range
}

/** Text from the body that may stand in the frontmatter instead. */
export interface BodyText {
  readonly text: string
  readonly range: Range
}

/** The source of an agent; `javascript` is there when its tools are to be read. */
export interface AgentSource extends Source {
  readonly javascript?: JavaScript
}

export interface Agent extends YamlDocument {
  /**
   * By their keys in lower case: in metadata case does not count. The first of two keys that differ in case
   * only.
   */
  readonly fields: ReadonlyMap<string, Field>
  readonly markdown: Markdown
  /** Fields that loaders do not see, because something stands above them. */
  readonly misplaced: MisplacedBlock | undefined
  /**
   * Whether a field that is not there was left out, rather than hidden by frontmatter that cannot be read.
   */
  readonly readable: boolean
  /** The first of each section, by its title in lower case. */
  readonly sections: ReadonlyMap<string, Section>
  readonly inHeadings: {
    readonly title: BodyText | undefined
    readonly description: BodyText | undefined
    readonly avatar: BodyText | undefined
    readonly system: BodyText | undefined
    readonly rules: BodyText | undefined
  }
  readonly startup: TextField | undefined
  /** Undefined without a section, or when no JavaScript could be read. */
  readonly tools: Tools | undefined
}

/** Reads an agent with all its values and where each was written. Never throws. */
export function parseAgent(source: AgentSource): Agent {
  const { text, javascript } = source
  const frontmatter = parseFrontmatter(text)
  const fields = ignoringCase(frontmatter.fields)
  const markdown = scanMarkdown(text, frontmatter.body)
  const misplaced = frontmatter.state === 'absent' ? misplacedBlock(text) : undefined
  const sections = sectionsOf(text, frontmatter.body[1], markdown)
  const tools = sections.get('tools')
  const avatar = sections.get('avatar')
  return {
    source,
    frontmatter,
    fields,
    body: frontmatter.body,
    markdown,
    misplaced,
    sections,
    readable: misplaced === undefined && (frontmatter.state === 'read' || frontmatter.state === 'absent'),
    inHeadings: {
      ...titleAndDescription(text, markdown),
      avatar: avatar && avatarOf(text, markdown, avatar),
      system: contentOf(text, sections.get('system')),
      rules: contentOf(text, sections.get('rules')),
    },
    startup: textField(subfields(fields, 'required'), 'startup'),
    tools: tools && javascript && readTools(text, tools, markdown.fences, javascript),
  }
}

/** The fields below a field that is a mapping, by their keys in lower case. */
export function subfields(fields: ReadonlyMap<string, Field>, key: string): ReadonlyMap<string, Field> {
  const data = fields.get(key)?.value
  return data !== undefined && isMapping(data) ? ignoringCase(data) : new Map()
}

/** Whether a text has the heading of a section of tools. */
export function hasTools(text: string): boolean {
  return /^[ \t]*(?:##[ \t]+)?tools[ \t]*(?:#+[ \t]*)?\r?$/im.test(text)
}

function ignoringCase(fields: ReadonlyMap<string, Field>): ReadonlyMap<string, Field> {
  const first = new Map<string, Field>()
  for (const [key, field] of fields) {
    if (!first.has(key.toLowerCase())) first.set(key.toLowerCase(), field)
  }
  return first
}

function sectionsOf(text: string, end: number, { headings }: Markdown): ReadonlyMap<string, Section> {
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

function titleAndDescription(
  text: string,
  { headings, paragraphs }: Markdown,
): { title: BodyText | undefined; description: BodyText | undefined } {
  const index = headings.findIndex(
    (heading) => heading.level === 1 && heading.text.toLowerCase() !== 'avatar',
  )
  const heading = headings[index]
  if (heading === undefined) return { title: undefined, description: undefined }
  const next = headings[index + 1]?.range[0] ?? text.length
  const paragraph = paragraphs.find(({ range, top }) => top && range[0] >= heading.end && range[0] < next)
  return {
    title: heading.text === '' ? undefined : { text: heading.text, range: heading.range },
    description: paragraph && { text: text.slice(...paragraph.range), range: paragraph.range },
  }
}

function contentOf(text: string, section: Section | undefined): BodyText | undefined {
  if (section === undefined || section.content[0] === section.content[1]) return undefined
  return { text: text.slice(...section.content), range: section.heading.range }
}

/** The tools that can be judged: none when there may be others that take their place. */
export function knownTools({ tools }: Agent): readonly Tool[] {
  return tools === undefined || tools.open ? [] : tools.sets.flatMap((set) => set.tools)
}
