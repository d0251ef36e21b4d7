import type { Field } from '../../model.ts'
import { isList, isMapping, textField } from '../../syntax/fields.ts'
import { basename } from '../../wording/paths.ts'
import { namesIn } from './names-in.ts'
import type { Copilot } from './parse.ts'

/** A custom agent as GitHub and VS Code load it: null where nothing is written, which for `tools` means all. */
export function copilotManifest({ fields, handoffs, body, path, text }: Copilot): object {
  const servers = fields.get('mcp-servers')?.value
  return {
    name: textOf(fields, 'name') ?? basename(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, ''),
    description: textOf(fields, 'description'),
    target: textOf(fields, 'target'),
    tools: namesOf(fields.get('tools')),
    models: namesOf(fields.get('model')) ?? [],
    agents: namesOf(fields.get('agents')),
    handoffs: handoffs.map((handoff) => ({
      label: textOf(handoff, 'label'),
      agent: textOf(handoff, 'agent'),
    })),
    mcpServers: isMapping(servers) ? [...servers.keys()] : [],
    prompt: text
      .slice(...body)
      .replaceAll('\r\n', '\n')
      .trim(),
  }
}

function textOf(fields: ReadonlyMap<string, Field>, key: string): string | null {
  return textField(fields, key)?.value.trim() || null
}

function namesOf(field: Field | undefined): readonly string[] | null {
  if (field === undefined || field.value === null) return null
  return namesIn(isList(field.value) ? field.value : String(field.value))
}
