import type { Rule } from '../../../model.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const identityOrder: Rule<Agent3md> = {
  id: 'agent3md/identity-order',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Without `kind=identity` the first plane has the lowest `z`',
  why: 'The specification takes the plane of the lowest `z` for the identity, and every loader takes the first one in the file. Where the two differ, nobody knows who speaks.',
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
      'No plane is the identity, and the first one has not the lowest `z`. Mark one with `kind=identity`.',
      { related },
    )
  },
}
