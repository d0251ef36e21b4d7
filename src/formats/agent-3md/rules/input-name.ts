import type { Report } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import type { Plane } from '../parse.ts'
import { IDENTIFIER } from '../parse.ts'

export const inputName = agent3mdRule({
  id: 'agent3md/input-name',
  summary: 'Every input has a name that its command can use',
  why: 'Only letters, digits and `_` can be a placeholder in a command, and the first is no digit. Skills without a command may use any name. Loaders read `name?` as an optional string, which the specification writes `name:string?`: that is a note.',
  bad: agentWith('inputs="glob:string"', 'inputs="glob:string, :string"'),
  check({ skills }, report) {
    for (const { inputs, tool } of skills) {
      const isCommand = tool !== undefined && tool.value.trim() !== ''
      for (const input of inputs) reportInput(input, isCommand, report)
    }
  },
})

function reportInput({ name, type, optional }: Plane['inputs'][number], isCommand: boolean, report: Report) {
  const { value, range } = name
  const unnamed = 'An input has no name. Write one before the colon, such as `path:string`.'
  if (value === '') return report((type ?? name).range, unnamed)
  const problem = `The input ${quote(value)} can never be a placeholder.`
  if (isCommand && !IDENTIFIER.test(value))
    return report(range, `${problem} Use letters, digits and \`_\`, and do not start with a digit.`)
  if (optional && type === undefined) {
    const message = `Loaders read ${quote(`${name.value}?`)} as an optional string, but the specification has no such form. Write ${quote(`${name.value}:string?`)}.`
    report(name.range, message, { severity: 'info' })
  }
}
