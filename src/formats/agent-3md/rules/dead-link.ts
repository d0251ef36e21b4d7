import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const deadLink = agent3mdRule({
  id: 'agent3md/dead-link',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every `[[z=N]]` names a plane',
  why: 'A link declares that the skill needs another one. A loader that cannot find the plane cannot load the skill. Links in code count too.',
  bad: agentWith('[[z=2|files]]', '[[z=9|files]]'),
  check({ text, planes, planeAt }, report) {
    for (const { range, z, followed } of planes.flatMap(({ links }) => links)) {
      if (followed && !planeAt.has(z)) {
        const message = `${quote(text.slice(...range))} names no plane. Correct the number, or add a plane with \`z=${z}\`.`
        report(range, message)
      }
    }
  },
})
