import { basename } from 'node:path/posix'
import type { Field, Files, Range, Source, Value } from '../../model.ts'
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
  /** Its `name`, and where it has none, the file's name without its suffix. */
  readonly name: string
  /** The file's name without its suffix. */
  readonly stem: string
  /** Where the name stands, else the line that opens the frontmatter. */
  readonly place: Range
  readonly targets: readonly Target[]
  readonly files: Files
}

/** An agent that another one hands over to or, from the list `agents`, may run. */
interface Target extends TextField {
  readonly listed: boolean
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

/** What an agent is called, and whom it hands over to or runs. */
export function copilotHeader({
  source: { path, files },
  fields,
  handoffs,
  frontmatter,
}: Copilot): CopilotHeader {
  const name = textField(fields, 'name')
  const stem = basename(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, '')
  const agents = fields.get('agents')
  const listed = agents !== undefined && isList(agents.value) ? agents.value : []
  return {
    name: name?.value.trim() || stem,
    stem,
    place: name?.range ?? frontmatter.opening,
    targets: [
      ...handoffs.flatMap((handoff) => targetOf(handoff.fields.get('agent'), false)),
      ...listed.flatMap((item) => targetOf({ ...item, key: item.range }, true)),
    ],
    files,
  }
}

function targetOf(field: Field | undefined, listed: boolean): readonly Target[] {
  return field !== undefined && typeof field.value === 'string'
    ? [{ ...field, value: field.value, listed }]
    : []
}
