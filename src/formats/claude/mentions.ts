import type { Mention } from '../../model.ts'
import { readTools } from './listed-tools.ts'
import type { Subagent } from './parse.ts'

/** The name of a subagent, and the skills that it starts with. */
export function subagentMentions({ name, fields, text }: Subagent): readonly Mention[] {
  const started = readTools(fields.get('skills'), text)
  return [
    ...(name === undefined
      ? []
      : [
          { kind: 'subagent', name: name.value.trim(), range: name.range, extent: [0, text.length] } as const,
        ]),
    ...started.map(({ written, range }) => ({ kind: 'skill', name: written, range }) as const),
  ]
}
