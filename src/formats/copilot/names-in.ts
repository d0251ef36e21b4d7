import type { Data } from '../../model.ts'
import { isList } from '../../syntax/fields.ts'

/** The names in a list, or in a text with commas between them; none in any other value. */
export function namesIn(value: Data): readonly string[] {
  const items = isList(value)
    ? value.map((item) => item.value)
    : typeof value === 'string'
      ? value.split(',')
      : []
  return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? item.trim() : []))
}
