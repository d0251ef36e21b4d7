import type { Data, Document, Field, Report, Rule } from '../../../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../../../text/fields.ts'
import { safely } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { quoting, reportNonText } from '../../field-types.ts'
import { GITHUB, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

const TEXTS = ['name', 'description', 'argument-hint']
const BOOLEANS = ['disable-model-invocation', 'user-invocable']
const MAPPINGS = ['mcp-servers', 'metadata']
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
      else if (MAPPINGS.includes(key) && !isMapping(field.value))
        report(
          field.range,
          `\`${key}\` is ${kindOf(field.value)}, not a mapping. Indent its fields below it, one on each line.`,
        )
      else if (LISTS.has(key)) reportNonList(document, key, field, report)
    }
  },
}

function reportNonBoolean({ source }: Document, key: string, { value, range }: Field, report: Report): void {
  if (typeof value === 'boolean') return
  const meant = typeof value === 'string' ? /^(?:true|false)$/i.exec(value)?.[0].toLowerCase() : undefined
  const fix =
    meant === undefined || isTagged(source.text, range)
      ? {}
      : safely(`Write \`${meant}\``, { range, text: meant })
  report(
    range,
    `\`${key}\` is ${kindOf(value)}, not a boolean. Write ${meant === undefined ? '`true` or `false`' : `\`${meant}\``}.`,
    fix,
  )
}

function reportNonList(document: Document, key: string, field: Field, report: Report): void {
  const { value, range } = field
  if (isList(value)) {
    for (const item of value) {
      if (typeof item.value === 'string') continue
      const at = item.range[0] === item.range[1] ? field.key : item.range
      report(
        at,
        `An item of \`${key}\` is ${kindOf(item.value)}, not text. Write plain text.`,
        quoting(document, item),
      )
    }
  } else if (!isAccepted(key, value))
    report(
      range,
      `\`${key}\` is ${kindOf(value)}${typeof value === 'string' ? ` ${quote(value)}` : ''}. Write ${LISTS.get(key)}.`,
      key === 'agents' ? {} : quoting(document, field),
    )
}

/** A single text means a list of tools or the one model, and of agents only `*`, all of them. */
function isAccepted(key: string, value: Data): boolean {
  return typeof value === 'string' && (key !== 'agents' || value === '*')
}
