import type { Document, Field, Report, Rule } from '../../../model.ts'
import { isList, kindOf } from '../../../text/fields.ts'
import { reportNonBoolean, reportNonMapping, reportNonText, reportNonTextItems } from '../../field-types.ts'
import { SUBAGENTS, withLines } from '../example.ts'
import type { Subagent } from '../parse.ts'

const LISTS = ['tools', 'disallowedTools', 'skills']
const BOOLEANS = ['background', 'omitClaudeMd']
const MAPPINGS = ['hooks', 'experimental']
const TEXTS = ['initialPrompt', 'model', 'color', 'memory', 'isolation', 'permissionMode']

export const fieldType: Rule<Subagent> = {
  id: 'claude/field-type',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'Every field has the type that Claude Code reads',
  why: 'Claude Code skips an agent whose `name` or `description` is no text, and drops tools and skills that are none. Any other field of a wrong type is ignored: a warning.',
  source: SUBAGENTS,
  bad: withLines('tools: {Read: true}'),
  good: withLines('tools: Read, Grep', 'skills: [review-guide]', 'background: true'),
  check(document, report) {
    reportNonText(document, ['name', 'description'], report)
    const mild: Report = (range, message, details) =>
      report(range, message, { ...details, severity: 'warning' })
    reportNonText(document, TEXTS, mild)
    for (const [key, field] of document.fields) {
      if (LISTS.includes(key)) reportNonList(document, key, field, report)
      else if (BOOLEANS.includes(key) && !isReadAsBoolean(field)) reportNonBoolean(document, key, field, mild)
      else if (MAPPINGS.includes(key)) reportNonMapping(key, field, mild)
      else if (key === 'mcpServers' && field.value !== null && typeof field.value !== 'object')
        mild(field.range, `\`mcpServers\` is ${kindOf(field.value)}, not a list. Write a list of servers.`)
    }
  },
}

function reportNonList(document: Document, key: string, field: Field, report: Report): void {
  const { value, range } = field
  if (value === null || typeof value === 'string') return
  if (isList(value)) return reportNonTextItems(document, key, field, value, report)
  report(range, `\`${key}\` is ${kindOf(value)}. Write a list, or text with commas between the names.`)
}

/** The words `true` and `false` in quotes are read, too. */
function isReadAsBoolean({ value }: Field): boolean {
  return value === 'true' || value === 'false'
}
