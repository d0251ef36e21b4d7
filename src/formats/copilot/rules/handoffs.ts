import { isBlank, isList, isMapping, kindOf } from '../../../fields.ts'
import { listed, quote } from '../../../message.ts'
import type { Range, Rule } from '../../../types.ts'
import { VSCODE, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const handoffs: Rule<Copilot> = {
  id: 'copilot/handoffs',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every handoff has a `label` of its own, an `agent` and a `prompt`',
  why: 'A handoff is a button below the answer: it shows the label and opens the agent with the prompt. Without label or agent there is no button. Without a prompt, which is a warning, the next agent is not told what to do.',
  source: VSCODE,
  bad: withLines('handoffs:', '  - label: Implement', '    prompt: Implement the plan.'),
  good: withLines('handoffs:', '  - label: Implement', '    agent: agent', '    prompt: Implement the plan.'),
  check({ fields, handoffs: items }, report) {
    const field = fields.get('handoffs')
    if (field === undefined || field.value === null) return
    if (!isList(field.value)) return report(field.range, `\`handoffs\` is ${kindOf(field.value)}, not a list. Write one \`- \` item for each handoff.`)
    const labels = new Map<string, Range>()
    for (const { item, fields: parts } of items) {
      const place = firstKey(parts) ?? (item.range[0] === item.range[1] ? field.key : item.range)
      if (!isMapping(item.value)) {
        report(place, `A handoff is ${kindOf(item.value)}, not a mapping. Give it \`label\`, \`agent\` and \`prompt\`.`)
        continue
      }
      const missing = ['label', 'agent'].filter((key) => isBlank(parts.get(key)))
      if (missing.length > 0) report(place, `The handoff has no ${listed(missing.map((key) => `\`${key}\``))}. Add what is missing.`)
      if (isBlank(parts.get('prompt'))) report(place, 'The handoff has no `prompt`. Say what the next agent shall do.', { severity: 'warning' })
      const label = parts.get('label')
      if (label === undefined || typeof label.value !== 'string' || label.value.trim() === '') continue
      const first = labels.get(label.value.trim())
      if (first === undefined) labels.set(label.value.trim(), label.range)
      else report(label.range, `Two handoffs are labelled ${quote(label.value)}. Give each a label of its own.`, { related: [{ range: first, message: 'The first one is here.' }] })
    }
  },
}

function firstKey(fields: Copilot['fields']): Range | undefined {
  return fields.values().next().value?.key
}
