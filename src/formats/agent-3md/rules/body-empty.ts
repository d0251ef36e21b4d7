import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const bodyEmpty = agent3mdRule({
  id: 'agent3md/body-empty',
  summary: 'Every plane has text below its `@plane` line',
  why: 'The body of the identity is the system prompt, and the body of a skill is what the agent loads when the skill is selected. Without it the model gets no instructions.',
  bad: agentWith('List the files whose names match.\n', ''),
  check({ text, planes, identity, identities }, report) {
    for (const plane of planes) {
      if (/\S/.test(text.slice(...plane.body))) continue
      const isIdentity = plane === identity || identities.includes(plane)
      const message = isIdentity
        ? 'The identity has no text, so the agent has no system prompt. Write it below this line.'
        : `The skill ${quote(plane.title)} has no text, so it gives no instructions. Write them below this line.`
      report(plane.directive, message)
    }
  },
})
