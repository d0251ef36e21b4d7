import type { Agent3md, Dependency, Plane } from './parse.ts'
import { dependenciesOf } from './parse.ts'

/** A loop of links: its first ones in order, up to `MOST_LINKS`, and how many planes it runs through. */
export interface Loop {
  readonly links: readonly Dependency[]
  readonly length: number
}

/**
 * A file of thousands of planes can hold a thousand loops of a thousand links: nobody reads on beyond these.
 */
const MOST_LINKS = 50
/** Nor beyond these loops: of any more only two links are kept. */
const MOST_LOOPS = 1000
const DONE = -1

/**
 * The loops among the planes, one for each link that closes one, found in the order of the file. Takes linear
 * time and no recursion.
 */
export function findLoops(agent: Agent3md): readonly Loop[] {
  const depths = new Map<Plane, number>()
  const loops: Loop[] = []
  for (const root of agent.planes) {
    if (!depths.has(root)) search(root, agent, depths, loops)
  }
  return loops
}

function search(root: Plane, agent: Agent3md, depths: Map<Plane, number>, loops: Loop[]): void {
  const path: { readonly plane: Plane; readonly links: readonly Dependency[]; next: number }[] = []
  const enter = (plane: Plane): void => {
    depths.set(plane, path.length)
    path.push({ plane, links: dependenciesOf(plane, agent), next: 0 })
  }
  enter(root)
  for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
    const link = visit.links[visit.next++]
    const depth = link && depths.get(link.to)
    if (link === undefined) {
      depths.set(visit.plane, DONE)
      path.pop()
    } else if (depth === undefined) {
      enter(link.to)
    } else if (depth !== DONE) {
      const links = path
        .slice(depth, depth + (loops.length < MOST_LOOPS ? MOST_LINKS : 2))
        .map((step) => step.links[step.next - 1]!)
      loops.push({ links, length: path.length - depth })
    }
  }
}
