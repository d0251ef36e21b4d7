import type { Mention } from '../../model.ts'
import { textField } from '../../syntax/fields.ts'
import type { Skill } from './parse.ts'

/** The name of a skill, and the subagent that it runs in. */
export function skillMentions({ name, fields, text }: Skill): readonly Mention[] {
  const agent = textField(fields, 'agent')
  const mentions: readonly (Mention | undefined)[] = [
    name && { kind: 'skill', name: name.value.trim(), range: name.range, extent: [0, text.length] },
    agent && { kind: 'subagent', name: agent.value.trim(), range: agent.range },
  ]
  return mentions.filter((mention) => mention !== undefined)
}
