import type { Field, Grade, Report, Value } from '../../../model.ts'
import { isBlank, isList, kindOf } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { hasCommas } from '../../tool-list.ts'
import { skillRule, skillWith } from '../example.ts'
import { reportUnfit } from '../unfit-value.ts'

export const allowedTools = skillRule({
  id: 'skill/allowed-tools',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`allowed-tools` is one text with spaces between the tools',
  why: 'A client that finds a mapping, or a parenthesis without its partner, allows none of the tools or refuses the file. Agent Skills define a text with spaces between the tools, but no form works in every client. Claude Code also reads commas and lists, Copilot CLI documents commas and lists only, and Mistral Vibe splits a text at blanks only. So lists and commas are warnings under `strict` only.',
  source: 'https://agentskills.io/specification#allowed-tools-field',
  bad: skillWith('allowed-tools: Bash(git add * Read'),
  good: skillWith('allowed-tools: Bash(git add *) Read'),
  violations: ['allowed-tools-list', 'allowed-tools-comma', 'field-value'],
  check({ fields }, report) {
    const field = fields.get('allowed-tools')
    if (field === undefined) return
    const reportValue = reportUnfit('allowed-tools', report)
    if (isBlank(field))
      return reportValue(
        field.key,
        '`allowed-tools` is empty, so it allows no tool. List the tools, or remove the field.',
        { severity: 'info' },
      )
    if (isList(field.value)) {
      for (const item of field.value) reportItem(item, report, reportValue)
      return reportForm(field, 'is a list', report)
    }
    if (typeof field.value !== 'string')
      return reportValue(
        field.range,
        `\`allowed-tools\` is ${kindOf(field.value)}. Write one text with spaces between the tools.`,
      )
    reportItem(field, report, reportValue)
    if (hasCommas(field.value)) reportForm(field, 'has commas', report)
  },
})

const FORM: Grade = { severity: { recommended: 'off', strict: 'warning' } }

function reportForm({ range }: Field, what: 'is a list' | 'has commas', report: Report): void {
  const message = `\`allowed-tools\` ${what}; Agent Skills define text with spaces between the tools. Claude Code reads both, Copilot CLI only commas and lists. Use spaces for other clients.`
  report(range, message, {
    grade: FORM,
    punished: [what === 'is a list' ? 'allowed-tools-list' : 'allowed-tools-comma'],
  })
}

function reportItem({ value, range }: Value, report: Report, reportValue: Report): void {
  if (typeof value !== 'string')
    reportValue(range, `An item of \`allowed-tools\` is ${kindOf(value)}. Write the name of a tool.`)
  else if (hasCommas(value) === undefined)
    report(range, `${quote(value)} has a parenthesis without its partner. Close or remove it.`)
}
