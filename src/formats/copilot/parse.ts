import { basename } from 'node:path/posix'
import type { Field, Files, Source, Value } from '../../model.ts'
import type { TextField } from '../../text/fields.ts'
import { isList, isMapping, textField } from '../../text/fields.ts'
import { parseFrontmatter } from '../../text/frontmatter.ts'
import type { YamlDocument } from '../frontmatter-rules.ts'

export interface Copilot extends YamlDocument {
  /**
   * Whether a field that is not there was left out, rather than hidden by frontmatter that cannot be read.
   */
  readonly readable: boolean
  /** The items of `handoffs`, when that is a list. */
  readonly handoffs: readonly Handoff[]
}

/** An item of `handoffs`. One that is no mapping has no fields. */
interface Handoff {
  readonly item: Value
  readonly fields: ReadonlyMap<string, Field>
}

/** What other agents need to know of one, and it of them. */
export interface CopilotHeader {
  /** The file's name without its suffix, and the `name`. */
  readonly names: readonly string[]
  /** The agents that it hands over to. */
  readonly targets: readonly TextField[]
  readonly files: Files
}

/** Reads a custom agent with where each field was written. Never throws. */
export function parseCopilot(source: Source): Copilot {
  const frontmatter = parseFrontmatter(source.text)
  const { fields, body } = frontmatter
  const list = fields.get('handoffs')?.value
  return {
    source,
    frontmatter,
    fields,
    body,
    readable: frontmatter.state === 'read' || frontmatter.state === 'absent',
    handoffs:
      list === undefined || !isList(list)
        ? []
        : list.map((item) => ({ item, fields: isMapping(item.value) ? item.value : new Map() })),
  }
}

/** What an agent is called, and whom it hands over to. */
export function copilotHeader({ source: { path, files }, fields, handoffs }: Copilot): CopilotHeader {
  const name = textField(fields, 'name')?.value.trim()
  return {
    names: [
      basename(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, ''),
      ...(name === undefined ? [] : [name]),
    ],
    targets: handoffs.flatMap((handoff) => textField(handoff.fields, 'agent') ?? []),
    files,
  }
}
