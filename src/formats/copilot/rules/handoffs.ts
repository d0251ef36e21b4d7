import type { Report } from '../../../model.ts'
import type { TextField } from '../../../syntax/fields.ts'
import {
  isBlank,
  isList,
  isMapping,
  kindOf,
  placeOf,
  textField,
  withinQuotes,
} from '../../../syntax/fields.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { firstAt } from '../../by-key.ts'
import { copilotRule, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const handoffs = copilotRule({
  id: 'copilot/handoffs',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'Every handoff has a `label` of its own, an `agent` and a `prompt`',
  why: 'A handoff is a button below the answer: it shows the label and opens the agent with the prompt. Without label or agent there is no button. Without a prompt, the next agent does not know what to do: that is a warning. So are unknown fields, labels without a letter or digit, and labels that differ in letter case alone.',
  bad: withLines('handoffs:', '  - label: Implement', '    prompt: Implement the plan.'),
  good: withLines('handoffs:', '  - label: Implement', '    agent: agent', '    prompt: Implement the plan.'),
  check({ fields }, report) {
    const field = fields.get('handoffs')
    if (field === undefined || field.value === null) return
    if (!isList(field.value))
      return report(
        field.range,
        `\`handoffs\` is ${kindOf(field.value)}, not a list. Start each handoff with \`- \`.`,
      )
    const labels = new Map<string, TextField>()
    for (const handoff of field.value) {
      const { value: parts } = handoff
      const item = placeOf(handoff, field.key)
      if (!isMapping(parts)) {
        report(
          item,
          `A handoff is ${kindOf(parts)}, not a mapping. Give it \`label\`, \`agent\` and \`prompt\`.`,
        )
        continue
      }
      const place = parts.values().next().value?.key ?? item
      const misspelt = reportParts(parts, report)
      const missing = REQUIRED.filter((key) => isBlank(parts.get(key)) && !misspelt.has(key))
      if (missing.length > 0)
        report(
          place,
          `The handoff has no ${listed(missing.map((key) => `\`${key}\``))}. Add ${missing.length === 1 ? 'it' : 'them'}.`,
        )
      // An empty text is meant: the next agent starts without one.
      if ((parts.get('prompt')?.value ?? null) === null && !misspelt.has('prompt'))
        report(place, 'The handoff has no `prompt`. Add one that says what the next agent must do.', {
          severity: 'warning',
        })
      const label = textField(parts, 'label')
      if (label !== undefined && !isBlank(label)) reportLabel(label, labels, report)
    }
  },
})

/** If two labels differ only in letter case, VS Code shows one of them. */
function reportLabel(label: TextField, labels: Map<string, TextField>, report: Report): void {
  const text = label.value.trim()
  if (!/[\p{L}\p{N}]/u.test(text))
    report(
      label.range,
      `The label ${quote(text)} has no letter and no digit, so VS Code refuses the handoff. Add a word.`,
      { severity: 'warning' },
    )
  const first = labels.get(text.toLowerCase())
  if (first === undefined) labels.set(text.toLowerCase(), label)
  else
    report(label.range, `Two handoffs are labelled ${quote(label.value)}. Give each a label of its own.`, {
      ...(first.value.trim() !== text && { severity: 'warning' as const }),
      ...firstAt(first.range),
    })
}

/** Without these there is no button. */
const REQUIRED = ['label', 'agent']

/** What each part of a handoff is, and how a message asks for it. */
const PARTS = new Map<string, readonly [kind: string, wanted: string]>([
  ...[...REQUIRED, 'prompt', 'model'].map((name) => [name, ['text', 'plain text']] as const),
  ...['send', 'showContinueOn'].map((name) => [name, ['a boolean', '`true` or `false`']] as const),
])

/** What people call some of them. */
const CALLED: readonly (readonly [part: string, names: RegExp])[] = [
  ['label', /^(?:title|name|text|button|caption)$/i],
  ['prompt', /^(?:context|instructions?|message|task|text)$/i],
]

/** The part of a handoff that is meant by a name that is none. */
function meantPart(name: string, parts: Copilot['fields']): string | undefined {
  const called = CALLED.find(([part, names]) => names.test(name) && !parts.has(part))
  return called?.[0] ?? nearestOf(name, [...PARTS.keys()])[0]
}

/** Reports parts that have the wrong type or a misspelt name; the names that are meant by those. */
function reportParts(parts: Copilot['fields'], report: Report): ReadonlySet<string> {
  const misspelt = new Set<string>()
  for (const [name, { key, value, range }] of parts) {
    const [kind, wanted] = PARTS.get(name) ?? []
    const meant = kind === undefined ? meantPart(name, parts) : undefined
    if (meant !== undefined && !parts.has(meant) && !misspelt.has(meant)) {
      misspelt.add(meant)
      report(key, `${quote(name)} is not a field of a handoff. Did you mean \`${meant}\`?`, {
        ...revealing(suggest(`Rename to \`${meant}\``, withinQuotes(key, name), meant)),
        ...(!REQUIRED.includes(meant) && { severity: 'warning' as const }),
      })
    } else if (kind !== undefined && value !== null && kindOf(value) !== kind)
      report(range, `\`${name}\` of a handoff is ${kindOf(value)}, not ${kind}. Write ${wanted}.`)
    else if (kind === undefined)
      report(key, `${quote(name)} is not a field of a handoff, so VS Code ignores it. Remove it.`, {
        severity: 'warning',
      })
  }
  return misspelt
}
