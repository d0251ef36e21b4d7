import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const linkNotDependency = agent3mdRule({
  id: 'agent3md/link-not-dependency',
  summary: 'A link to a plane is written with digits only',
  why: 'Readers of 3md follow `[[z=-1]]`, `[[z=1.5]]` and `[[z=+1]]`; loaders of agents do not, so they load the skill without what it needs.',
  bad: agentWith('[[z=2|files]]', '[[z=2.0|files]]'),
  check({ text, planes }, report) {
    for (const { range, followed } of planes.flatMap(({ links }) => links)) {
      if (!followed) {
        const message = `No loader follows ${quote(text.slice(...range))}, so it is not a dependency. Give the plane a \`z\` of digits only, and write that in the link.`
        report(range, message)
      }
    }
  },
})
