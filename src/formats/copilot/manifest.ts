import type { Field } from '../../model.ts'
import { fieldsBelow, isList, namesIn, trimmedText } from '../../syntax/fields.ts'
import { basename } from '../../wording/paths.ts'
import type { Copilot } from './parse.ts'

/** A custom agent as GitHub and VS Code load it: null where nothing is written, which for `tools` means all. */
export function copilotManifest({ fields, handoffs, body, path, text }: Copilot): object {
  const prompt = text.slice(...body)
  return {
    name: trimmedText(fields, 'name') ?? basename(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, ''),
    description: trimmedText(fields, 'description'),
    target: trimmedText(fields, 'target'),
    tools: namesOf(fields.get('tools')),
    models: namesOf(fields.get('model')) ?? [],
    agents: namesOf(fields.get('agents')),
    handoffs: handoffs.map((handoff) => ({
      label: trimmedText(handoff, 'label'),
      agent: trimmedText(handoff, 'agent'),
    })),
    mcpServers: [...fieldsBelow(fields, 'mcp-servers').keys()],
    prompt: prompt.replaceAll('\r\n', '\n').trim(),
  }
}

function namesOf(field: Field | undefined): readonly string[] | null {
  if (field === undefined || field.value === null) return null
  return namesIn(isList(field.value) ? field.value : String(field.value))
}
