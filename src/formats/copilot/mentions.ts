import type { Mention } from '../../model.ts'
import type { Copilot } from './parse.ts'
import { copilotHeader } from './parse.ts'

/** The name of an agent, and the agents that it hands over to or runs. */
export function copilotMentions(agent: Copilot): readonly Mention[] {
  const { name, place, targets } = copilotHeader(agent)
  return [
    { kind: 'agent', name, range: place, extent: [0, agent.text.length] },
    ...targets.map(({ value, range }) => ({ kind: 'agent', name: value.trim(), range }) as const),
  ]
}
