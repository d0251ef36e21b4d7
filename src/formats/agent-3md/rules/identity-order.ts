import type { Rule } from '../../../model.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const identityOrder: Rule<Agent3md> = {
  id: 'agent3md/identity-order',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Without `kind=identity` the first plane has the lowest `z`',
  why: 'The specification says that the identity is the plane with the lowest `z`; every loader uses the first one in the file. If the two differ, the wrong plane may speak for the agent.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('z=0 label="dev" kind=identity', 'z=3 label="dev"'),
  good: goodAgent,
  check({ planes, identities, identity }, report) {
    if (identity === undefined || identities.length > 0) return
    const lowest = planes.reduce((least, plane) => (plane.z < least.z ? plane : least), identity)
    if (lowest === identity) return
    const related = [{ range: lowest.attributes.get('z')!.range, message: 'The lowest `z` is here.' }]
    report(
      identity.attributes.get('z')!.range,
      'No plane is marked as the identity, and the first one does not have the lowest `z`. Add `kind=identity` to one.',
      { related },
    )
  },
}
