import type { Report, Rule, Value } from '../../../model.ts'
import { isList, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { readTools } from '../../tool-list.ts'
import { skillWith } from '../example.ts'
import type { Skill } from '../parse.ts'

export const allowedTools: Rule<Skill> = {
  id: 'skill/allowed-tools',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`allowed-tools` names tools',
  why: 'A client that finds a mapping, or a parenthesis without its partner, allows none of the tools or refuses the file.',
  source: 'https://agentskills.io/specification#allowed-tools-field',
  bad: skillWith('allowed-tools: Bash(git add * Read'),
  good: skillWith('allowed-tools: Bash(git add *) Read'),
  check({ fields }, report) {
    const field = fields.get('allowed-tools')
    if (field === undefined) return
    if (field.value === null || (typeof field.value === 'string' && field.value.trim() === ''))
      return report(
        field.key,
        '`allowed-tools` is empty, so it allows no tool. List the tools, or remove the field.',
        { severity: 'info' },
      )
    if (isList(field.value)) {
      for (const item of field.value) reportItem(item, report)
      return
    }
    if (typeof field.value !== 'string')
      return report(
        field.range,
        `\`allowed-tools\` is ${kindOf(field.value)}. Write one text with spaces between the tools.`,
      )
    if (readTools(field.value) === undefined)
      report(field.range, `${quote(field.value)} has a parenthesis without its partner. Close or remove it.`)
  },
}

function reportItem({ value, range }: Value, report: Report): void {
  if (typeof value !== 'string')
    report(range, `An item of \`allowed-tools\` is ${kindOf(value)}. Write the name of a tool.`)
  else if (readTools(value) === undefined)
    report(range, `${quote(value)} has a parenthesis without its partner. Close or remove it.`)
}
