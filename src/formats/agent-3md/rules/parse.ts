import { agent3mdRule, agentWith } from '../example.ts'

export const parse = agent3mdRule({
  id: 'agent3md/parse',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The file is valid 3md',
  why: 'A loader stops at the first mistake and loads nothing of the file. All mistakes are reported here; the rules about agents wait until they are fixed.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('z=2 label', 'label'),
  check({ problems }, report) {
    for (const { range, message, details } of problems) report(range, message, details)
  },
})
