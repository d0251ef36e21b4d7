import type { Details, Document, Report, Value } from '../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../text/fields.ts'
import { safely } from '../text/fixes.ts'
import { quote } from '../text/quote.ts'
import { quoteYaml } from '../text/write-yaml.ts'

/** Reports each of `keys` whose value is there but is no text. */
export function reportNonText(document: Document, keys: readonly string[], report: Report): void {
  for (const key of keys) {
    const field = document.fields.get(key)
    if (field === undefined || field.value === null || typeof field.value === 'string') continue
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

/** Quotes a number or boolean where it stands, so that YAML reads text. Nothing for any other value. */
export function quoting({ source }: Document, { value, range }: Value): Details {
  const text = source.text.slice(...range)
  if (
    (typeof value !== 'number' && typeof value !== 'boolean') ||
    !/^[\w.+-]+$/.test(text) ||
    isTagged(source.text, range)
  )
    return {}
  return safely('Quote the value', { range, text: quoteYaml(text) })
}
