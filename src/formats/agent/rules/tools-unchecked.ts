import type { Rule } from '../../../model.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const toolsUnchecked: Rule<Agent> = {
  id: 'agent/tools-unchecked',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The code of `## Tools` is small enough to be checked',
  why: 'A loader runs all of the code. The other rules skip a fence above 128 KiB, every fence after the 16th, and code with brackets nested more than 200 deep.',
  source: SPECIFICATION,
  bad: withChange('const scheme =', `const deep = ${'['.repeat(201)}${']'.repeat(201)};\nconst scheme =`),
  good: goodAgent,
  check({ tools }, report) {
    for (const { range, message } of tools?.unchecked ?? []) report(range, message)
  },
}
