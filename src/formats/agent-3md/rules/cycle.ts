import { quote } from '../../../wording/quote.ts'
import { count } from '../../../wording/wording.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import type { Agent3md, Dependency, Plane } from '../parse.ts'
import { dependenciesOf } from '../parse.ts'

export const cycle = agent3mdRule({
  id: 'agent3md/cycle',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Links between planes form no loop',
  why: 'A loader fetches a skill and everything that it links to. In a loop it finds no place to start. Links from and to the identity count, and so does a link from a plane to itself.',
  bad: agentWith('names match.', 'names match, after [[z=1|search]].'),
  check(agent, report) {
    for (const { links, length } of findLoops(agent)) {
      const [{ from, link }] = links as [Dependency]
      const path = pathOf(links, length)
      const related = links.map((step) => ({
        range: step.link.range,
        message: `${plain(step.from)} → ${plain(step.to)}`,
      }))
      const problem =
        length === 2
          ? `${quote(from.title)} and ${quote(links[1]!.from.title)} depend on each other`
          : `${count(length)} planes depend on each other in a loop`
      if (length === 1)
        report(link.range, `${quote(from.title)} depends on itself: ${path}. Remove the link.`)
      else report(link.range, `${problem}: ${path}. Remove one of the links.`, { related })
    }
  },
})

const MOST_NAMES = 8
const LONGEST_NAME = 20

/** `search → files → search`; a long loop is cut. */
function pathOf(links: readonly Dependency[], length: number): string {
  const names = links.slice(0, MOST_NAMES).map(({ from }) => plain(from))
  return [...names, ...(length > MOST_NAMES ? ['…'] : []), names[0]].join(' → ')
}

function plain({ title }: Plane): string {
  return quote(title, LONGEST_NAME).slice(1, -1)
}

/** A loop of links: its first ones in order, up to `MOST_LINKS`, and how many planes it runs through. */
interface Loop {
  readonly links: readonly Dependency[]
  readonly length: number
}

/** Thousands of planes can hold a thousand loops of a thousand links: nobody reads beyond these. */
const MOST_LINKS = 50
/** Nor beyond these loops: of any more only two links are kept. */
const MOST_LOOPS = 1000
const DONE = -1

/** The loops among the planes, one for each link that closes one. Linear time, no recursion. */
function findLoops(agent: Agent3md): readonly Loop[] {
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
