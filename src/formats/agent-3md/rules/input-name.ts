import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'
import { IDENTIFIER } from '../parse.ts'

export const inputName: Rule<Agent3md> = {
  id: 'agent3md/input-name',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Input names have only letters, digits and `_`',
  why: 'Only such a name can be a placeholder in a command. It must not start with a digit.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('inputs="glob:string" tool="fd {glob}"', 'inputs="file-name:string"'),
  good: goodAgent,
  check({ skills }, report) {
    for (const { name, type } of skills.flatMap(({ inputs }) => inputs)) {
      if (IDENTIFIER.test(name.value)) continue
      const optional = type === undefined && name.value.endsWith('?') ? name.value.slice(0, -1).trim() : ''
      const advice = IDENTIFIER.test(optional)
        ? `Write ${quote(`${optional}:string?`)}.`
        : 'Use letters, digits and `_`, and do not start with a digit.'
      if (name.value === '')
        report(type!.range, 'An input has no name. Write one before the colon, such as `path:string`.')
      else report(name.range, `The input ${quote(name.value)} can never be a placeholder. ${advice}`)
    }
  },
}
