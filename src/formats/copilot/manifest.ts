import { basename } from 'node:path/posix'
import type { Field } from '../../model.ts'
import { isList, isMapping, textField } from '../../text/fields.ts'
import type { Copilot } from './parse.ts'

/** A custom agent as GitHub and VS Code load it; null where nothing is written. */
export interface CopilotManifest {
  /** Its `name`, else that of its file. */
  readonly name: string
  readonly description: string | null
  /** Null for both. */
  readonly target: string | null
  /** Null for all tools. */
  readonly tools: readonly string[] | null
  readonly models: readonly string[]
  readonly agents: readonly string[] | null
  readonly handoffs: readonly { readonly label: string | null; readonly agent: string | null }[]
  readonly mcpServers: readonly string[]
  readonly prompt: string
}

/** The manifest of a custom agent. */
export function copilotManifest({ fields, handoffs, body, source }: Copilot): CopilotManifest {
  const servers = fields.get('mcp-servers')?.value
  return {
    name: textOf(fields, 'name') ?? basename(source.path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, ''),
    description: textOf(fields, 'description'),
    target: textOf(fields, 'target'),
    tools: namesIn(fields.get('tools')),
    models: namesIn(fields.get('model')) ?? [],
    agents: namesIn(fields.get('agents')),
    handoffs: handoffs.map((handoff) => ({
      label: textOf(handoff.fields, 'label'),
      agent: textOf(handoff.fields, 'agent'),
    })),
    mcpServers: servers !== undefined && isMapping(servers) ? [...servers.keys()] : [],
    prompt: source.text
      .slice(...body)
      .replaceAll('\r\n', '\n')
      .trim(),
  }
}

function textOf(fields: ReadonlyMap<string, Field>, key: string): string | null {
  return textField(fields, key)?.value.trim() || null
}

/** The items of a list, or of a text with commas. */
function namesIn(field: Field | undefined): readonly string[] | null {
  if (field === undefined || field.value === null) return null
  const items = isList(field.value) ? field.value.map(({ value }) => value) : String(field.value).split(',')
  return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? item.trim() : []))
}
