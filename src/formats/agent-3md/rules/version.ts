import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const version: Rule<Agent3md> = {
  id: 'agent3md/version',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The `3md` of an agent is `1.0`',
  why: 'The specification of agents builds on version 1.0 of 3md, and no other version exists. A loader that reads the version refuses another one.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('3md: 1.0', '3md: 2.0'),
  good: goodAgent,
  check({ fields }, report) {
    const written = fields.get('3md')
    if (written === undefined || written.value.trim() === '1.0') return
    report(
      written.range,
      `\`3md\` is ${quote(written.value)}, but agents are written in version 1.0 of 3md. Write \`1.0\`.`,
    )
  },
}
