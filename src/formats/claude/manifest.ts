import { isList, textField } from '../../syntax/fields.ts'
import { basename } from '../../wording/paths.ts'
import type { Subagent } from './parse.ts'
import { readTools } from './read-tools.ts'

/**
 * A subagent as Claude Code loads it, without what its plugin may not set: null where nothing is written, which
 * for `tools` means all.
 */
export function subagentManifest(subagent: Subagent): object {
  const { fields, name, plugin, body, path, text } = subagent
  const own = name?.value.trim() ?? (plugin === undefined ? undefined : basename(path, '.md'))
  const given = (key: string): string | null => textField(fields, key)?.value.trim() || null
  return {
    name: own === undefined ? null : plugin?.name === undefined ? own : `${plugin.name}:${own}`,
    description: given('description'),
    tools: toolsIn(subagent, 'tools'),
    disallowedTools: toolsIn(subagent, 'disallowedTools') ?? [],
    model: given('model') ?? 'inherit',
    permissionMode: (plugin === undefined ? given('permissionMode') : null) ?? 'default',
    skills: toolsIn(subagent, 'skills') ?? [],
    memory: given('memory'),
    prompt: text
      .slice(...body)
      .replaceAll('\r\n', '\n')
      .trim(),
  }
}

function toolsIn({ fields, text }: Subagent, key: string): readonly string[] | null {
  const field = fields.get(key)
  if (field === undefined) return null
  const names = readTools(field, text).map(({ written }) => written)
  return names.includes('*') && !isList(field.value) ? null : names
}
