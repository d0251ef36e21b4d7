import { claudeCode } from '../../clients/claude-code.ts'
import type { ClientReading } from '../../clients/reading.ts'
import { readBy } from '../../clients/reading.ts'
import type { FieldDocument } from '../../lint/fields/table.ts'
import type { Field, Source } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { isBlank, textField } from '../../syntax/fields.ts'
import { frontmatterOf } from '../../syntax/frontmatter.ts'
import { FIELDS, isField } from './field-rows.ts'
import type { Plugin } from './plugin.ts'
import { pluginOf } from './plugin.ts'

export interface Subagent extends FieldDocument {
  readonly name: TextField | undefined
  /** The plugin that it comes with; undefined for an agent of a project. */
  readonly plugin: Plugin | undefined
  /** What Claude Code reads of frontmatter that is no YAML, or that no line of its own closes. */
  readonly repaired: ClientReading | undefined
}

/** Reads a subagent with where each field was written. Never throws. */
export function parseSubagent(source: Source): Subagent {
  const frontmatter = frontmatterOf(source)
  const isFaulty = frontmatter.state === 'broken' || frontmatter.state === 'unclosed'
  const repaired = isFaulty ? readBy(claudeCode, source.text) : undefined
  const fields =
    repaired === undefined ? frontmatter.fields : asMeant(repaired, joinedIn(source, frontmatter, repaired))
  const name = textField(fields, 'name')
  return {
    ...source,
    frontmatter,
    fields,
    body: repaired?.body ?? frontmatter.body,
    name: isBlank(name) ? undefined : name,
    plugin: pluginOf(source.path, source.files),
    repaired,
    readable: repaired !== undefined || frontmatter.state === 'read',
  }
}

/** The fields without those that Claude Code takes for text by mistake: another rule says that they are lost. */
function asMeant(repaired: ClientReading, joined: string | undefined): Subagent['fields'] {
  return new Map(
    [...repaired.fields].filter(
      ([key, field]) => !isMisread(key, field, repaired) && (key !== joined || key === 'description'),
    ),
  )
}

/** The field that is on one line with the one of the finding, which Claude Code takes for a part of its text. */
export function joinedIn(
  { text }: Source,
  { problems: [problem] }: Subagent['frontmatter'],
  { fields }: ClientReading,
): string | undefined {
  const [start, end] = problem?.range ?? [0, 0]
  if (!isField(text.slice(start, end))) return undefined
  return [...fields].find(([, { range }]) => range[0] < start && end < range[1])?.[0]
}

/** Whether a field that may be a list or a mapping, and starts as one, is text to Claude Code, as it puts it in quotes. */
export function isMisread(key: string, { value, range }: Field, { quoted }: ClientReading): boolean {
  return (
    FIELDS[key]?.type.every((type) => type === 'text') === false &&
    typeof value === 'string' &&
    /^[[{]/.test(value) &&
    quoted.some(([start]) => start === range[0])
  )
}
