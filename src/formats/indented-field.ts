import type { Missing } from '../lint/fields/rules.ts'
import type { FieldDocument } from '../lint/fields/table.ts'
import { isBlank, isMapping } from '../syntax/fields.ts'
import { quote } from '../wording/quote.ts'

/** What to say of a missing field that is a part of another one by its indentation; `problem` is a clause. */
export function indented(
  key: string,
  problem: string,
  { fields }: Pick<FieldDocument, 'fields'>,
): Missing | undefined {
  for (const [name, { value }] of fields) {
    const field = isMapping(value) ? value.get(key) : undefined
    if (field === undefined || typeof field.value !== 'string' || isBlank(field)) continue
    return {
      message: `${problem}: it is indented below ${quote(name)}. Move it to the margin.`,
      range: field.key,
    }
  }
  return undefined
}
