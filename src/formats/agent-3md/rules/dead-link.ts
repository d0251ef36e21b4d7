import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const deadLink: Rule<Agent3md> = {
  id: 'agent3md/dead-link',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every `[[z=N]]` names a plane',
  why: 'A link declares that the skill needs another one. A loader that cannot find the plane cannot load the skill. Links in code count too.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('[[z=2|files]]', '[[z=9|files]]'),
  good: goodAgent,
  check({ text, planes, planeAt }, report) {
    for (const { range, z, followed } of planes.flatMap(({ links }) => links)) {
      if (followed && !planeAt.has(z))
        report(
          range,
          `${quote(text.slice(...range))} names no plane. Correct the number, or add a plane with \`z=${z}\`.`,
        )
    }
  },
}
