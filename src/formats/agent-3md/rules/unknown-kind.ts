import type { Rule } from '../../../model.ts'
import { revealing, suggest } from '../../../text/fixes.ts'
import { nearestOf } from '../../../text/near-names.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import { placeOf } from '../grammar/pairs.ts'
import type { Agent3md } from '../parse.ts'

export const unknownKind: Rule<Agent3md> = {
  id: 'agent3md/unknown-kind',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: '`kind` is `identity` or `skill`',
  why: 'Loaders know only these two words, in lower case. A plane of any other kind is a skill, even if it was meant to be the identity.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('label="files" kind=skill', 'label="files" kind=Skill'),
  good: goodAgent,
  check({ planes, identities }, report) {
    // A second identity would be an error.
    let taken = identities.length > 0
    for (const { kind } of planes) {
      if (kind === undefined || kind.value === 'identity' || kind.value === 'skill') continue
      if (kind.value.trim() === '') {
        report(placeOf(kind), '`kind` has no value. Write `identity` or `skill`.')
        continue
      }
      const nearest = nearestOf(kind.value.trim(), ['identity', 'skill'])
      const sure = nearest.length === 1 && (nearest[0] === 'skill' || !taken)
      taken ||= sure && nearest[0] === 'identity'
      const fix = sure ? revealing(suggest(`Write \`${nearest[0]}\``, kind.range, nearest[0]!)) : {}
      report(
        kind.range,
        `${quote(kind.value)} is not a kind of plane. ${sure ? `Did you mean \`${nearest[0]}\`?` : 'Write `identity` or `skill`.'}`,
        fix,
      )
    }
  },
}
