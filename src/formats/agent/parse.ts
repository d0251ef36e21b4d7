import type { FieldDocument } from '../../lint/fields/table.ts'
import type { Field, Source } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { fieldsBelow, textField } from '../../syntax/fields.ts'
import { frontmatterOf } from '../../syntax/frontmatter.ts'
import type { Markdown } from '../../syntax/markdown/index.ts'
import { scanMarkdown } from '../../syntax/markdown/index.ts'
import type { MisplacedBlock } from '../misplaced-frontmatter.ts'
import { misplacedBlock } from '../misplaced-frontmatter.ts'
import type { BodyText, Section } from './sections.ts'
import { avatarOf, contentOf, sectionsOf, titleAndDescription } from './sections.ts'
import { readTools } from './tools/read-section.ts'
import type { Tool, Tools } from './tools/tool.ts'

export interface Agent extends FieldDocument {
  /** By their keys in lower case, as letter case does not count; of two equal keys the first. */
  readonly fields: ReadonlyMap<string, Field>
  readonly markdown: Markdown
  /** Fields that loaders do not see, because something is above them. */
  readonly misplaced: MisplacedBlock | undefined
  /** The first of each section, by its title in lower case. */
  readonly sections: ReadonlyMap<string, Section>
  readonly inHeadings: Readonly<
    Record<'title' | 'description' | 'avatar' | 'system' | 'rules', BodyText | undefined>
  >
  readonly startup: TextField | undefined
  /** Undefined without a section. */
  readonly tools: Tools | undefined
}

/** Reads an agent with all its values and where each was written. Never throws. */
export function parseAgent(source: Source): Agent {
  const { text } = source
  const frontmatter = frontmatterOf(source)
  const fields = ignoringCase(frontmatter.fields)
  const markdown = scanMarkdown(text, frontmatter.body)
  const misplaced = frontmatter.state === 'absent' ? misplacedBlock(text) : undefined
  const sections = sectionsOf(text, frontmatter.body[1], markdown)
  const tools = sections.get('tools')
  const avatar = sections.get('avatar')
  return {
    ...source,
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
    tools: tools && readTools(text, tools, markdown.fences),
  }
}

/** The fields below a field that is a mapping, by their keys in lower case. */
export function subfields(fields: ReadonlyMap<string, Field>, key: string): ReadonlyMap<string, Field> {
  return ignoringCase(fieldsBelow(fields, key))
}

function ignoringCase(fields: ReadonlyMap<string, Field>): ReadonlyMap<string, Field> {
  const first = new Map<string, Field>()
  for (const [key, field] of fields) {
    if (!first.has(key.toLowerCase())) first.set(key.toLowerCase(), field)
  }
  return first
}

/** The tools that can be judged: none when there may be others that take their place. */
export function knownTools({ tools }: Agent): readonly Tool[] {
  return tools === undefined || tools.open ? [] : tools.sets.flat()
}
