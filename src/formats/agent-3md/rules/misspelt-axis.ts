import type { Rule } from '../../../model.ts'
import { suggest } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith } from '../example.ts'
import { meantAxis } from '../near-words.ts'
import type { Agent3md } from '../parse.ts'

export const misspeltAxis: Rule<Agent3md> = {
  id: 'agent3md/misspelt-axis',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'The `axis` is not misspelt',
  why: 'Readers of 3md tell by `axis: skill` that the planes are skills. Another word that does not resemble it is an axis of your own.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('axis: skill', 'axis: skil'),
  good: agentWith('axis: skill', 'axis: Skill'),
  check({ fields }, report) {
    const axis = fields.get('axis')
    const meant = meantAxis(axis)
    if (axis === undefined || meant === undefined) return
    report(
      axis.range,
      `\`axis\` is ${quote(axis.value)}, so readers do not see that the planes are skills. Did you mean \`${meant}\`?`,
      suggest(`Write \`${meant}\``, axis.range, meant),
    )
  },
}
