import { firstAt } from '../../by-key.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const identity = agent3mdRule({
  id: 'agent3md/identity',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The agent has one identity plane',
  why: 'The identity holds the system prompt. A loader that finds two does not know which one speaks for the agent, and a file without planes has no identity.',
  bad: agentWith('z=1 label="search" kind=skill', 'z=1 label="search" kind=identity'),
  check({ planes, identities, opening }, report) {
    if (planes.length === 0)
      report(
        opening,
        'The agent has no planes, so it has no instructions. Add `@plane z=0 kind=identity` and write them below it.',
      )
    const [first, ...others] = identities.flatMap(({ kind }) => kind ?? [])
    for (const { range } of others) {
      const message = 'The agent has more than one identity. Make this plane a skill with `kind=skill`.'
      report(range, message, firstAt(first!.range))
    }
  },
})
