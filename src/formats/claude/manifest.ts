import { basename } from 'node:path/posix'
import { isList, textField } from '../../text/fields.ts'
import type { Subagent } from './parse.ts'
import { readTools } from './read-tools.ts'

/** A subagent as Claude Code loads it; null where nothing is written. */
export interface SubagentManifest {
  /** With the name of its plugin. */
  readonly name: string | null
  readonly description: string | null
  /** Null for all that the conversation has. */
  readonly tools: readonly string[] | null
  readonly disallowedTools: readonly string[]
  readonly model: string
  readonly permissionMode: string
  readonly skills: readonly string[]
  readonly memory: string | null
  /** The system prompt. */
  readonly prompt: string
}

/** The manifest of a subagent. What its plugin may not set is left out. */
export function subagentManifest(subagent: Subagent): SubagentManifest {
  const { fields, name, plugin, body, source } = subagent
  const own = name?.value.trim() ?? (plugin === undefined ? undefined : basename(source.path, '.md'))
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
    prompt: source.text
      .slice(...body)
      .replaceAll('\r\n', '\n')
      .trim(),
  }
}

function toolsIn({ fields, source }: Subagent, key: string): readonly string[] | null {
  const field = fields.get(key)
  if (field === undefined) return null
  const names = readTools(field, source.text).map(({ written }) => written)
  return names.includes('*') && !isList(field.value) ? null : names
}
