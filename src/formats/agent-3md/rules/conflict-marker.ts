import type { Rule } from '../../../model.ts'
import { aboutConflicts, CONFLICT_MESSAGE, conflictsIn } from '../../conflict-marker.ts'
import { goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

/** What two versions of the same lines break besides. */
const BROKEN = ['parse', 'yaml-syntax', 'duplicate', 'missing-field#agent', 'unique-skill', 'identity']

export const conflictMarker: Rule<Agent3md> = {
  ...aboutConflicts('agent3md', goodAgent),
  check(agent, report) {
    const covers = BROKEN.map((name) => `agent3md/${name}`)
    for (const range of conflictsIn(agent, 0)) report(range, CONFLICT_MESSAGE, { covers })
  },
}
