import type { Details, Document, Field, Report, Value } from '../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../text/fields.ts'
import { revealing, safely, suggest } from '../text/fixes.ts'
import { quote } from '../text/quote.ts'
import { quoteYaml } from '../text/write-yaml.ts'
import { unquotedBelow } from '../text/yaml-errors.ts'

/** Reports each of `keys` whose value is there but is no text. */
export function reportNonText(document: Document, keys: readonly string[], report: Report): void {
  for (const key of keys) {
    const field = document.fields.get(key)
    if (field === undefined || field.value === null || typeof field.value === 'string') continue
    if (isMapping(field.value) && reportBraces(document, key, field, report)) continue
    if (isList(field.value) && reportBrackets(document, key, field, report)) continue
    if (isMapping(field.value) && reportBelow(document, key, field, report)) continue
    const written =
      isList(field.value) || isMapping(field.value)
        ? ''
        : ` ${quote(document.source.text.slice(...field.range))}`
    const advice = isList(field.value) || isMapping(field.value) ? 'Write plain text' : 'Quote it'
    report(
      field.range,
      `\`${key}\` is ${kindOf(field.value)}${written}, not text. ${advice}.`,
      quoting(document, field),
    )
  }
}

/** Reports a boolean that is none; words in quotes are text. */
export function reportNonBoolean({ source }: Document, key: string, field: Field, report: Report): void {
  const { value, range } = field
  if (value === null || typeof value === 'boolean') return
  const meant = typeof value === 'string' ? /^(?:true|false)$/i.exec(value)?.[0].toLowerCase() : undefined
  const problem = `\`${key}\` is ${kindOf(value)}, not a boolean.`
  if (isTagged(source.text, range))
    return report(range, `${problem} Write \`true\` or \`false\` without a tag before it.`)
  if (meant === undefined) return report(range, `${problem} Write \`true\` or \`false\`.`)
  report(range, `${problem} Write \`${meant}\`.`, safely(`Write \`${meant}\``, { range, text: meant }))
}

/** Reports a mapping that is none. */
export function reportNonMapping(key: string, { value, range }: Field, report: Report): void {
  if (value === null || isMapping(value)) return
  report(
    range,
    `\`${key}\` is ${kindOf(value)}, not a mapping. Indent its fields below it, one on each line.`,
  )
}

/** Reports the items of a list that are no text. */
export function reportNonTextItems(
  document: Document,
  key: string,
  field: Field,
  items: readonly Value[],
  report: Report,
): void {
  for (const item of items) {
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
function reportBraces({ source }: Document, key: string, { range }: Value, report: Report): boolean {
  const written = source.text.slice(...range)
  if (/^\{\{[^{}]*\}\}$/.test(written)) {
    report(range, `${quote(written)} is a placeholder of a template. Write the \`${key}\` in its place.`)
    return true
  }
  if (!/^\{[^{}:"\n]*\}$/.test(written) || isTagged(source.text, range)) return false
  report(
    range,
    `${quote(written)} starts with \`{\`, so YAML reads a mapping. Quote the value.`,
    revealing(suggest('Quote the value', range, quoteYaml(written))),
  )
  return true
}

/** `[TODO: …]`, which a template left, is a list to YAML. */
function reportBrackets({ source }: Document, key: string, { range }: Value, report: Report): boolean {
  const written = source.text.slice(...range)
  if (
    !/^\[(?:TODO|TBD|FIXME|Describe|Insert|Add|Replace|Your) ?[^[\]]*\]$/i.test(written) ||
    !/[\s:]/.test(written)
  )
    return false
  report(range, `${quote(written)} is a placeholder of a template. Write the \`${key}\` in its place.`)
  return true
}

/** A text below its key with a `: ` in it is a mapping to YAML, whose key has spaces. */
function reportBelow({ source }: Document, key: string, field: Field, report: Report): boolean {
  const written = source.text.slice(...field.range)
  const [name, ...others] = isMapping(field.value) ? field.value.keys() : []
  if (name === undefined || others.length > 0 || !/\S\s/.test(name) || !written.startsWith(name)) return false
  const details = written.includes('\n')
    ? {}
    : revealing(suggest('Write `>-`', [field.key[1] + 1, field.key[1] + 1], ' >-'))
  report(field.range, unquotedBelow(written, key), details)
  return true
}

/** Quotes a number or boolean where it stands, so that YAML reads text. Nothing for any other value. */
export function quoting({ source }: Document, { value, range }: Value): Details {
  const text = source.text.slice(...range)
  if (
    (typeof value !== 'number' && typeof value !== 'boolean') ||
    !/^[\w.+-]+$/.test(text) ||
    isTagged(source.text, range)
  )
    return {}
  return revealing(safely('Quote the value', { range, text: quoteYaml(text) }))
}
