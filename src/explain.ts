import { rules } from './formats/index.ts'
import { stringify } from './reporters/json.ts'
import { ruleUrl } from './tool.ts'
import type { Entry } from './types.ts'

/** All rules with their severities, as a table or as JSON. */
export function listRules(json: boolean): string {
  if (json) return `${stringify(rules.map(({ id, severity, summary, source }) => ({ id, severity, summary, source, url: ruleUrl(id) })))}\n`
  const width = Math.max(...rules.map(({ id }) => id.length))
  const rows = rules.map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.recommended.padEnd(11)}  ${severity.strict.padEnd(7)}  ${summary}\n`)
  return `${'rule'.padEnd(width)}  recommended  strict   demands\n${rows.join('')}`
}

/** What one rule demands, why, by which source, with its examples. `id` must be a rule's. */
export function explainRule(id: string): string {
  const rule = rules.find((candidate) => candidate.id === id)!
  const { summary, why, severity, source, bad, good } = rule
  return [
    `${id}: ${summary}`, '', why, '',
    `recommended: ${severity.recommended}, strict: ${severity.strict}`, `Source: ${source}`, `Docs: ${ruleUrl(id)}`, '',
    `Bad (${bad.path}):`, indent(bad.text), '', `Good (${good.path}):`, indent(good.text), '',
  ].join('\n')
}

function indent(text: Entry): string {
  return describeEntry(text).split('\n').map((line) => `    ${line}`.trimEnd()).join('\n').trimEnd()
}

/** An example's file as a reader sees it: its text, or what else it is. */
export function describeEntry(entry: Entry): string {
  if (typeof entry === 'string') return entry.length > 2000 ? `${entry.slice(0, 200)}…` : entry
  if (entry instanceof Uint8Array) return new TextDecoder().decode(entry)
  return 'link' in entry ? `(a symbolic link to ${entry.link})` : `(reading fails: ${entry.fails})`
}
