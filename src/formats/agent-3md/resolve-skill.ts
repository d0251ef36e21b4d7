import type { Agent3md, Plane } from './parse.ts'
import { dependenciesOf } from './parse.ts'

/** The skill of a name, else the one at a `z`; undefined when there is none. The identity is no skill. */
export function skillNamed({ skills }: Agent3md, name: string): Plane | undefined {
  const wanted = name.trim()
  return (
    skills.find(({ label }) => label?.value.trim() === wanted) ??
    skills.find(({ z }) => wanted !== '' && z === Number(wanted))
  )
}

/**
 * A skill and all that it depends on, each once, in the order in which a loader meets them: the skill first,
 * and what a link leads to before the next link. Takes no recursion.
 */
export function resolveSkill(start: Plane, agent: Agent3md): readonly Plane[] {
  const skills = new Set(agent.skills)
  const resolved = new Set<Plane>()
  const open = [start]
  for (let plane = open.pop(); plane !== undefined; plane = open.pop()) {
    if (resolved.has(plane)) continue
    resolved.add(plane)
    const needed = dependenciesOf(plane, agent).map(({ to }) => to)
    open.push(...needed.filter((to) => skills.has(to)).reverse())
  }
  return [...resolved]
}
