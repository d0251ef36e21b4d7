import type { Missing } from '../lint/fields/rules.ts'
import type { FieldDocument } from '../lint/fields/table.ts'
import type { Details, Field, Range } from '../model.ts'
import { isBlank, isMapping } from '../syntax/fields.ts'
import { lineEnd } from '../syntax/position.ts'
import { quote } from '../wording/quote.ts'

type Fields = Pick<FieldDocument, 'fields' | 'text'>

/** What to say of a missing field that is a part of another one by its indentation; `problem` is a clause. */
export function indented(key: string, problem: string, document: Fields): Missing | undefined {
  for (const [name, { key: above, value }] of document.fields) {
    const field = isMapping(value) ? value.get(key) : undefined
    if (field === undefined || typeof field.value !== 'string' || isBlank(field)) continue
    const only = isMapping(value) && value.size === 1
    return {
      message: `${problem}: it is indented below ${quote(name)}. Move it to the margin.`,
      range: field.key,
      ...moving(field, above, only, document.text),
    }
  }
  return undefined
}

/** Moves a field above the one that it is a part of, and deletes that one where nothing else is left of it. */
function moving({ key, range }: Field, above: Range, isOnly: boolean, text: string): Details {
  const line = text.lastIndexOf('\n', key[0]) + 1
  const indent = text.slice(line, key[0])
  const aboveLine = text.lastIndexOf('\n', above[0]) + 1
  if (!/^ +$/.test(indent) || aboveLine !== above[0]) return {}
  // A block ends with its line break.
  const end = text[range[1] - 1] === '\n' ? range[1] : lineEnd(text, range[1]) + 1
  const moved = text.slice(key[0], end).replaceAll(`\n${indent}`, '\n')
  const edits = isOnly
    ? [{ range: [above[0], end] as const, text: moved }]
    : [
        { range: [above[0], above[0]] as const, text: moved },
        { range: [line, end] as const, text: '' },
      ]
  return { fix: { title: 'Move it to the margin', safe: false, edits, reveals: true } }
}
