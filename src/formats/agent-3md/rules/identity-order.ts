import { agent3mdRule, agentWith } from '../example.ts'

export const identityOrder = agent3mdRule({
  id: 'agent3md/identity-order',
  summary: 'Without `kind=identity` the first plane has the lowest `z`',
  why: 'The specification says that the identity is the plane with the lowest `z`; every loader uses the first one in the file. If the two differ, the wrong plane may speak for the agent.',
  bad: agentWith('z=0 label="dev" kind=identity', 'z=3 label="dev"'),
  check({ planes, identities, identity }, report) {
    if (identity === undefined || identities.length > 0) return
    const lowest = planes.reduce((least, plane) => (plane.z < least.z ? plane : least), identity)
    if (lowest === identity) return
    const related = [{ range: lowest.attributes.get('z')!.range, message: 'The lowest `z` is here.' }]
    const message =
      'No plane is marked as the identity, and the first one does not have the lowest `z`. Add `kind=identity` to one.'
    report(identity.attributes.get('z')!.range, message, { related })
  },
})
