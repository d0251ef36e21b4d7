import type { Data, Document, Field, Report, Rule } from '../../../model.ts'
import { isList, isMapping, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import {
  quoting,
  reportNonBoolean,
  reportNonMapping,
  reportNonText,
  reportNonTextItems,
} from '../../field-types.ts'
import { GITHUB, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

const TEXTS = ['name', 'description', 'argument-hint']
const BOOLEANS = ['disable-model-invocation', 'user-invocable']
const MAPPINGS = ['mcp-servers', 'metadata', 'github']
const LISTS: ReadonlyMap<string, string> = new Map([
  ['tools', 'a list, or text with commas between the tools'],
  ['model', 'one name, or a list of names'],
  ['agents', 'a list of names'],
])

export const fieldType: Rule<Copilot> = {
  id: 'copilot/field-type',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'Every field has the type that GitHub and VS Code document',
  why: 'A client that expects another type ignores the field or refuses the agent. `"true"` in quotes is text, not the boolean `true`.',
  source: GITHUB,
  bad: withLines('user-invocable: "false"'),
  good: withLines('user-invocable: false', 'tools: ["edit/editFiles", "github/*"]', 'model: GPT-4.1'),
  check(document, report) {
    reportNonText(document, TEXTS, report)
    for (const [key, field] of document.fields) {
      if (field.value === null) continue
      if (BOOLEANS.includes(key)) reportNonBoolean(document, key, field, report)
      else if (key === 'mcp-servers' && isList(field.value))
        report(
          field.range,
          '`mcp-servers` is a list, not a mapping. Write each server below its name, such as `docs:`, without `- `.',
        )
      else if (MAPPINGS.includes(key)) reportNonMapping(key, field, report)
      else if (LISTS.has(key)) reportNonList(document, key, field, report)
      if (key === 'github') reportPermissions(field, report)
    }
  },
}

/** `github.permissions`, by scope; a level that GitHub does not know gives none. */
function reportPermissions({ value }: Field, report: Report): void {
  const permissions = isMapping(value) ? value.get('permissions') : undefined
  if (permissions === undefined || permissions.value === null) return
  if (!isMapping(permissions.value))
    return report(
      permissions.range,
      `\`github.permissions\` is ${kindOf(permissions.value)}, not a mapping. Write a scope and its level on each line, such as \`issues: read\`.`,
      { severity: 'warning' },
    )
  for (const [scope, level] of permissions.value)
    if (!LEVELS.includes(String(level.value)))
      report(
        level.range[0] === level.range[1] ? level.key : level.range,
        `The permission ${quote(scope)} has another level than \`read\`, \`write\` or \`none\`. Write one of these.`,
        { severity: 'warning' },
      )
}

const LEVELS = ['read', 'write', 'none']

function reportNonList(document: Document, key: string, field: Field, report: Report): void {
  const { value, range } = field
  if (isList(value)) reportNonTextItems(document, key, field, value, report)
  else if (key === 'agents' && value === '*')
    report(range, 'VS Code reads `agents` only as a list. Write `["*"]`.', { severity: 'warning' })
  else if (!isAccepted(key, value))
    report(
      range,
      `\`${key}\` is ${kindOf(value)}${typeof value === 'string' ? ', not a list' : ''}. Write ${typeof value === 'string' && /^[\w.-]+$/.test(value) ? `\`[${value}]\`` : LISTS.get(key)}.`,
      key === 'agents' ? {} : quoting(document, field),
    )
}

/** A single text means a list of tools or the one model, but no list of agents. */
function isAccepted(key: string, value: Data): boolean {
  return typeof value === 'string' && key !== 'agents'
}
