import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'
import { knownTools } from '../parse.ts'

export const toolShape: Rule<Agent> = {
  id: 'agent/tool-shape',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every tool is `{ fn, scheme }`, and `fn` is a function',
  why: 'The loader calls `fn` and shows `scheme` to the model. What cannot be told without running the code is not judged.',
  source: SPECIFICATION,
  bad: withChange(
    'return { ping: { fn: async (_args, { env, fetch }) => fetch(env.API_KEY), scheme } };',
    'return { ping: { scheme } };',
  ),
  good: goodAgent,
  check(agent, report) {
    for (const { name, key, fault } of knownTools(agent)) {
      if (fault !== undefined)
        report(
          key,
          `The tool ${quote(name)} ${fault}. Write \`${/^[\w-]{1,40}$/.test(name) ? `${name}: ` : ''}{ fn, scheme }\` with a function \`fn\`.`,
        )
    }
  },
}
