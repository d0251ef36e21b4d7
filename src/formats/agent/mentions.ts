import type { Mention } from '../../model.ts'
import type { Agent } from './parse.ts'

/** The tools of an agent, and the one that it starts with. Letter case does not count. */
export function agentMentions({ startup, tools }: Agent): readonly Mention[] {
  const own = (tools?.sets ?? []).flat().map(({ name, key }) => ({ name, range: key, extent: key }))
  const named = startup === undefined ? [] : [{ name: startup.value.trim(), range: startup.range }]
  return [...own, ...named].map((each) => ({
    ...each,
    kind: 'tool',
    name: each.name.toLowerCase(),
    title: each.name,
  }))
}
