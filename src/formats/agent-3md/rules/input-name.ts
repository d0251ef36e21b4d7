import type { Report, Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md, Plane } from '../parse.ts'
import { IDENTIFIER } from '../parse.ts'

export const inputName: Rule<Agent3md> = {
  id: 'agent3md/input-name',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Every input has a name that its command can use',
  why: 'Only letters, digits and `_` can be a placeholder in a command, and the first is no digit. Skills without a command may use any name. Loaders read `name?` as an optional string, which the specification writes `name:string?`: that is a note.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('inputs="glob:string"', 'inputs="glob:string, :string"'),
  good: goodAgent,
  check({ skills }, report) {
    for (const { inputs, tool } of skills) {
      const isCommand = tool !== undefined && tool.value.trim() !== ''
      for (const input of inputs) reportInput(input, isCommand, report)
    }
  },
}

function reportInput(
  { name, type, optional }: Plane['inputs'][number],
  isCommand: boolean,
  report: Report,
): void {
  if (name.value === '')
    return report(
      (type ?? name).range,
      'An input has no name. Write one before the colon, such as `path:string`.',
    )
  if (isCommand && !IDENTIFIER.test(name.value))
    return report(
      name.range,
      `The input ${quote(name.value)} can never be a placeholder. Use letters, digits and \`_\`, and do not start with a digit.`,
    )
  if (optional && type === undefined)
    report(
      name.range,
      `Loaders read ${quote(`${name.value}?`)} as an optional string, but the specification has no such form. Write ${quote(`${name.value}:string?`)}.`,
      { severity: 'info' },
    )
}
