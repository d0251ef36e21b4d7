import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { count } from '../../../wording/wording.ts'
import { findLoops } from '../dependency-loops.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md, Dependency, Plane } from '../parse.ts'

export const cycle: Rule<Agent3md> = {
  id: 'agent3md/cycle',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Links between planes form no loop',
  why: 'A loader fetches a skill and everything that it links to. In a loop it finds no place to start. Links from and to the identity count, and so does a link from a plane to itself.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('names match.', 'names match, after [[z=1|search]].'),
  good: goodAgent,
  check(agent, report) {
    for (const { links, length } of findLoops(agent)) {
      const [{ from, link }] = links as [Dependency]
      const path = pathOf(links, length)
      const related = links.map((step) => ({
        range: step.link.range,
        message: `${plain(step.from)} → ${plain(step.to)}`,
      }))
      if (length === 1)
        report(link.range, `${quote(from.title)} depends on itself: ${path}. Remove the link.`)
      else if (length === 2)
        report(
          link.range,
          `${quote(from.title)} and ${quote(links[1]!.from.title)} depend on each other: ${path}. Remove one of the links.`,
          { related },
        )
      else
        report(
          link.range,
          `${count(length)} planes depend on each other in a loop: ${path}. Remove one of the links.`,
          { related },
        )
    }
  },
}

const MOST_NAMES = 8
const LONGEST_NAME = 20

/** `search → files → search`; a long way is cut. */
function pathOf(links: readonly Dependency[], length: number): string {
  const names = links.slice(0, MOST_NAMES).map(({ from }) => plain(from))
  return [...names, ...(length > MOST_NAMES ? ['…'] : []), names[0]].join(' → ')
}

function plain({ title }: Plane): string {
  return quote(title, LONGEST_NAME).slice(1, -1)
}
