import type { Document, Field, Report, Rule } from '../../../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../../../text/fields.ts'
import { safely } from '../../../text/fixes.ts'
import { quoting, reportNonText } from '../../field-types.ts'
import { SUBAGENTS, withLines } from '../example.ts'
import type { Subagent } from '../parse.ts'

const LISTS = ['tools', 'disallowedTools', 'skills']
const BOOLEANS = ['background', 'omitClaudeMd']
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
    for (const key of LISTS) reportNonList(document, key, report)
    for (const key of BOOLEANS) reportNonBoolean(document, key, mild)
    for (const key of ['hooks', 'experimental']) reportNonMapping(document, key, mild)
    const servers = document.fields.get('mcpServers')
    if (servers !== undefined && servers.value !== null && typeof servers.value !== 'object')
      mild(servers.range, `\`mcpServers\` is ${kindOf(servers.value)}, not a list. Write a list of servers.`)
  },
}

function reportNonList(document: Document, key: string, report: Report): void {
  const field = document.fields.get(key)
  if (field === undefined || field.value === null || typeof field.value === 'string') return
  if (!isList(field.value))
    return report(
      field.range,
      `\`${key}\` is ${kindOf(field.value)}. Write a list, or text with commas between the names.`,
    )
  for (const item of field.value) {
    if (typeof item.value === 'string') continue
    const at = item.range[0] === item.range[1] ? field.key : item.range
    report(
      at,
      `An item of \`${key}\` is ${kindOf(item.value)}, not text. Write plain text.`,
      quoting(document, item),
    )
  }
}

/** The words `true` and `false` in quotes are read, too. */
function reportNonBoolean({ fields, source }: Document, key: string, report: Report): void {
  const field = fields.get(key)
  if (field === undefined || field.value === null || typeof field.value === 'boolean') return
  if (field.value === 'true' || field.value === 'false') return
  const problem = `\`${key}\` is ${kindOf(field.value)}, not a boolean.`
  const meant =
    typeof field.value === 'string' ? /^(?:true|false)$/i.exec(field.value)?.[0].toLowerCase() : undefined
  if (meant === undefined || isTagged(source.text, field.range))
    return report(field.range, `${problem} Write \`true\` or \`false\`.`)
  report(
    field.range,
    `${problem} Write \`${meant}\`.`,
    safely(`Write \`${meant}\``, { range: field.range, text: meant }),
  )
}

function reportNonMapping({ fields }: Document, key: string, report: Report): void {
  const field: Field | undefined = fields.get(key)
  if (field === undefined || field.value === null || isMapping(field.value)) return
  report(
    field.range,
    `\`${key}\` is ${kindOf(field.value)}, not a mapping. Indent its fields below it, one on each line.`,
  )
}
