import type { Rule } from '../../../model.ts'
import { isBlank, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'
import { knownTools } from '../parse.ts'

export const toolScheme: Rule<Agent> = {
  id: 'agent/tool-scheme',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every `scheme` has `name`, `parameters` and a `description`, which is text',
  why: 'The scheme follows OpenAI’s format of a tool. Without one of the three, the model does not know what the tool is, or the API refuses the request. OpenAI’s wrapper `{ type: "function", function: { … } }` is accepted.',
  source: SPECIFICATION,
  bad: withChange('  description: "Pings the API.",\n', ''),
  good: goodAgent,
  check(agent, report) {
    for (const { name, scheme } of knownTools(agent)) {
      if (scheme?.fault !== undefined)
        report(
          scheme.key,
          `The scheme of ${quote(name)} ${scheme.fault}. Write an object with \`name\`, \`description\` and \`parameters\`.`,
        )
      const description = scheme?.description
      if (description === undefined || (typeof description.value === 'string' && !isBlank(description)))
        continue
      const what = isBlank(description) ? 'empty' : `${kindOf(description.value)}, not text`
      report(
        description.range,
        `The description in the scheme of ${quote(name)} is ${what}. Say what the tool does.`,
      )
    }
  },
}
