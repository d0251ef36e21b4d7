import type { Details, Document, Field, Report, Value } from '../../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../../syntax/fields.ts'
import { unquotedBelow } from '../../syntax/yaml-errors.ts'
import { revealing, safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import type { Subject } from './table.ts'

/** Reports a value that is there but is no text. */
export function reportNonText({ key, field, document }: Subject, report: Report): void {
  const { value, range } = field
  if (value === null || typeof value === 'string') return
  if (isMapping(value) && reportBraces(document, key, field, report)) return
  if (isList(value) && reportBrackets(document, key, field, report)) return
  if (isMapping(value) && reportBelow(document, key, field, report)) return
  const isPlain = !isList(value) && !isMapping(value)
  const written = isPlain ? ` ${quote(document.text.slice(...range))}` : ''
  const advice = isPlain ? 'Quote it' : 'Write plain text'
  report(range, `\`${key}\` is ${kindOf(value)}${written}, not text. ${advice}.`, quoting(document, field))
}

/** Reports a boolean that is none; words in quotes are text. */
export function reportNonBoolean({ key, field, document: { text } }: Subject, report: Report): void {
  const { value, range } = field
  if (value === null || typeof value === 'boolean') return
  const meant = typeof value === 'string' ? /^(?:true|false)$/i.exec(value)?.[0].toLowerCase() : undefined
  const problem = `\`${key}\` is ${kindOf(value)}, not a boolean.`
  if (isTagged(text, range))
    return report(range, `${problem} Write \`true\` or \`false\` without a tag before it.`)
  if (meant === undefined) return report(range, `${problem} Write \`true\` or \`false\`.`)
  report(range, `${problem} Write \`${meant}\`.`, safely(`Write \`${meant}\``, { range, text: meant }))
}

/** Reports a mapping that is none. */
export function reportNonMapping({ key, field: { value, range } }: Subject, report: Report): void {
  if (value === null || isMapping(value)) return
  report(
    range,
    `\`${key}\` is ${kindOf(value)}, not a mapping. Indent its fields below it, one on each line.`,
  )
}

/** Reports the items of a list that are no text. */
export function reportNonTextItems({ key, field, document }: Subject, report: Report): void {
  if (!isList(field.value)) return
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

/** A text that starts with a brace is a mapping to YAML: a placeholder of a template, or text without quotes. */
function reportBraces({ text }: Document, key: string, { range }: Value, report: Report): boolean {
  const written = text.slice(...range)
  if (/^\{\{[^{}]*\}\}$/.test(written)) {
    report(range, `${quote(written)} is a placeholder of a template. Write the \`${key}\` in its place.`)
    return true
  }
  if (!/^\{[^{}:"\n]*\}$/.test(written) || isTagged(text, range)) return false
  report(
    range,
    `${quote(written)} starts with \`{\`, so YAML reads a mapping. Quote the value.`,
    revealing(suggest('Quote the value', range, quoteYaml(written))),
  )
  return true
}

/** `[TODO: …]`, which a template left, is a list to YAML. */
function reportBrackets({ text }: Document, key: string, { range }: Value, report: Report): boolean {
  const written = text.slice(...range)
  if (
    !/^\[(?:TODO|TBD|FIXME|Describe|Insert|Add|Replace|Your) ?[^[\]]*\]$/i.test(written) ||
    !/[\s:]/.test(written)
  )
    return false
  report(range, `${quote(written)} is a placeholder of a template. Write the \`${key}\` in its place.`)
  return true
}

/** A text below its key with a `: ` in it is a mapping to YAML, whose key has spaces. */
function reportBelow({ text }: Document, key: string, field: Field, report: Report): boolean {
  const written = text.slice(...field.range)
  const [name, ...others] = isMapping(field.value) ? field.value.keys() : []
  if (name === undefined || others.length > 0 || !/\S\s/.test(name) || !written.startsWith(name)) return false
  const details = written.includes('\n')
    ? {}
    : revealing(suggest('Write `>-`', [field.key[1] + 1, field.key[1] + 1], ' >-'))
  report(field.range, unquotedBelow(written, key), details)
  return true
}

/** Quotes a number or boolean where it stands, so that YAML reads text. Nothing for any other value. */
export function quoting({ text }: Document, { value, range }: Value): Details {
  const written = text.slice(...range)
  if (
    (typeof value !== 'number' && typeof value !== 'boolean') ||
    !/^[\w.+-]+$/.test(written) ||
    isTagged(text, range)
  )
    return {}
  return revealing(safely('Quote the value', { range, text: quoteYaml(written) }))
}
