import { isList, trimmedText } from '../../syntax/fields.ts'
import { basename } from '../../wording/paths.ts'
import { readTools } from './listed-tools.ts'
import type { Subagent } from './parse.ts'

/** A subagent as Claude Code loads it; null where nothing is written, which for `tools` means all. */
export function subagentManifest(subagent: Subagent): object {
  const { fields, name, plugin, body, path, text } = subagent
  const prompt = text.slice(...body)
  const own = name?.value.trim() ?? (plugin === undefined ? undefined : basename(path, '.md'))
  return {
    name: own === undefined ? null : plugin?.name === undefined ? own : `${plugin.name}:${own}`,
    description: trimmedText(fields, 'description'),
    tools: toolsIn(subagent, 'tools'),
    disallowedTools: toolsIn(subagent, 'disallowedTools') ?? [],
    model: trimmedText(fields, 'model') ?? 'inherit',
    permissionMode: (plugin === undefined ? trimmedText(fields, 'permissionMode') : null) ?? 'default',
    skills: toolsIn(subagent, 'skills') ?? [],
    memory: trimmedText(fields, 'memory'),
    prompt: prompt.replaceAll('\r\n', '\n').trim(),
  }
}

function toolsIn({ fields, text }: Subagent, key: string): readonly string[] | null {
  const field = fields.get(key)
  if (field === undefined) return null
  const names = readTools(field, text).map(({ written }) => written)
  return names.includes('*') && !isList(field.value) ? null : names
}
