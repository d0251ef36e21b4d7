import type { Rule } from '../../../model.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const parse: Rule<Agent3md> = {
  id: 'agent3md/parse',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The file is valid 3md',
  why: 'A loader stops at the first mistake and loads nothing of the file. All mistakes are reported here; the rules about agents wait until they are fixed.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('z=2 label', 'label'),
  good: goodAgent,
  check({ problems }, report) {
    for (const { range, message, details } of problems) report(range, message, details)
  },
}
