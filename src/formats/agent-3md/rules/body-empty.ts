import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const bodyEmpty: Rule<Agent3md> = {
  id: 'agent3md/body-empty',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Every plane has text below its `@plane` line',
  why: 'The body of the identity is the system prompt, and the body of a skill is what the agent loads when the skill is selected. Without it the model gets no instructions.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('List the files whose names match.\n', ''),
  good: goodAgent,
  check({ text, planes, identity, identities }, report) {
    for (const plane of planes) {
      if (/\S/.test(text.slice(...plane.body))) continue
      report(
        plane.directive,
        plane === identity || identities.includes(plane)
          ? 'The identity has no text, so the agent has no system prompt. Write it below this line.'
          : `The skill ${quote(plane.title)} has no text, so it gives no instructions. Write them below this line.`,
      )
    }
  },
}
