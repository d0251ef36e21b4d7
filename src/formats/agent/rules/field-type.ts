import type { Document, Field, Report, Rule } from '../../../model.ts'
import { isBlank, isList, isMapping, kindOf } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { completeVersion } from '../../../text/semantic-version.ts'
import { quoting, reportNonText } from '../../field-types.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import { SUBFIELDS } from '../fields.ts'
import type { Agent } from '../parse.ts'
import { subfields } from '../parse.ts'

export const fieldType: Rule<Agent> = {
  id: 'agent/field-type',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'Fields are text, `recommended` and `required` are mappings, and list items are text',
  why: 'In YAML 1.2 an unquoted `1.0` is a number. A loader that expects another type refuses the agent or reads something else.',
  source: SPECIFICATION,
  bad: withChange('version: 1.0.0', 'version: 1.0'),
  good: goodAgent,
  check(agent, report) {
    reportVersion(agent, report)
    reportNonText(agent, ['icon', 'title', 'description', 'status', 'avatar', 'system'], report)
    const rules = agent.fields.get('rules')
    if (rules !== undefined && rules.value !== null && typeof rules.value !== 'string')
      reportList(agent, 'rules', rules, report, 'text or a list')
    for (const [key, names] of SUBFIELDS) {
      // A list, too, may hold abilities; they have rules of their own.
      if (key === 'abilities') continue
      const field = agent.fields.get(key)
      if (field === undefined || field.value === null) continue
      if (!isMapping(field.value))
        report(
          field.range,
          `\`${key}\` is ${kindOf(field.value)}, not a mapping. Put ${names.map((name) => `\`${name}\``).join(' or ')} on an indented line below it.`,
        )
      for (const name of names) {
        const item = subfields(agent.fields, key).get(name)
        if (item === undefined || item.value === null) continue
        if (name === 'startup') reportName(agent, item, report)
        // One name alone: the specification does not say that these are lists.
        else if (key === 'recommended' && typeof item.value === 'string') continue
        else reportList(agent, `${key}.${name}`, item, report)
      }
    }
  },
}

/** In quotes, `1.0` would be the text of no version. */
function reportVersion(agent: Agent, report: Report): void {
  const field = agent.fields.get('version')
  if (field === undefined) return
  const written = agent.source.text.slice(...field.range)
  const version = typeof field.value === 'number' ? completeVersion(written) : undefined
  if (version === undefined) return reportNonText(agent, ['version'], report)
  report(
    field.range,
    `\`version\` is a number \`${written}\`, not text. Write \`${version}\`.`,
    suggest(`Write \`${version}\``, field.range, version),
  )
}

function reportName(document: Document, field: Field, report: Report): void {
  if (typeof field.value !== 'string')
    report(
      field.range,
      `\`required.startup\` is ${kindOf(field.value)}, not text. Write the name of one tool.`,
      quoting(document, field),
    )
}

function reportList(
  document: Document,
  name: string,
  { value, range }: Field,
  report: Report,
  wanted = 'a list',
): void {
  if (!isList(value))
    return report(
      range,
      `\`${name}\` is ${kindOf(value)}, not ${wanted}. Put each item on its own line, after \`- \`.`,
    )
  for (const item of value) {
    if (isBlank(item))
      report(
        item.range[0] === item.range[1] ? range : item.range,
        `\`${name}\` has an empty item. Remove it, or write text.`,
      )
    else if (typeof item.value !== 'string')
      report(
        item.range,
        `An item of \`${name}\` is ${kindOf(item.value)}, not text. Write plain text.`,
        quoting(document, item),
      )
  }
}
