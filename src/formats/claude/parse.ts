import type { FieldDocument } from '../../lint/fields/table.ts'
import type { Range, Source } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { isBlank, textField } from '../../syntax/fields.ts'
import { frontmatterOf } from '../../syntax/frontmatter.ts'
import { dirname } from '../../wording/paths.ts'
import type { Plugin } from './plugin.ts'
import { pluginOf } from './plugin.ts'

export interface Subagent extends FieldDocument {
  readonly name: TextField | undefined
  /** The plugin that it comes with; undefined for an agent of a project. */
  readonly plugin: Plugin | undefined
}

/** What other subagents need to know of one. */
export interface SubagentHeader {
  readonly name: { readonly text: string; readonly range: Range } | undefined
  /** The folder within which its name must be its own. */
  readonly tree: string
}

/** Reads a subagent with where each field was written. Never throws. */
export function parseSubagent(source: Source): Subagent {
  const frontmatter = frontmatterOf(source)
  const { fields, body } = frontmatter
  const name = textField(fields, 'name')
  return {
    ...source,
    frontmatter,
    fields,
    body,
    name: isBlank(name) ? undefined : name,
    plugin: pluginOf(source.path, source.files),
    readable: frontmatter.state === 'read',
  }
}

/** What a subagent is called, and where. The folders of a plugin’s agents are a part of their names. */
export function subagentHeader({ name, plugin, path }: Subagent): SubagentHeader {
  const own = /^(?:.*\/)?\.claude\/agents(?=\/)/is.exec(path)?.[0]
  return {
    name: name && { text: name.value.trim(), range: name.range },
    tree: plugin === undefined ? (own ?? dirname(path)) : dirname(path),
  }
}
