import type { Details, Document, Report, Value } from '../../model.ts'
import { isList, isMapping, isTagged, kindOf, placeOf } from '../../syntax/fields.ts'
import { unquotedBelow } from '../../syntax/yaml-errors.ts'
import { revealing, safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { either } from '../../wording/wording.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import type { Subject } from './table.ts'

/** `[TODO: …]`, which a template left, is a list to YAML. */
const TEMPLATE_ITEM = /^\[(?:TODO|TBD|FIXME|Describe|Insert|Add|Replace|Your) ?[^[\]]*\]$/i

/** Reports a value that is there but is no text, and of some `values` none. */
export function reportNonText(subject: Subject, report: Report, values: readonly string[] = []): void {
  const { key, field, document } = subject
  const { value, range } = field
  if (value === null || typeof value === 'string') return
  if (isList(value) || isMapping(value)) {
    const write = values.length > 0 ? `Use ${either(values.map((each) => quote(each)))}` : 'Write plain text'
    const [message, details] = meantAsText(subject) ?? [`\`${key}\` is ${kindOf(value)}, not text. ${write}.`]
    return report(range, message, details)
  }
  const written = document.text.slice(...range)
  const problem = `\`${key}\` is ${kindOf(value)} ${quote(written)}, not text.`
  if (values.length > 0 && !values.includes(written))
    return report(range, `${problem} Use ${either(values.map((each) => quote(each)))}.`)
  report(range, `${problem} Quote it.`, quoting(document, field))
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
  const message = `\`${key}\` is ${kindOf(value)}, not a mapping. Write its fields as \`key: value\` below it, indented, one on each line.`
  report(range, message)
}

/** Reports the items of a list that are no text. */
export function reportNonTextItems({ key, field, document }: Subject, report: Report): void {
  if (!isList(field.value)) return
  for (const item of field.value) {
    if (typeof item.value === 'string') continue
    const cure = item.value === null ? 'Delete it, or write text.' : 'Write plain text.'
    const message = `An item of \`${key}\` is ${kindOf(item.value)}, not text. ${cure}`
    report(placeOf(item, field.key), message, quoting(document, item))
  }
}

/** What to say of a list or a mapping that was meant as text: a placeholder, or text without quotes. */
function meantAsText({ key, field, document: { text } }: Subject): readonly [string, Details?] | undefined {
  const { value, range } = field
  const written = text.slice(...range)
  if (
    isMapping(value) ? /^\{\{[^{}]*\}\}$/.test(written) : TEMPLATE_ITEM.test(written) && /[\s:]/.test(written)
  )
    return [`${quote(written)} is a placeholder of a template. Write the \`${key}\` in its place.`]
  if (!isMapping(value)) return undefined
  if (/^\{[^{}:"\n]*\}$/.test(written) && !isTagged(text, range))
    return [
      `${quote(written)} starts with \`{\`, so YAML reads a mapping. Quote the value.`,
      revealing(suggest('Quote the value', range, quoteYaml(written))),
    ]
  // A text below its key with a `: ` in it: the key of the mapping has spaces.
  const [name, ...others] = value.keys()
  if (name === undefined || others.length > 0 || !/\S\s/.test(name) || !written.startsWith(name))
    return undefined
  const colon = field.key[1]
  return [
    unquotedBelow(written, key),
    written.includes('\n') ? {} : revealing(suggest('Write `>-`', [colon + 1, colon + 1], ' >-')),
  ]
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
