import { claudeCode } from '../../clients/claude-code.ts'
import type { ClientReading } from '../../clients/reading.ts'
import { readBy } from '../../clients/reading.ts'
import type { FieldDocument } from '../../lint/fields/table.ts'
import type { Field, Range, Source } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { isBlank, textField } from '../../syntax/fields.ts'
import { frontmatterOf } from '../../syntax/frontmatter.ts'
import { dirname } from '../../wording/paths.ts'
import { meantName } from './claimed-names.ts'
import { FIELDS } from './fields.ts'
import type { Plugin } from './plugin.ts'
import { pluginOf } from './plugin.ts'
import type { Refusal } from './refused-plugin.ts'
import { refusalOf } from './refused-plugin.ts'

export interface Subagent extends FieldDocument {
  readonly name: TextField | undefined
  /** The plugin that it comes with; undefined for an agent of a project. */
  readonly plugin: Plugin | undefined
  /** What Claude Code reads of frontmatter that is no YAML, or that no line of its own closes. */
  readonly mended: ClientReading | undefined
}

/** What other subagents need to know of one. */
export interface SubagentHeader {
  readonly name: { readonly text: string; readonly range: Range } | undefined
  /** Its name, or the one that a fix proposes. */
  readonly claim: string | undefined
  /** The folder within which its name must be its own. */
  readonly tree: string
  /** Where to say that Claude Code refuses its plugin, and why; undefined where it does not. */
  readonly refused: { readonly place: Range; readonly refusal: Refusal } | undefined
}

/** Reads a subagent with where each field was written. Never throws. */
export function parseSubagent(source: Source): Subagent {
  const frontmatter = frontmatterOf(source)
  const isFaulty = frontmatter.state === 'broken' || frontmatter.state === 'unclosed'
  const mended = isFaulty ? readBy(claudeCode, source.text) : undefined
  const fields = mended === undefined ? frontmatter.fields : asMeant(mended)
  const name = textField(fields, 'name')
  return {
    ...source,
    frontmatter,
    fields,
    body: mended?.body ?? frontmatter.body,
    name: isBlank(name) ? undefined : name,
    plugin: pluginOf(source.path, source.files),
    mended,
    readable: mended !== undefined || frontmatter.state === 'read',
  }
}

/** The fields without those that Claude Code takes for text by mistake: another rule says that they are lost. */
function asMeant(mended: ClientReading): Subagent['fields'] {
  return new Map([...mended.fields].filter(([key, field]) => !isMisread(key, field, mended)))
}

/** Whether a field that may be a list or a mapping, and starts as one, is text to Claude Code, as it puts it in quotes. */
export function isMisread(key: string, { value, range }: Field, { quoted }: ClientReading): boolean {
  const isText = FIELDS[key]?.type.every((type) => type === 'text') ?? true
  return (
    !isText &&
    typeof value === 'string' &&
    /^[[{]/.test(value) &&
    quoted.some(([start]) => start === range[0])
  )
}

/** What a subagent is called, and where. The folders of a plugin’s agents are a part of their names. */
export function subagentHeader(subagent: Subagent): SubagentHeader {
  const { files, frontmatter, name, plugin, path } = subagent
  const refusal = plugin && refusalOf(plugin.folder, files)
  const meant = name === undefined && plugin === undefined ? meantName(subagent) : undefined
  const own = /^(?:.*\/)?\.claude\/agents(?=\/)/is.exec(path)?.[0]
  return {
    name: name && { text: name.value.trim(), range: name.range },
    claim: (name ?? meant)?.value.trim(),
    tree: plugin === undefined ? (own ?? dirname(path)) : dirname(path),
    refused: refusal && { place: name?.range ?? frontmatter.opening, refusal },
  }
}
