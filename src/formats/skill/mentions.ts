import type { Mention } from '../../model.ts'
import { textField } from '../../syntax/fields.ts'
import type { Skill } from './parse.ts'

/** The name of a skill, and the subagent that it runs in. */
export function skillMentions({ name, fields, text }: Skill): readonly Mention[] {
  const agent = textField(fields, 'agent')
  return [
    ...(name === undefined
      ? []
      : [{ kind: 'skill', name: name.value.trim(), range: name.range, extent: [0, text.length] } as const]),
    ...(agent === undefined
      ? []
      : [{ kind: 'subagent', name: agent.value.trim(), range: agent.range } as const]),
  ]
}
