import type { Rule } from '../../../model.ts'
import { goodAgent, SPECIFICATION } from '../example.ts'
import type { Agent } from '../parse.ts'

export const toolsFence: Rule<Agent> = {
  id: 'agent/tools-fence',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The fence below `## Tools` is closed',
  why: 'An unclosed fence runs to the end of the file. All text after the code is code too, and some loaders find no code at all.',
  source: SPECIFICATION,
  bad: { path: goodAgent.path, text: goodAgent.text.replace(/```\n$/, '') },
  good: goodAgent,
  check({ tools }, report) {
    if (tools?.unclosed !== undefined)
      report(
        tools.unclosed.opening,
        'This code fence is never closed. Add a line with the same marks after the code.',
      )
  },
}
