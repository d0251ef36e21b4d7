import type { FieldDocument } from '../../lint/fields/table.ts'
import type { Field, Range, Source } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { isList, isMapping, textField } from '../../syntax/fields.ts'
import { frontmatterOf } from '../../syntax/frontmatter.ts'
import { basename, dirname, join } from '../../wording/paths.ts'

export interface Copilot extends FieldDocument {
  /** The fields of each item of `handoffs`, when that is a list; none of one that is no mapping. */
  readonly handoffs: readonly ReadonlyMap<string, Field>[]
}

/** What other agents need to know of one, and it of them. */
export interface CopilotHeader {
  /** Its `name`, and where it has none, the file's name without its suffix. */
  readonly name: string
  readonly stem: string
  /** The place of the name, else the line that opens the frontmatter. */
  readonly place: Range
  readonly targets: readonly Target[]
}

/** An agent that another one hands over to or, from the list `agents`, may run. */
interface Target extends TextField {
  readonly listed: boolean
  /** Whether it is the name of a file, which the run may not look at. */
  readonly isFile: boolean
}

const SUFFIXES = ['.agent.md', '.chatmode.md', '.md']

/** Reads a custom agent with where each field was written. Never throws. */
export function parseCopilot(source: Source): Copilot {
  const frontmatter = frontmatterOf(source)
  const { fields, body } = frontmatter
  const list = fields.get('handoffs')?.value
  return {
    ...source,
    frontmatter,
    fields,
    body,
    readable: frontmatter.state === 'read' || frontmatter.state === 'absent',
    handoffs: isList(list) ? list.map(({ value }) => (isMapping(value) ? value : new Map())) : [],
  }
}

/** What an agent is called, and whom it hands over to or runs. */
export function copilotHeader(agent: Copilot): CopilotHeader {
  const { path, fields, handoffs, frontmatter } = agent
  const name = textField(fields, 'name')
  const stem = basename(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, '')
  const agents = fields.get('agents')?.value
  return {
    name: name?.value.trim() || nameInBroken(agent) || stem,
    stem,
    place: name?.range ?? frontmatter.opening,
    targets: [
      ...handoffs.flatMap((handoff) => targetOf(handoff.get('agent'), false, agent)),
      ...(isList(agents) ? agents : []).flatMap((item) =>
        targetOf({ ...item, key: item.range }, true, agent),
      ),
    ],
  }
}

/** The name in frontmatter that is no YAML, so that what is wrong with that is told once. */
function nameInBroken({ frontmatter, text }: Copilot): string | undefined {
  if (frontmatter.state !== 'broken') return undefined
  const value = /^name[ \t]{0,9}:[ \t]{0,9}([^\n]{1,200})$/m.exec(text.slice(...frontmatter.content))?.[1]
  return value
    ?.replace(/[ \t]#.*/, '')
    .trim()
    .replace(/^["']|["']$/g, '')
}

function targetOf(field: Field | undefined, listed: boolean, source: Source): readonly Target[] {
  if (field === undefined || typeof field.value !== 'string') return []
  return [{ ...field, value: field.value, listed, isFile: isFile(field.value.trim(), source) }]
}

function isFile(name: string, { path, files }: Source): boolean {
  if (name === '' || name.includes('/')) return false
  return [dirname(path), '.github/agents', '.github/chatmodes'].some((folder) =>
    SUFFIXES.some((suffix) => files.has(join(folder, name + suffix))),
  )
}
