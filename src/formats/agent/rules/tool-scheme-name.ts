import type { Rule } from '../../../model.ts'
import { kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'
import { knownTools } from '../parse.ts'

export const toolSchemeName: Rule<Agent> = {
  id: 'agent/tool-scheme-name',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`scheme.name` is the tool’s name, in letters, digits, `_` and `-`',
  why: 'The model calls the tool by `scheme.name`, and the loader finds it by its key. OpenAI accepts 1 to 64 of the characters `A-Z a-z 0-9 _ -`.',
  source: SPECIFICATION,
  bad: withChange('name: "ping"', 'name: "pong"'),
  good: goodAgent,
  check(agent, report) {
    for (const { name: key, scheme } of knownTools(agent)) {
      if (scheme?.name === undefined) continue
      const { value, range } = scheme.name
      if (typeof value !== 'string')
        report(
          range,
          `The name in the scheme of ${quote(key)} is ${kindOf(value)}, not text. Write ${quote(key)}.`,
        )
      else if (value.toLowerCase() !== key.toLowerCase())
        report(
          range,
          `The scheme names ${quote(value)}, but the tool is returned as ${quote(key)}. Give both the same name.`,
        )
      else if (!/^[A-Za-z0-9_-]{1,64}$/.test(value))
        report(
          range,
          `${quote(value)} is not a name that models can call. Use 1 to 64 letters, digits, \`_\` and \`-\`.`,
        )
    }
  },
}
