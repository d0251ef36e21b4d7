import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'
import { knownTools } from '../parse.ts'

export const toolShape: Rule<Agent> = {
  id: 'agent/tool-shape',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every tool is `{ fn, scheme }`, and `fn` is a function',
  why: 'The loader calls `fn` and shows `scheme` to the model. The linter does not run the code, so it skips tools that only a run could show.',
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
          `The tool ${quote(name)} ${fault}. Write an object with a function \`fn\` and a \`scheme\`.`,
        )
    }
  },
}
