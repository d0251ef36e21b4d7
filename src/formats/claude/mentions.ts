import type { Mention } from '../../model.ts'
import { readTools } from './listed-tools.ts'
import type { Subagent } from './parse.ts'

/** The name of a subagent, and the skills that it starts with. */
export function subagentMentions({ name, fields, text }: Subagent): readonly Mention[] {
  const field = fields.get('skills')
  const started = field === undefined ? [] : readTools(field, text)
  const skills = started.map(({ written, range }): Mention => ({ kind: 'skill', name: written, range }))
  if (name === undefined) return skills
  const extent = [0, text.length] as const
  return [{ kind: 'subagent', name: name.value.trim(), range: name.range, extent }, ...skills]
}
