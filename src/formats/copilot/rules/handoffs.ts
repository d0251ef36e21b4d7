import type { Details, Edit, Range, Report } from '../../../model.ts'
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
  why: 'A handoff is a button below the answer: it shows the label and opens the agent with the prompt. Without label or agent there is no button. Without a prompt, the next agent does not know what to do: that is a warning. So are labels without a letter or digit, and labels that differ in letter case alone. Unknown fields are an info.',
  bad: withLines('handoffs:', '  - label: Implement', '    prompt: Implement the plan.'),
  good: withLines('handoffs:', '  - label: Implement', '    agent: agent', '    prompt: Implement the plan.'),
  check({ fields }, report) {
    const field = fields.get('handoffs')
    if (field === undefined || field.value === null) return
    if (!isList(field.value)) {
      const message = `\`handoffs\` is ${kindOf(field.value)}, not a list. Start each handoff with \`- \`.`
      return report(field.range, message)
    }
    const labels = new Map<string, TextField>()
    for (const handoff of field.value) {
      const { value: parts } = handoff
      const item = placeOf(handoff, field.key)
      if (!isMapping(parts)) {
        const message = `A handoff is ${kindOf(parts)}, not a mapping. Give it \`label\`, \`agent\` and \`prompt\`.`
        report(item, message)
        continue
      }
      reportParts(parts, item, report)
      const label = textField(parts, 'label')
      if (label !== undefined && !isBlank(label)) reportLabel(label, labels, report)
    }
  },
})

/** If two labels differ only in letter case, VS Code shows one of them. */
function reportLabel(label: TextField, labels: Map<string, TextField>, report: Report): void {
  const text = label.value.trim()
  if (!/[\p{L}\p{N}]/u.test(text)) {
    const message = `The label ${quote(text)} has no letter and no digit, so VS Code refuses the handoff. Add a word.`
    report(label.range, message, { severity: 'warning' })
  }
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

const CALLED: readonly (readonly [part: string, names: RegExp])[] = [
  ['label', /^(?:title|name|text|button|caption)$/i],
  ['agent', /^(?:to|target|next|handoff_to|targetAgent)$/i],
  ['prompt', /^(?:context|instructions?|message|task|text)$/i],
  ['send', /^auto[-_]?(?:send|submit)$/i],
]

function meantPart(name: string, parts: Copilot['fields'], meant: ReadonlySet<string>): string | undefined {
  const isFree = (part: string): boolean => !parts.has(part) && !meant.has(part)
  const called = CALLED.find(([part, names]) => names.test(name) && isFree(part))
  return called?.[0] ?? nearestOf(name, [...PARTS.keys()]).filter(isFree)[0]
}

/** Reports parts of the wrong type, and in one finding all that is missing, misspelt or not known. */
function reportParts(parts: Copilot['fields'], item: Range, report: Report): void {
  const misspelt = new Map<string, string>()
  const unknown: string[] = []
  const meant = new Set<string>()
  for (const [name, { value, range }] of parts) {
    const [kind, wanted] = PARTS.get(name) ?? []
    const part = kind === undefined ? meantPart(name, parts, meant) : undefined
    if (part !== undefined) {
      meant.add(part)
      misspelt.set(name, part)
    } else if (kind === undefined) unknown.push(name)
    else if (value !== null && kindOf(value) !== kind)
      report(range, `\`${name}\` of a handoff is ${kindOf(value)}, not ${kind}. Write ${wanted}.`)
  }
  const missing = REQUIRED.filter((part) => isBlank(parts.get(part)) && !meant.has(part))
  // An empty text is meant: the next agent starts without one.
  if ((parts.get('prompt')?.value ?? null) === null && !meant.has('prompt')) missing.push('prompt')
  if (misspelt.size + missing.length + unknown.length === 0) return
  const first = parts.values().next().value?.key ?? item
  const [at = missing.length > 0 ? undefined : unknown[0]] = misspelt.keys()
  report((at !== undefined && parts.get(at)?.key) || first, messageOn(misspelt, missing, unknown), {
    ...renaming(misspelt, parts),
    ...milder([...missing, ...meant]),
  })
}

/** A field that VS Code ignores does no harm. */
function milder(lost: readonly string[]): { readonly severity?: 'warning' | 'info' } {
  if (lost.length === 0) return { severity: 'info' }
  return lost.some((part) => REQUIRED.includes(part)) ? {} : { severity: 'warning' }
}

function messageOn(
  misspelt: ReadonlyMap<string, string>,
  missing: readonly string[],
  unknown: readonly string[],
): string {
  const codes = (names: Iterable<string>): string => listed([...names].map((name) => quote(name)))
  const isAre = (number: number): string => (number === 1 ? 'is not a field' : 'are not fields')
  const them = (names: readonly string[]): string => (names.length === 1 ? 'it' : 'them')
  const meant = `${codes(misspelt.keys())} ${isAre(misspelt.size)} of a handoff. Did you mean ${codes(misspelt.values())}?`
  const lacks =
    missing.join() === 'prompt'
      ? 'The handoff has no `prompt`. Add one that says what the next agent must do.'
      : `The handoff has no ${codes(missing)}. Add ${them(missing)}.`
  const ignored = `${codes(unknown)} ${isAre(unknown.length)} of a handoff, so VS Code ignores ${them(unknown)}. Remove ${them(unknown)}.`
  return [
    ...(misspelt.size > 0 ? [meant] : []),
    ...(missing.length > 0 ? [misspelt.size > 0 ? `Add ${codes(missing)}.` : lacks] : []),
    ...(unknown.length > 0 ? [ignored] : []),
  ].join(' ')
}

function renaming(misspelt: ReadonlyMap<string, string>, parts: Copilot['fields']): Details {
  if (misspelt.size === 0) return {}
  const edits = [...misspelt].map(
    ([name, part]): Edit => ({ range: withinQuotes(parts.get(name)!.key, name), text: part }),
  )
  const names = listed([...misspelt.values()].map((part) => `\`${part}\``))
  return { fix: { title: `Rename to ${names}`, safe: false, reveals: true, edits } }
}
